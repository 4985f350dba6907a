/**
 * @returns whether the page that came as HTML (tools/build/write-page.ts) is still that of the address that is open: a link may
 *   have been pressed before the script had taken it over
 */
export function isServedHere(): boolean {
  const page = document.querySelector<HTMLElement>("[data-address]");
  return page?.dataset.address === location.pathname;
}
