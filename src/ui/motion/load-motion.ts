import { afterPaint } from "../../lib/after-paint";
import { report } from "../../lib/report";
import type * as animatedComponents from "./animated-components";

/** The animated components of animated-components.tsx, made with framer-motion. */
export type MotionComponents = typeof animatedComponents;

let loadedComponents: MotionComponents | undefined;

/** A promise that never resolves, for visitors without animations: their pages are complete without them. */
const never = new Promise<never>(() => undefined);

function isMotionWanted(): boolean {
  return navigator.onLine && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Loads the animated components once the page is painted and the browser is idle. With reduced motion, or offline,
 * nothing is loaded. A failure is reported, and the next animated part tries again.
 *
 * @returns the animated components; the promise never resolves if they are not loaded
 */
export async function loadMotionComponents(): Promise<MotionComponents> {
  if (!isMotionWanted()) return never;
  await new Promise<void>((resolve) => void afterPaint(resolve));
  try {
    loadedComponents = await import("./animated-components");
    return loadedComponents;
  } catch (error) {
    report("loading the animations", error);
    return never;
  }
}

/** @returns the animated components if they are loaded already, else undefined */
export function findMotionComponents(): MotionComponents | undefined {
  return loadedComponents;
}
