import { afterPaint } from "../../lib/after-paint";
import { report } from "../../lib/report";
import type * as moving from "./moving";

/** The animated components of motion.tsx, made with framer-motion. */
export type Moving = typeof moving;

let loaded: Moving | undefined;

/** For visitors without animations: never resolves. Their pages are complete without them. */
const never = new Promise<never>(() => undefined);

function isWanted(): boolean {
  return navigator.onLine && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Fetches what moves, once the page is painted and the browser idle. Where reduced motion is asked for, and without a
 * network, it is not fetched; where it does not come that is reported, and the next part that could move asks again.
 *
 * @returns the pieces; a promise that stays open where there are none to come
 */
export async function loadMoving(): Promise<Moving> {
  if (!isWanted()) return never;
  await new Promise<void>((resolve) => void afterPaint(resolve));
  try {
    loaded = await import("./moving");
    return loaded;
  } catch (error) {
    report("loading the animations", error);
    return never;
  }
}

/** @returns the pieces if they have come already, else undefined */
export function findMoving(): Moving | undefined {
  return loaded;
}
