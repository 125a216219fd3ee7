// The board on a small screen: drag to move it, two fingers or the wheel to zoom, buttons to jump to a part.
"use strict";
window.antiquaBoard = (() => {
  const small = matchMedia("(max-width: 1099px)");
  const SIZE = { width: 1112, height: 828 };
  const view = { x: 0, y: 0, scale: 1 };
  const pointers = new Map();
  let dragged = false;

  const board = () => document.getElementById("board");
  const pan = () => document.getElementById("pan");

  function draw(smooth) {
    const inner = pan();
    if (!small.matches) { inner.style.transform = ""; return; }
    const box = board().getBoundingClientRect();
    const least = Math.min(box.width / SIZE.width, box.height / SIZE.height);
    view.scale = Math.min(2.4, Math.max(Math.min(least, 1), view.scale));
    const slack = 60;
    view.x = Math.min(slack, Math.max(box.width - SIZE.width * view.scale - slack, view.x));
    view.y = Math.min(slack, Math.max(box.height - SIZE.height * view.scale - slack, view.y));
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    inner.style.transition = smooth && !calm ? "transform .3s ease-out" : "none";
    inner.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }

  // a target's ghosts may lie far from where it can be hit
  const rect = (element) => ((element.classList.contains("target") && element.querySelector(".hit")) || element).getBoundingClientRect();

  // where something lies on the board, in the drawing's own units
  function boxOf(elements) {
    const zero = pan().getBoundingClientRect();
    const scale = zero.width / SIZE.width;
    const all = elements.map(rect).filter((box) => box.width);
    if (!all.length) return null;
    const left = Math.min(...all.map((box) => box.left)), right = Math.max(...all.map((box) => box.right));
    const top = Math.min(...all.map((box) => box.top)), bottom = Math.max(...all.map((box) => box.bottom));
    // what is drawn beyond the board, for large windows, does not count
    const x = Math.max(0, (left - zero.left) / scale), y = Math.max(0, (top - zero.top) / scale);
    return {
      x, y,
      width: Math.max(1, Math.min(SIZE.width, (right - zero.left) / scale) - x),
      height: Math.max(1, Math.min(SIZE.height, (bottom - zero.top) / scale) - y),
    };
  }

  function show(box, fit) {
    if (!box || !small.matches) return;
    const window_ = board().getBoundingClientRect();
    const room = Math.min(window_.width / (box.width + 40), window_.height / (box.height + 40));
    if (fit) view.scale = Math.min(1.15, Math.max(.45, room));
    view.x = window_.width / 2 - (box.x + box.width / 2) * view.scale;
    if (fit && box.width > 5 * box.height) {  // a long row begins at its left and is moved along
      view.scale = .9;
      view.x = 8 - box.x * view.scale;
    }
    view.y = window_.height / 2 - (box.y + box.height / 2) * view.scale;
    draw(true);
  }

  // as wide as the screen, from its upper edge on
  function showTop(box) {
    view.scale = board().getBoundingClientRect().width / (box.width + 14);
    view.x = (7 - box.x) * view.scale;
    view.y = (7 - box.y) * view.scale;
    draw(true);
  }

  // starts on what can be done: all targets if they fit in a readable size, else the part with the most
  function toTargets(starting) {
    const targets = [...document.querySelectorAll("#board .target")];
    if (!small.matches) return;
    // where the sheet below shows what can be done, the board begins with the part that goes with it
    const first = document.querySelector("[data-first]");
    if (first && ![...document.querySelectorAll("[data-jump]")].some((button) => button !== first && count(button))) {
      if (starting || targets.length) jump(first);
      return;
    }
    if (!targets.length) return;
    const picked = targets.find((target) => target.classList.contains("picked"));
    if (picked) { view.scale = Math.max(view.scale, .95); return show(boxOf([picked]), false); }
    const all = boxOf(targets), window_ = board().getBoundingClientRect();
    const fits = all && Math.min(window_.width / (all.width + 60), window_.height / (all.height + 60)) > .62;
    if (fits) return show(all, true);
    const part = [...document.querySelectorAll("[data-jump]")].sort((a, b) => count(b) - count(a))[0];
    if (part && count(part)) jump(part); else show(boxOf(targets.slice(0, 1)), false);
  }

  const part = (button) => document.getElementById(button.dataset.jump);
  function within(button) {
    const group = part(button);
    if (!group) return [];
    const { of } = button.dataset;
    const own = [...group.querySelectorAll(".target")];
    const around = of ? [...document.querySelectorAll(`#board .target[data-move*=" ${of}"]`)] : [];
    return [...new Set([...own, ...around])];
  }
  const count = (button) => within(button).length;

  function jump(button) {
    document.querySelectorAll("[data-jump]").forEach((other) => other.classList.toggle("on", other === button));
    const gear = button.classList.contains("round");
    const box = boxOf([part(button)]);
    if (box && button.dataset.first !== undefined) return showTop(box);
    if (box && gear) { box.x -= 62; box.y -= 62; box.width += 124; box.height += 124; }
    show(box, true);
  }

  function counts() {
    document.querySelectorAll("[data-jump]").forEach((button) => {
      const number = count(button);
      button.querySelector("u").textContent = number || "";
      button.classList.toggle("has-targets", number > 0);
    });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-jump]");
    if (button) jump(button);
  });

  document.addEventListener("pointerdown", (event) => {
    if (!small.matches || !event.target.closest("#board")) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) dragged = false;
  });
  document.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.size === 1) {
      if (!dragged && Math.hypot(now.x - before.x, now.y - before.y) < 7) return;
      dragged = true;
      view.x += now.x - before.x;
      view.y += now.y - before.y;
    } else {
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoom(Math.hypot(now.x - other.x, now.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1), middle);
      dragged = true;
    }
    pointers.set(event.pointerId, now);
    draw(false);
  });
  const up = (event) => { pointers.delete(event.pointerId); };
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("wheel", (event) => {
    if (!small.matches || !event.target.closest("#board")) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX, y: event.clientY });
    draw(false);
  }, { passive: false });

  function zoom(factor, point) {
    const box = board().getBoundingClientRect();
    const next = Math.min(2.4, Math.max(.3, view.scale * factor));
    const real = next / view.scale;
    view.x = (point.x - box.left) - ((point.x - box.left) - view.x) * real;
    view.y = (point.y - box.top) - ((point.y - box.top) - view.y) * real;
    view.scale = next;
  }

  // a target that gets the focus by the keyboard is brought into sight
  document.addEventListener("focusin", (event) => {
    const target = event.target.closest("#board .target");
    if (!target || !small.matches || pointers.size) return;
    const box = rect(target), window_ = board().getBoundingClientRect();
    const inside = box.left > window_.left && box.right < window_.right && box.top > window_.top && box.bottom < window_.bottom;
    if (!inside) show(boxOf([target]), false);
  });
  small.addEventListener("change", () => { draw(false); toTargets(); });

  return { draw, rect, toTargets, counts, show, boxOf, wasDragged: () => dragged, isSmall: () => small.matches };
})();
