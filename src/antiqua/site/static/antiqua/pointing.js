// What is pointed at, on the board or in the list, shows in both, with a note beside it that hides nothing.
"use strict";
window.antiquaPointing = (() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const app = () => $("#table");
  const board = window.antiquaBoard;

  const same = (move) => all(`[data-move="${CSS.escape(move)}"]`);
  const button = (move) => all("#play [data-move]").find((found) => found.dataset.move === move);

  function point(move, from) {
    if (move && all("#board .target").every((found) => found.dataset.move !== move)) from = "list";
    all(".hot").forEach((element) => element.classList.remove("hot"));
    const after = $("#after");
    $("#chip")?.remove();
    if (after) after.hidden = !after.dataset.kept;
    $("#leader")?.remove();
    if (!move) return;
    same(move).forEach((element) => element.classList.add("hot"));
    const source = button(move);
    const then = source?.parentElement.querySelector(".then");
    if (after && then) { after.innerHTML = then.innerHTML; after.hidden = false; after.dataset.kept = "1"; }
    if (from === "board" && source && !board.isSmall()) chip(source, move);
  }

  // what a note on the board may not cover where the game does not say it: spaces, pieces, cards, prices beside them
  const TOLD = ".worker, .target.hot .ghost > *, #hand, [id^=cell-], [id^=jungle-], [id^=skull-], [id^=card-], [id^=inner-], [id^=crest-], [id^=stack-]";
  // and what it covers only where all else is far away
  const LESS = "[id^=gear-], [id^=temple-], [id^=technology-], [id^=tile-], #placing, #market, #start-space, [id^=head-], [id^=row-]";
  function chip(source, move) {
    const target = all("#board .target").find((found) => found.dataset.move === move);
    const { plain } = app().dataset;
    if (!target || (plain && target.closest(plain))) return;
    const box = board.rect(target), frame = $("#board").getBoundingClientRect();
    const note = document.createElement("div");
    note.id = "chip";
    note.className = "chip";
    const title = document.createElement("b");
    title.className = "title";
    title.textContent = (target.getAttribute("aria-label") || source.getAttribute("aria-label") || "").split(" (")[0];
    note.append(title);
    const effects = source.querySelector(".effects"), small = source.querySelector("small");
    if (plain && small) note.append(small.cloneNode(true));
    if (effects) note.append(effects.cloneNode(true));
    if ($(".browse.long")) {
      note.classList.add("tall");
      const then = source.parentElement.querySelector(".then");
      if (then) note.append(...[...then.cloneNode(true).children]);
    }
    $("#board").append(note);
    const others = all("#board .target").filter((other) => other !== target).map(board.rect);
    const boxes = (selector) => all(`#board :is(${selector})`).filter((element) => element !== target).map((element) => element.getBoundingClientRect());
    const told = boxes(app().dataset.clear || TOLD), less = boxes(LESS);
    const nearest = (taken) => nearby(note, box, frame, [...taken, box], less);
    let best = nearest([...told, ...others]);
    // where nearly everything can be chosen, it may lie on some of that, but not far away
    if (app().dataset.clear && (!best || best.far > 170)) best = nearest(told) ?? best;
    best ??= nearest(others);
    if (best) lead(note, box, frame, best); else note.classList.add("aside");
  }

  // the nearest place that hides nothing; a square of 100 of `less` that it covers counts as much as 300 further away
  function nearby(note, box, frame, things, less) {
    const width = note.offsetWidth, height = note.offsetHeight;
    const taken = things.filter((other) => other.width && other.width < frame.width / 2);
    const x = box.left + box.width / 2 - frame.left, y = box.top + box.height / 2 - frame.top;
    let best = null;
    for (let left = 6; left + width < frame.width - 6; left += 14) {
      for (let top = 6; top + height < frame.height - 6; top += 14) {
        let far = Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));
        if (best && far >= best.far) continue;
        const a = left + frame.left - 4, b = top + frame.top - 4;
        if (taken.some((other) => other.left < a + width + 8 && other.right > a && other.top < b + height + 8 && other.bottom > b)) continue;
        const right = left + frame.left + width, bottom = top + frame.top + height;
        for (const other of less) {
          const wide = Math.min(right, other.right) - Math.max(left + frame.left, other.left);
          const high = Math.min(bottom, other.bottom) - Math.max(top + frame.top, other.top);
          if (wide > 0 && high > 0) far += wide * high * .03;
        }
        if (!best || far < best.far) best = { left, top, far };
      }
    }
    return best;
  }

  // puts the note there, with a line to what is pointed at
  function lead(note, box, frame, best) {
    const width = note.offsetWidth, height = note.offsetHeight;
    const x = box.left + box.width / 2 - frame.left, y = box.top + box.height / 2 - frame.top;
    Object.assign(note.style, { left: `${best.left}px`, top: `${best.top}px` });
    const endX = Math.min(best.left + width - 12, Math.max(best.left + 12, x)), endY = Math.min(best.top + height, Math.max(best.top, y));
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), line = document.createElementNS(svg.namespaceURI, "line");
    svg.id = "leader";
    for (const [name, value] of Object.entries({ x1: x, y1: y, x2: endX, y2: endY })) line.setAttribute(name, value);
    svg.append(line);
    const length = Math.hypot(endX - x, endY - y) || 1, edge = box.height / 2;
    line.setAttribute("x1", x + (endX - x) * Math.min(1, edge / length));
    line.setAttribute("y1", y + (endY - y) * Math.min(1, edge / length));
    $("#board").append(svg);
  }

  // what a card says in pictures, in words
  const TELLS = ".antiqua :is(.face, .tells)";
  function tell(element) {
    const card = element?.closest(TELLS);
    $("#chip.told")?.remove();
    const words = card?.querySelector(":scope > title")?.textContent;
    if (!words || $("#chip")) return;
    const note = document.createElement("div");
    note.id = "chip";
    note.className = "chip aside told";
    note.textContent = words;
    $("#board").append(note);
  }

  return { same, button, point, tell };
})();
