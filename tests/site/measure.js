// Measures a page in a browser: sizes on the board, contrast of words, what is cut, how headings follow.
() => {
  const frame = document.querySelector("#board")?.getBoundingClientRect();
  const shown = (element) => {
    const box = element.getBoundingClientRect(), style = getComputedStyle(element);
    return box.width > 1 && box.height > 1 && style.visibility !== "hidden" && !element.closest(".sr, [hidden], dialog:not([open])");
  };
  const within = (box) => box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1;
  const found = { small: [], pale: [], cut: [], wide: [], targets: 0, inside: 0, touched: 0, least: null, scale: null };

  if (frame) {
    const svg = document.querySelector("#pan > svg"), matrix = svg.getScreenCTM();
    found.scale = Math.hypot(matrix.a, matrix.b);
    for (const text of svg.querySelectorAll("text")) {
      const box = text.getBoundingClientRect();
      if (!box.width || !within(box)) continue;
      const own = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(own.a, own.b);
      if (size < 11.9) found.small.push([text.textContent, size]);
    }
    const { plain } = document.querySelector("#table").dataset;  // what the sheet of a small screen shows as well
    const aside = (target) => innerWidth < 1100 && plain && target.closest(plain);
    const boxes = [...svg.querySelectorAll(".target")].filter((target) => !aside(target)).map((target) => (target.querySelector(".hit") ?? target).getBoundingClientRect());
    found.targets = boxes.length;
    found.inside = boxes.filter(within).length;
    found.touched = boxes.filter((box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom).length;
    found.least = Math.min(99, ...boxes.map((box) => Math.min(box.width, box.height)));
  }

  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  const colour = (words) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = words;
    paint.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = paint.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top, under) => [0, 1, 2].map((part) => top[part] * top[3] + under[part] * (1 - top[3])).concat(1);
  const light = (mixed) => [0.2126, 0.7152, 0.0722].reduce((sum, share, part) => {
    const value = mixed[part] / 255;
    return sum + share * (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
  const above = (element) => { const all = []; for (let one = element; one; one = one.parentElement) all.push(one); return all; };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode.textContent.trim(), element = words.currentNode.parentElement;
    if (!text || element.closest("svg, script, style, :disabled") || !shown(element)) continue;
    const style = getComputedStyle(element), size = parseFloat(style.fontSize), chain = above(element);
    if (size < 12) found.small.push([text, size]);
    const grounds = chain.map((one) => colour(getComputedStyle(one).backgroundColor));
    const ground = grounds.reverse().reduce((under, top) => over(top, under), [255, 255, 255, 1]);
    const ink = colour(style.color);
    ink[3] *= chain.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
    const [dark, bright] = [light(over(ink, ground)), light(ground)].sort((one, other) => one - other);
    const ratio = (bright + 0.05) / (dark + 0.05), large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) found.pale.push([text, Number(ratio.toFixed(2))]);
  }

  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    if (!shown(element) || element.closest("#board, .jump, .filters")) continue;
    if (element.getBoundingClientRect().right > innerWidth + 1) found.wide.push(element.className || element.tagName);
  }
  // panels whose goods leave them
  for (const good of document.querySelectorAll(".player .good, .player .laurel, .player .sign")) {
    const panel = good.closest(".player").getBoundingClientRect(), box = good.getBoundingClientRect();
    if (box.width && (box.right > panel.right + 1 || box.left < panel.left - 1)) found.cut.push(good.title);
  }
  const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map((heading) => Number(heading.tagName[1]));
  found.headings = levels[0] === 1 && levels.every((level, place) => !place || level <= levels[place - 1] + 1);
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  found.twice = ids.filter((id, place) => ids.indexOf(id) !== place);
  found.rings = [...document.querySelectorAll("#board .mark")].slice(0, 9).map((mark) => {
    const style = getComputedStyle(mark);
    return style.animationName === "none" && style.stroke !== "none" && Number(style.opacity) > 0.9 && parseFloat(style.strokeWidth) >= 2;
  });
  return found;
}
