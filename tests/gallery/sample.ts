import type { ReactNode } from "react";

/** A part of `src/ui` in its states. `name` is the part's file name, and unique within its list; `show` renders all states. */
export type Sample = { name: string; show: () => ReactNode };

/** The callback of the samples' buttons, which does nothing. */
export const ignore = (): void => undefined;
