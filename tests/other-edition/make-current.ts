import type { Plugin } from "vite";
import { editionDates } from "../../src/content/edition-dates.ts";

/** Creates a Vite plugin that replaces the editions that the site is built with, which normally come from the migrations. */
export function replaceEditions(editions: readonly object[]): Plugin {
  return {
    name: "olympeak-editions",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/src/content/edition-dates.ts")
        ? `export const editionDates = ${JSON.stringify(editions)};`
        : undefined,
  };
}

/**
 * Creates a Vite plugin that builds the site with another current edition.
 *
 * @param name the edition's name
 * @throws Error if no edition has this name
 */
export function makeCurrent(name: string): Plugin {
  const editions = editionDates.map((edition) =>
    Object.assign({}, edition, { isCurrent: edition.name === name }),
  );
  if (!editions.some(({ isCurrent }) => isCurrent)) throw new Error(`No edition is called ${name}.`);
  return replaceEditions(editions);
}
