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
  const levels = () => document.querySelectorAll(".seat-row").forEach((row) => {
    const chosen = row.querySelector("select").value;
    row.querySelectorAll("[data-level]").forEach((line) => { line.hidden = line.dataset.level !== chosen; });
  });
  document.addEventListener("change", (event) => { if (event.target.closest(".seat-row")) levels(); });
  levels();
})();
