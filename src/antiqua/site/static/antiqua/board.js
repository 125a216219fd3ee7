// The board: where it does not fit in a readable size it can be dragged and zoomed, and buttons jump to its parts.
"use strict";
window.antiquaBoard = (() => {
  const small = matchMedia("(max-width: 1099px)");
  const SIZE = { width: 1112, height: 828 };
  const LEAST = .84;  // drawn smaller than this, its numbers cannot be read
  const READABLE = .97, FINGER = 44, LARGE = 130, LARGEST = 1.3;
  const view = { x: 0, y: 0, scale: 1 };
  const pointers = new Map();
  let dragged = false, roaming = false, whole = false;

  const board = () => document.getElementById("board");
  const pan = () => document.getElementById("pan");
  const fit = (box) => Math.min(box.width / SIZE.width, box.height / SIZE.height);

  // whether the board is larger than its place; the row of buttons, which is there only then, does not count
  function measure() {
    const stage = document.getElementById("stage").getBoundingClientRect(), strip = document.querySelector(".strip");
    roaming = small.matches || fit({ width: stage.width, height: stage.height - strip.offsetHeight }) < LEAST;
    document.body.classList.toggle("roams", roaming);
  }

  function draw(smooth) {
    measure();
    put(smooth);
  }
  function put(smooth) {
    const inner = pan();
    if (!roaming) { inner.style.transform = ""; return; }
    const box = board().getBoundingClientRect(), least = fit(box);
    if (whole) view.scale = least;
    view.scale = Math.min(2.4, Math.max(Math.min(least, 1), view.scale));
    const slack = 60;
    view.x = Math.min(slack, Math.max(box.width - SIZE.width * view.scale - slack, view.x));
    view.y = Math.min(slack, Math.max(box.height - SIZE.height * view.scale - slack, view.y));
    if (whole) {
      view.x = (box.width - SIZE.width * least) / 2;
      view.y = (box.height - SIZE.height * least) / 2;
    }
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    inner.style.transition = smooth && !calm ? "transform .3s ease-out" : "none";
    inner.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }

  // a target's ghosts may lie far from where it can be hit
  const rect = (element) => ((element.classList.contains("target") && element.querySelector(".hit")) || element).getBoundingClientRect();

  // where things lie on the board, in the drawing's own units
  function boxesOf(elements) {
    const zero = pan().getBoundingClientRect(), scale = zero.width / SIZE.width;
    return elements.map(rect).filter((box) => box.width).map((box) => {
      // what is drawn beyond the board, for large windows, does not count
      const x = Math.max(0, (box.left - zero.left) / scale), y = Math.max(0, (box.top - zero.top) / scale);
      return {
        x, y,
        width: Math.max(1, Math.min(SIZE.width, (box.right - zero.left) / scale) - x),
        height: Math.max(1, Math.min(SIZE.height, (box.bottom - zero.top) / scale) - y),
      };
    });
  }
  function around(boxes) {
    if (!boxes.length) return null;
    const x = Math.min(...boxes.map((box) => box.x)), y = Math.min(...boxes.map((box) => box.y));
    const right = Math.max(...boxes.map((box) => box.x + box.width)), bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
  }
  const boxOf = (elements) => around(boxesOf(elements));

  // large enough to be read and, with a finger, to be hit
  function readable(boxes) {
    if (!small.matches || !boxes.length) return READABLE;
    const least = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
    return Math.min(LARGEST, Math.max(READABLE, FINGER / least));
  }

  function centre(box, smooth = true) {
    const { width, height } = board().getBoundingClientRect();
    // up to the board's edge and no further, where it is larger than the window
    const place = (room, size, middle) => {
      const wanted = room / 2 - middle * view.scale, most = room - size * view.scale;
      return most < 0 ? Math.min(0, Math.max(most, wanted)) : wanted;
    };
    view.x = place(width, SIZE.width, box.x + box.width / 2);
    view.y = place(height, SIZE.height, box.y + box.height / 2);
    draw(smooth);
  }

  // the place from which the most of the boxes are in sight, and there their common middle
  function most(boxes, scale) {
    const frame = board().getBoundingClientRect(), width = frame.width / scale, height = frame.height / scale, edge = 4;
    const places = (starts, ends, size) => [...new Set([...starts.map((one) => one - edge), ...ends.map((one) => one + edge - size)].map(Math.round))];
    const xs = places(boxes.map((box) => box.x), boxes.map((box) => box.x + box.width), width);
    const ys = places(boxes.map((box) => box.y), boxes.map((box) => box.y + box.height), height);
    let best = [boxes[0]];
    for (const x of xs) {
      const column = boxes.filter((box) => box.x >= x && box.x + box.width <= x + width);
      if (column.length <= best.length) continue;
      for (const y of ys) {
        const seen = column.filter((box) => box.y >= y && box.y + box.height <= y + height);
        if (seen.length > best.length) best = seen;
      }
    }
    return around(best);
  }

  // all that is wanted if it fits in a readable size, else where most of what can be chosen is
  function show(box, boxes) {
    const frame = board().getBoundingClientRect(), scale = readable(boxes);
    const room = Math.min(frame.width / (box.width + 24), frame.height / (box.height + 24));
    whole = false;
    view.scale = Math.max(scale, Math.min(small.matches ? 1.15 : 1, room));
    if (room >= scale) return centre(box);
    // of large things, parts of all are better than all of one
    const least = Math.min(...boxes.map((one) => Math.min(one.width, one.height)));
    if (boxes.length) return centre(least * scale > LARGE ? box : most(boxes, scale));
    centre(box, false);  // what is too large begins at its upper left
    if (box.width * scale > frame.width) view.x = 8 - box.x * scale;
    if (box.height * scale > frame.height) view.y = 8 - box.y * scale;
    draw(true);
  }

  // as wide as the screen, from its upper edge on
  function showTop(box) {
    whole = false;
    view.scale = Math.max(.86, board().getBoundingClientRect().width / (box.width + 14));
    view.x = (7 - box.x) * view.scale;
    view.y = (7 - box.y) * view.scale;
    draw(true);
  }

  // starts on what can be done
  function toTargets(starting) {
    draw(false);
    if (!roaming || whole === "asked") return;
    const { plain } = document.getElementById("table").dataset;  // the sheet shows these as well
    const every = [...document.querySelectorAll("#board .target")];
    const told = every.filter((target) => !(plain && target.closest(plain)));
    const main = told.filter((target) => !target.classList.contains("aside"));
    const targets = main.length ? main : told;
    const first = document.querySelector("[data-first]");
    if (!small.matches && !every.length) {  // nothing is to be done: all of it
      whole = "idle";
      return draw(false);
    }
    if (first && (!small.matches || targets.every((target) => part(first)?.contains(target)))) {
      if (!small.matches) return show(boxOf(every), boxesOf(every));
      if (starting || every.length) jump(first);
      return;
    }
    if (!targets.length) return;
    const boxes = boxesOf(targets), picked = targets.find((target) => target.classList.contains("picked"));
    whole = false;
    if (picked) { view.scale = Math.max(view.scale, readable(boxes)); return centre(boxOf([picked])); }
    show(around(boxes), boxes);
  }

  const part = (button) => document.getElementById(button.dataset.jump);
  function within(button) {
    const group = part(button);
    if (!group) return [];
    const { of } = button.dataset;
    const own = [...group.querySelectorAll(".target")];
    const others = of ? [...document.querySelectorAll(`#board .target[data-move*=" ${of}"], #ring-${of} .target`)] : [];
    return [...new Set([...own, ...others])];
  }

  function jump(button) {
    document.querySelectorAll("[data-jump]").forEach((other) => other.classList.toggle("on", other === button));
    const box = boxOf([part(button)]);
    if (!box) return;
    if (small.matches && button.dataset.first !== undefined) return showTop(box);
    if (button.classList.contains("round")) { box.x -= 62; box.y -= 62; box.width += 124; box.height += 124; }
    show(box, boxesOf(within(button)));
  }

  function counts() {
    document.querySelectorAll("[data-jump]").forEach((button) => {
      const number = within(button).filter((target) => !target.classList.contains("aside")).length;
      button.querySelector("u").textContent = number || "";
      button.classList.toggle("has-targets", number > 0);
    });
  }

  function showWhole() {
    whole = whole ? false : "asked";
    document.querySelectorAll("[data-jump]").forEach((other) => other.classList.remove("on"));
    if (whole) return draw(true);
    if (document.querySelector("#board .target")) return toTargets(true);
    view.scale = READABLE;
    centre({ x: 0, y: 0, ...SIZE });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-jump]");
    if (button) jump(button);
    else if (event.target.closest("[data-whole]")) showWhole();
  });

  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (!roaming || !event.target.closest("#board")) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
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
    put(false);
  });
  const up = (event) => { pointers.delete(event.pointerId); };
  document.addEventListener("pointerup", up);
  document.addEventListener("pointercancel", up);
  document.addEventListener("wheel", (event) => {
    if (!roaming || !event.target.closest("#board")) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, { x: event.clientX, y: event.clientY });
    put(false);
  }, { passive: false });

  function zoom(factor, point) {
    const box = board().getBoundingClientRect();
    const next = Math.min(2.4, Math.max(.3, view.scale * factor));
    const real = next / view.scale;
    whole = false;
    view.x = (point.x - box.left) - ((point.x - box.left) - view.x) * real;
    view.y = (point.y - box.top) - ((point.y - box.top) - view.y) * real;
    view.scale = next;
  }

  // a target that gets the focus by the keyboard is brought into sight
  document.addEventListener("focusin", (event) => {
    const target = event.target.closest("#board .target");
    if (target && !pointers.size) reveal(target);
  });
  function reveal(target) {
    if (!roaming) return;
    const box = rect(target), frame = board().getBoundingClientRect();
    const inside = box.left > frame.left && box.right < frame.right && box.top > frame.top && box.bottom < frame.bottom;
    if (!inside) centre(boxOf([target]));
  }
  let wide = innerWidth;
  addEventListener("resize", () => requestAnimationFrame(() => {
    const was = roaming;
    draw(false);
    if (innerWidth !== wide || roaming !== was) toTargets(true);
    wide = innerWidth;
  }));

  return { small, draw, rect, reveal, toTargets, counts, roams: () => roaming, wasDragged: () => dragged, isSmall: () => small.matches };
})();
