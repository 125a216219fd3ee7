// The table: board and list do the same things; keys; news from the server; turns of others shown again.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const app = () => $("#table");
  const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
  const board = window.antiquaBoard;
  // a shown turn stands as long as its words take to read, in milliseconds
  const standing = (text) => Math.min(12000, 1400 + 45 * text.trim().length);
  let busy = false, replaying = null, selected = null, tab = "now", before = null;

  // ------------------------------------------------------------------ what morphing leaves alone
  htmx.registerExtension("antiqua", {
    htmx_before_morph_attr: (element, { attrName }) => !(
      (element.id === "pan" && attrName === "style")
      || (element.id === "table" && attrName === "data-tab")
      || (element.tagName === "DIALOG" && attrName === "open")
      || (element.tagName === "DETAILS" && (attrName === "open" || attrName === "style"))),
  });

  // morphing makes a new group of a drawing as if it were HTML, and then nothing of it is to be seen
  const DRAWN = new Set(["g", "svg", "defs", "text"]), create = document.createElement.bind(document);
  document.createElement = (name, options) => DRAWN.has(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name) : create(name, options);

  const { same, button, point, tell } = window.antiquaPointing;

  // ------------------------------------------------------------------ choosing before doing
  // What cannot be taken back, and what a finger covers, is chosen first and done second.
  const QUICK = 350;  // milliseconds: a second click this soon is no decision
  let chosenAt = 0;
  function select(move, quietly) {
    selected = move;
    chosenAt = performance.now();
    all(".picked").forEach((element) => element.classList.remove("picked"));
    const sure = $("#sure"), source = move && button(move);
    if (source) same(move).forEach((element) => element.classList.add("picked"));
    if (sure) {
      const words = source?.parentElement.querySelector(".sure");
      sure.dataset.none ??= sure.textContent;
      if (words) sure.innerHTML = words.innerHTML; else sure.textContent = source?.querySelector(".name")?.textContent ?? sure.dataset.none;
      sure.value = move ?? "";
      sure.disabled = !source;
      sure.hidden = !source && !sure.dataset.none;
    }
    thumb(source);
    if (source) {
      (source.closest("li") ?? source).scrollIntoView({ block: "nearest" });
      nth();
    }
    point(move, quietly ? "list" : "board");
  }
  // the button under the thumb that does what was touched on the board, where the game has none of its own
  function thumb(source) {
    const press = $("#thumb");
    if (!press) return;
    const target = source && all("#board .target").find((found) => found.dataset.move === source.dataset.move);
    press.hidden = press.disabled = !target || !board.isSmall();
    press.value = target ? source.dataset.move : "";
    press.textContent = target ? target.getAttribute("aria-label").split(" (")[0] : "";
    if (press.hidden) return;
    if (tab !== "now") openTab("now");
    requestAnimationFrame(() => board.reveal(target));  // the sheet may have grown over it
  }
  function doOrChoose(event, move, must) {
    const source = button(move);
    if (selected === move) { if (event.timeStamp - chosenAt > QUICK) act($("#sure") ?? source); return; }
    if (!source || !(must || source.dataset.final !== undefined)) return act(source);
    select(move);
    chosenAt = event.timeStamp;  // when it was pressed: a slow device may have come to it late
  }

  // ------------------------------------------------------------------ long lists
  const lines = () => all(".browse li").filter((line) => !line.hidden);
  const moveOf = (line) => line.querySelector("[data-move]").dataset.move;
  function nth() {
    const shown = lines(), place = shown.findIndex((line) => moveOf(line) === selected);
    const counter = $("#nth");
    if (counter) counter.textContent = place < 0 ? String(shown.length) : `${place + 1} / ${shown.length}`;
  }
  function sift(key) {
    all("[data-filter]").forEach((element) => element.setAttribute("aria-pressed", String(element.dataset.filter === key)));
    all(".browse li").forEach((line) => {
      const choice = line.querySelector("[data-move]");
      line.hidden = Boolean(key) && !(choice.dataset.tags ?? "").split(" ").includes(key);
      all("#board .target").filter((target) => target.dataset.move === choice.dataset.move).forEach((target) => target.classList.toggle("dim", line.hidden));
    });
    firstOfLong();
    nth();
  }
  function sort(key) {
    const rank = (line) => Number(line.querySelector("[data-move]").getAttribute(`data-rank-${key}`));
    all(".browse.long .list").forEach((list) => list.append(...[...list.children].sort((a, b) => rank(a) - rank(b))));
    nth();
  }
  function step(by) {
    const shown = lines(), place = shown.findIndex((line) => moveOf(line) === selected);
    if (!shown.length) return;
    select(moveOf(shown[(place + by + shown.length) % shown.length]));
    if (board.isSmall()) board.toTargets();
  }
  // a small screen shows one line at a time, and it is chosen
  function firstOfLong() {
    const shown = lines();
    if (!shown.length || !$(".browse.long") || !board.isSmall() || shown.some((line) => moveOf(line) === selected)) return;
    select(moveOf(shown[0]), true);
  }
  document.addEventListener("change", (event) => { if (event.target.matches("[data-order]")) sort(event.target.value); });

  const targetOf = (event) => event.target.closest?.("[data-move]");
  const placeOf = (element) => element.closest("#board") ? "board" : "list";
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const element = targetOf(event);
    if (element) point(element.dataset.move, placeOf(element));
    else if ($(".hot")) point(selected, "board");
    if (!element) tell(event.target);
  });
  document.addEventListener("focusin", (event) => {
    if (lastPointer === "touch") return;  // a finger has not clicked yet: nothing may move under it
    const element = targetOf(event);
    if (element) point(element.dataset.move, placeOf(element));
  });

  // ------------------------------------------------------------------ doing
  function act(element) {
    if (element && !element.disabled && (!busy || fetching) && !replaying) element.form.requestSubmit(element);
  }
  const nameOf = ({ id, name, value }) => [id, name, value].join("|");
  let later = null;  // what was pressed while news of others came: it is done when they are there
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "play" || !busy || !fetching) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    later = event.submitter && nameOf(event.submitter);
  }, true);

  let lastPointer = "mouse";
  document.addEventListener("pointerdown", (event) => { lastPointer = event.pointerType; }, true);
  document.addEventListener("keydown", () => { lastPointer = "key"; }, true);
  document.addEventListener("click", (event) => {
    const target = event.target.closest("#board .target");
    if (target) {
      if (board.wasDragged()) return;
      // a finger covers what it points at: the first tap shows, the second does
      return doOrChoose(event, target.dataset.move, lastPointer === "touch");
    }
    if (lastPointer === "touch") tell(board.wasDragged() ? null : event.target);
    const final = event.target.closest("#play [data-final]");
    if (final) { event.preventDefault(); return doOrChoose(event, final.dataset.move); }
    const filter = event.target.closest("[data-filter]");
    if (filter) return sift(filter.dataset.filter);
    const stepper = event.target.closest("[data-step]");
    if (stepper) return step(Number(stepper.dataset.step));
    if (selected && !$("#sure") && !event.target.closest("#play, .jump")) select(null);
    const chosen = event.target.closest("[data-tab]");
    if (chosen && chosen.role === "tab") return openTab(chosen.dataset.tab);
    const player = event.target.closest("[data-player]");
    if (player || $(".others details[open]")) openPlayer(player, event);
    if (event.target.closest("[data-help]")) return $("#help").showModal();
    if (event.target.closest("[data-again]")) return replay(app().querySelector("[data-replay]").dataset.replay);
    if (event.target.closest(".skip-replay")) return replaying?.skip();
    if (event.target.closest(".hold-replay")) return replaying?.hold();
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || $("dialog[open]")) return;
    const typing = event.target.matches("input:not([type=checkbox], [type=radio]), textarea, select");
    if (typing) return;
    const target = event.target.closest?.("#board .target");
    if (target && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); return doOrChoose(event, target.dataset.move); }
    const pick = event.target.closest?.(".pick input");
    if (pick && event.key === "Enter") { event.preventDefault(); return pick.click(); }
    const key = event.key.toLowerCase();
    if (key === "u") act($("#undo"));
    else if (key === "e") act($("#end") ?? $("#sure") ?? $("#keep"));
    else if (key === "s" && replaying) replaying.skip();
    else if (key === "p" && replaying) replaying.hold();
    else if (key === "escape") { select(null); firstOfLong(); replaying?.skip(); if (!board.isSmall()) closeOthers(); }
    else if (event.key === "?") $("#help").showModal();
    else return;
    event.preventDefault();
  });

  // ------------------------------------------------------------------ tabs of the small screen
  function openTab(name) {
    tab = name;
    app().dataset.tab = name;
    if (board.isSmall()) all(".others details").forEach((details) => { details.open = true; });
    all("[role=tab]").forEach((element) => {
      const chosen = element.dataset.tab === name;
      element.setAttribute("aria-selected", String(chosen));
      element.tabIndex = chosen ? 0 : -1;
      // on a wide screen all parts stand there at once and are no panels of tabs
      const panel = document.getElementById(element.dataset.tab);
      if (board.isSmall()) panel.setAttribute("role", "tabpanel"); else panel.removeAttribute("role");
    });
  }
  const ARROWS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
  document.addEventListener("keydown", (event) => {
    const by = ARROWS[event.key], tabs = all("[role=tab]"), place = tabs.indexOf(event.target);
    if (by === undefined || place < 0) return;
    event.preventDefault();
    const next = Number.isFinite(by) ? tabs.at((place + by) % tabs.length) : tabs.at(by < 0 ? 0 : -1);
    openTab(next.dataset.tab);
    next.focus();
  });

  // what stands open in a tab of the small screen would lie over the board of a wide one
  board.small.addEventListener("change", () => {
    if (!board.isSmall()) closeOthers();
    openTab(tab);
    firstOfLong();
  });
  function closeOthers() {
    all(".others details").forEach((details) => { details.open = false; });
    all("[data-player] button").forEach((button) => button.setAttribute("aria-expanded", "false"));
  }

  // on a wide screen a player's panel opens what they have built, on a small one the tab with all of them
  function openPlayer(panel, event) {
    if (event.target.closest(".others")) return;
    if (board.isSmall()) {
      if (!panel) return;
      openTab("others");
      return document.getElementById(`others-${panel.dataset.player}`).scrollIntoView({ block: "start" });
    }
    const wanted = panel && document.getElementById(`others-${panel.dataset.player}`);
    all(".others details").forEach((details) => {
      const open = details === wanted && !details.open;
      details.open = open;
      if (open) details.style.left = `${Math.max(8, panel.getBoundingClientRect().left)}px`;
    });
    all("[data-player]").forEach((other) => other.querySelector("button").setAttribute("aria-expanded", String(other === panel && Boolean(wanted?.open))));
  }

  // ------------------------------------------------------------------ wealth tiles: so many, not more
  function picks() {
    const keep = $("#keep");
    if (!keep) return;
    const boxes = all(".pick input"), chosen = boxes.filter((box) => box.checked).length;
    keep.disabled = chosen !== Number(keep.dataset.needs);
    boxes.forEach((box) => { box.disabled = !box.checked && chosen >= Number(keep.dataset.needs); });
  }
  document.addEventListener("change", (event) => { if (event.target.closest(".pick")) picks(); });

  // ------------------------------------------------------------------ after each change
  const numbers = () => Object.fromEntries(all(".strip b[id]").map((element) => [element.id, element.textContent]));
  function drawn(old) {
    if (!$("[data-tab=" + tab + "]")) tab = "now";
    if (app().dataset.acting === "yes" && before?.acting !== "yes") tab = "now";
    openTab(tab);
    picks();
    board.draw(false);
    board.counts();
    nth();
    firstOfLong();
    const only = all("#play [data-move]");
    if (only.length === 1 && only[0].dataset.final !== undefined) select(only[0].dataset.move, true);
    if (old) {
      const now = numbers();
      for (const id in now) if (old[id] !== undefined && old[id] !== now[id]) flash(document.getElementById(id));
    }
    document.title = (app().dataset.acting === "yes" ? "● " : "") + app().dataset.title;
    before = { acting: app().dataset.acting, version: Number(app().dataset.version) };
  }
  function flash(element) {
    element.classList.remove("changed");
    void element.offsetWidth;
    element.classList.add("changed");
    setTimeout(() => element.classList.remove("changed"), 1300);
  }
  function say() {
    const lines = [$("#now .notice")?.textContent, $("#log li.new")?.textContent, $("#now-title")?.textContent];
    $("#say").textContent = lines.filter(Boolean).join(". ");
  }

  // ------------------------------------------------------------------ requests
  let old = null, held = null;
  // what is chosen stays chosen, and the board where it is, when only news of others come
  let fetching = false, still = false, again = null;
  document.addEventListener("htmx:before:request", (event) => {
    busy = true;
    app().classList.add("busy");
  });
  document.addEventListener("htmx:finally:request", ({ detail }) => { if (detail.ctx !== waiting) finished(detail.ctx); });
  function finished(ctx) {
    if (fetching && ctx.status.startsWith("error")) setTimeout(refetch, 3000);
    busy = fetching = false;
    app().classList.remove("busy");
    const source = later && all("#play button").find((found) => nameOf(found) === later);
    later = null;
    if (source) return act(source);
    if (held !== null) { const version = held; held = null; news(version); }
  }
  // news that come while a button is pressed are shown when it is let go: a click needs it to stay where it is
  let presses = 0, pressed = 0, waiting = null;
  document.addEventListener("pointerdown", ({ button }) => { pressed = button === 0 ? ++presses : 0; }, true);
  async function released(press) {
    if (pressed && pressed !== press) return;  // another press has begun: its own end counts
    pressed = 0;
    const ctx = waiting;
    waiting = null;
    if (!ctx) return;
    await htmx.swap(ctx);
    finished(ctx);
  }
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(released, 60, pressed), true);
  document.addEventListener("htmx:before:swap", (event) => {
    const { ctx } = event.detail;
    if (ctx.target?.id !== "table") return;
    if (fetching && pressed) {
      event.preventDefault();
      waiting = ctx;
      setTimeout(released, 3000, pressed);  // whatever is held as long is no click
      return;
    }
    if (!ctx.text.includes('id="table"')) {  // a page about an error, not the table
      event.preventDefault();
      return notice(new DOMParser().parseFromString(ctx.text, "text/html").querySelector("#problem")?.textContent ?? app().dataset.lost);
    }
    if (Number(/data-version="(\d+)"/.exec(ctx.text)?.[1]) < Number(app().dataset.version)) {  // overtaken
      event.preventDefault();
      return;
    }
    const frames = framesIn(ctx.text);
    if (frames && !ctx.shown && !calm() && !document.hidden) {
      event.preventDefault();
      ctx.shown = true;
      ctx.status = "shown first";
      replay(frames, ctx);
      return;
    }
    old = numbers();
    still = fetching && app().dataset.acting === "yes";
    again = still ? selected : null;
    select(null);
  });
  document.addEventListener("htmx:after:swap", (event) => {
    if (event.detail.ctx.target?.id !== "table") return;
    drawn(old);
    if (again && button(again)) select(again, true);
    say();
    if (document.activeElement === document.body || !document.activeElement) $("#now")?.focus({ preventScroll: true });
    if (!(still && app().dataset.acting === "yes")) requestAnimationFrame(() => board.toTargets());
  });
  document.addEventListener("htmx:error", () => notice(app().dataset.lost));
  function notice(text) {
    const line = document.createElement("p");
    line.className = "notice";
    line.setAttribute("role", "alert");
    line.textContent = text;
    $("#now .notice")?.remove();
    $("#now").prepend(line);
  }

  // ------------------------------------------------------------------ news
  function fetchTable() {
    const { url, moves } = app().dataset;
    fetching = true;
    return htmx.ajax("GET", `${url}?from=${moves}`, { target: "#table", swap: "outerMorph", source: "#table" });
  }
  const refetch = () => busy || replaying ? setTimeout(refetch, 3000) : fetchTable();
  function news(version) {
    if (version <= Number(app().dataset.version)) return;
    if (busy || replaying) { held = Math.max(held ?? 0, version); return; }
    fetchTable();
  }
  let stream = null, wait = null;
  function listen() {
    if (document.hidden) {  // a browser keeps only a few lines to one site open, for all its pages
      stream?.close();
      stream = null;
      return;
    }
    if (stream) return;
    stream = new EventSource(app().dataset.events);
    stream.addEventListener("version", (event) => {
      clearTimeout(wait);
      wait = setTimeout(() => news(Number(event.data)), 90);  // bots play several turns at once
    });
    stream.addEventListener("error", ({ target }) => {
      if (target.readyState !== EventSource.CLOSED) return;  // it tries again by itself
      stream = null;
      setTimeout(listen, 3000);
    });
  }
  document.addEventListener("visibilitychange", listen);
  addEventListener("pageshow", listen);
  addEventListener("pagehide", () => { stream?.close(); stream = null; });

  // ------------------------------------------------------------------ showing turns again
  const framesIn = (text) => /data-frames="([\d ]*)"/.exec(text)?.[1].trim() ?? "";

  function buttonOf(name) {
    const made = document.createElement("button");
    made.type = "button";
    made.className = `button small ${name}`;
    return made;
  }

  async function replay(frames, ctx) {
    if (replaying) return;
    const steps = frames.split(" ").filter(Boolean);
    let skipped = false, paused = false, over = true, wake = () => {};
    const buttons = document.createElement("p"), skip = buttonOf("skip-replay"), hold = buttonOf("hold-replay");
    buttons.className = "replay-acts";
    buttons.append(hold, skip);
    skip.textContent = app().dataset.skip;
    const label = () => { hold.textContent = paused ? app().dataset.goOn : app().dataset.pause; };
    label();
    replaying = {
      skip: () => { skipped = true; wake(); },
      hold: () => { paused = !paused; label(); if (!paused && over) wake(); },
    };
    app().classList.add("replaying");
    try {
      for (const step of steps) {
        if (skipped) break;
        const response = await fetch(`${app().dataset.frameUrl}${step}/`, { headers: { "HX-Request": "true" }, credentials: "same-origin" });
        if (!response.ok || skipped) break;
        const was = numbers();
        await htmx.swap({ text: await response.text(), target: $("#stage"), swap: "outerMorph", sourceElement: app() });
        const caption = $(".caption"), time = standing(caption?.textContent ?? "");
        caption?.append(buttons);
        board.draw(false);
        const now = numbers();
        for (const id in now) if (was[id] !== undefined && was[id] !== now[id]) flash(document.getElementById(id));
        over = false;
        await new Promise((resolve) => { wake = resolve; setTimeout(() => { over = true; if (!paused) resolve(); }, time); });
      }
    } finally {
      replaying = null;
      buttons.remove();
      app().classList.remove("replaying");
      if (ctx) { old = numbers(); await htmx.swap(ctx); } else await fetchTable();
      if (held !== null) { const version = held; held = null; news(version); }
    }
  }

  listen();
  drawn(null);
  board.draw(false);
  requestAnimationFrame(() => board.toTargets(true));
})();
