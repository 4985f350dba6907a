/**
 * Downloads a text as a file.
 *
 * @param name the file's name
 * @param type its media type
 * @param text its content
 */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // By the next paint the download has started, so the text can be freed.
  requestAnimationFrame(() => URL.revokeObjectURL(url));
}
