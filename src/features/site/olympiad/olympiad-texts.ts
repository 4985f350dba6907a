import { use } from "react";
import type { Params } from "react-router-dom";
import { loadOlympiad, type Olympiad } from "../../../content/olympiads/load-olympiad";
import type { SubjectSlug } from "../../../content/subjects";
import { readOlympiadAddress } from "./olympiad-address";

const loading = new Map<SubjectSlug, Promise<Olympiad>>();
const loaded = new Map<SubjectSlug, Olympiad>();

/**
 * Fetches what a subject's pages say, once. A failure is forgotten, so that the next visit asks again.
 *
 * @param slug which subject
 * @returns its texts and syllabus
 */
export function prepareOlympiad(slug: SubjectSlug): Promise<Olympiad> {
  const known = loading.get(slug);
  if (known) return known;
  const fetching = loadOlympiad(slug);
  loading.set(slug, fetching);
  fetching.then(
    (olympiad) => loaded.set(slug, olympiad),
    () => loading.delete(slug),
  );
  return fetching;
}

/**
 * @param slug which subject
 * @returns its texts and syllabus: at once where they have come already, else after suspending
 */
export function useOlympiad(slug: SubjectSlug): Olympiad {
  return loaded.get(slug) ?? use(prepareOlympiad(slug));
}

/**
 * Fetches what the page of an address will need, before it is shown.
 *
 * @param params the route's parameters; those of no olympiad need nothing
 */
export async function prepareAddress(params: Readonly<Params>): Promise<void> {
  const address = readOlympiadAddress(params);
  if (address.kind === "olympiad") await prepareOlympiad(address.subject.slug);
}
