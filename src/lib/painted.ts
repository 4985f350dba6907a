/** The element in which an inline script has shown the first question before the site's own script came. */
export const paintedId = "painted-question";

function nameOf(button: Element): string {
  return button.getAttribute("aria-label") ?? button.textContent;
}

/** @param painted remembers the last button that was pressed in it, for `takeOver` */
export function watchPresses(painted: HTMLElement): void {
  painted.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("button");
    if (button) painted.dataset.pressed = nameOf(button);
  });
}

/**
 * Puts the living page in the place of the painted one. What was chosen or pressed there is chosen and pressed here, so
 * that nothing a quick child does is lost.
 */
export function takeOver(): void {
  const painted = document.getElementById(paintedId);
  if (!painted) return;
  const chosen = painted.querySelector<HTMLInputElement>("input:checked")?.value;
  const { pressed } = painted.dataset;
  painted.remove();
  document.getElementById("root")?.style.removeProperty("display");
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]:not(:checked)")];
  radios.find(({ value }) => value === chosen)?.click();
  const buttons = [...document.querySelectorAll("button")];
  if (pressed !== undefined) buttons.find((button) => nameOf(button) === pressed)?.click();
}
