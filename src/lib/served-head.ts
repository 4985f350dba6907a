/**
 * Takes away the head tags that came with the HTML, which the build has marked (tools/build/write-page.ts): React knows
 * nothing of them, and the page that is shown brings its own.
 */
export function removeServedHead(): void {
  for (const tag of document.querySelectorAll("head [data-served]")) tag.remove();
}
