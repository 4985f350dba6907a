import type { Plugin } from "vite";
import { editionDates } from "../../src/content/edition-dates.ts";

/** Has every module that is loaded with it read other editions than those of the migrations. */
export function replaceEditions(editions: readonly object[]): Plugin {
  return {
    name: "olympeak-season",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/src/content/edition-dates.ts")
        ? `export const editionDates = ${JSON.stringify(editions)};`
        : undefined,
  };
}

/**
 * Turns the site to another edition, as a migration does that makes it the current one.
 *
 * @param name the edition's name
 * @returns what does so to every module that is loaded with it
 * @throws Error for a name that no edition has
 */
export function makeCurrent(name: string): Plugin {
  const turned = editionDates.map((edition) =>
    Object.assign({}, edition, { isCurrent: edition.name === name }),
  );
  if (!turned.some(({ isCurrent }) => isCurrent)) throw new Error(`No edition is called ${name}.`);
  return replaceEditions(turned);
}
