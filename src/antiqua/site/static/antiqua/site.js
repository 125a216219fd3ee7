// The theme switch: light or dark, kept in a cookie, so that the server sends the page in that theme.
"use strict";
(() => {
  const root = document.documentElement;
  const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-theme-switch]")) return;
    const theme = isDark() ? "light" : "dark";
    root.dataset.theme = theme;
    document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`;
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-copy]");
    if (!button) return;
    button.parentElement.querySelector("input").select();
    if (document.execCommand("copy")) button.textContent = button.dataset.copy;  // the newer way needs https
  });
  const levels = () => document.querySelectorAll(".seat-row").forEach((row) => {
    const chosen = row.querySelector("select").value;
    row.querySelectorAll("[data-level]").forEach((line) => { line.hidden = line.dataset.level !== chosen; });
  });
  // another game: its own options, and only as many seats as it has
  const game = (chosen) => {
    document.querySelectorAll("[data-game]").forEach((part) => { part.hidden = part.disabled = part.dataset.game !== chosen.value; });
    document.querySelector("[data-chosen]").textContent = chosen.dataset.name;
    chosen.form.className = `new ${chosen.value}`;  // its seats' colours
    const allowed = chosen.dataset.players.split(" ");
    const counts = [...document.querySelectorAll("[name=players]")];
    counts.forEach((count) => { count.parentElement.hidden = !allowed.includes(count.value); });
    if (!allowed.includes(counts.find((count) => count.checked)?.value)) counts.find((count) => count.value === allowed.at(-1)).checked = true;
  };
  // with so many players an option is always on; with others it is as it was chosen
  const always = () => {
    const count = document.querySelector("[name=players]:checked")?.value;
    document.querySelectorAll("[data-always]").forEach((option) => {
      const must = option.dataset.always.split(" ").includes(count);
      if (must && !option.disabled) option.dataset.chosen = option.checked ? "yes" : "";
      if (!must && option.disabled) option.checked = option.dataset.chosen === "yes";
      if (must) option.checked = true;
      option.disabled = must;
    });
  };
  document.addEventListener("change", (event) => {
    if (event.target.closest(".seat-row")) levels();
    if (event.target.name === "game") game(event.target);
    if (["game", "players"].includes(event.target.name)) always();
  });
  levels();
  const first = document.querySelector("[name=game]:checked");  // a browser may bring a choice back after a reload
  if (first) game(first);
  always();
})();
