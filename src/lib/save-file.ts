/**
 * Hands a text to the browser as a file to keep.
 *
 * @param name the file's name
 * @param type its media type
 * @param text its content
 */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // The download has started by the time the page is painted again; the text need not stay in memory after it.
  requestAnimationFrame(() => URL.revokeObjectURL(url));
}
