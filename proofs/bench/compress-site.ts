import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { globSync } from "tinyglobby";

/**
 * Writes a compressed copy (.br) of every text file of the site, as a host would send it.
 *
 * @param folder the built site
 */
export function compressSite(folder: string): void {
  for (const file of globSync("**/*.{html,js,css,svg,json,txt,xml}", { cwd: folder, absolute: true }))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
}
