import * as v from "valibot";
import { guardBack } from "./back-guard";

/** Where the router keeps an entry's place in the history. */
const placeSchema = v.object({ idx: v.number() });

function findPlace(state: unknown): number {
  const place = v.safeParse(placeSchema, state);
  return place.success ? place.output.idx : Number.NaN;
}

/**
 * Where this entry is the document's first, a step back would leave the site unasked: the same page is put on top of it
 * once more, without the router, which has nothing to do. Nothing is added above another entry, so neither a reload nor
 * an effect that runs twice adds a second one.
 */
export function ensureStepBack(): void {
  const state: unknown = history.state;
  if (findPlace(state) > 0) return;
  history.pushState({ ...(typeof state === "object" && state), idx: 1, isOnItself: true }, "");
}

/** @returns whether a step back leads from this entry to the same page once more, as `ensureStepBack` has laid it */
export function isOnItself(): boolean {
  return v.is(v.object({ isOnItself: v.literal(true) }), history.state);
}

/**
 * Stays at this entry of the history: a step by Back or Forward within this site is undone before the router hears of it.
 * (The router's own blocker would weigh 14 KiB.) A step that leaves the document altogether is not blocked.
 *
 * @param onBlocked told of each step once it is undone, -1 for Back
 * @param mayLeave asked at each step; a step that may leave is let through
 * @returns a function that ends it
 */
export function blockNavigation(
  onBlocked: (steps: number) => void,
  mayLeave: () => boolean = () => false,
): () => void {
  const place = findPlace(history.state);
  let blocked = 0;
  return guardBack((event) => {
    const steps = findPlace(event.state) - place;
    if (blocked !== 0) {
      event.stopImmediatePropagation();
      onBlocked(blocked);
      blocked = 0;
    } else if (steps && !mayLeave()) {
      event.stopImmediatePropagation();
      blocked = steps;
      history.go(-steps);
    }
  });
}
