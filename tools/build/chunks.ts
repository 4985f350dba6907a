import { globSync } from "tinyglobby";
import type { Manifest } from "vite";
import { projectFolder } from "../local/project-folder.ts";

export type { Manifest };

/** The entry of the site's script: its key in Vite's manifest. */
export const siteEntry = "src/main.tsx";

/**
 * Lists the scripts and styles that a browser needs for the given source files.
 *
 * @param manifest Vite's manifest
 * @param sources source files that each have a chunk, such as `src/pages/home.tsx`
 * @returns the URLs of their chunks and of all their imports, each once, in the given order
 * @throws Error naming the source file that has no chunk of its own
 */
export function listChunks(manifest: Manifest, sources: readonly string[]): string[] {
  const addedKeys = new Set<string>();
  const addWithImports = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has made no chunk of ${key}.`);
    if (addedKeys.has(key)) return;
    addedKeys.add(key);
    for (const next of chunk.imports ?? []) addWithImports(next);
  };
  for (const source of sources) addWithImports(source);
  return [...new Set([...addedKeys].map((key) => `/${manifest[key]?.file ?? ""}`))];
}

type Group = { name: string; test: (id: string) => boolean };

/**
 * Defines a chunk of files that are used together, because each separate file costs a round trip on a phone.
 *
 * @param name the chunk's name
 * @param patterns patterns of source files for tinyglobby
 * @returns the group, for Rolldown's `codeSplitting`
 * @throws Error naming the pattern that fits no file
 */
export function chunkGroup(name: string, patterns: readonly string[]): Group {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const matchingFiles = globSync(pattern, { cwd: projectFolder, absolute: true });
    if (matchingFiles.length === 0)
      throw new Error(`The chunk ${name} names ${pattern}, which fits no file.`);
    for (const file of matchingFiles) files.add(file);
  }
  return { name, test: (id) => files.has(id) };
}
