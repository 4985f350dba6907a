import type { ReactNode } from "react";

/** A part in its states. `name` is its file in `src/ui`, and unique within its list. */
export type Sample = { name: string; show: () => ReactNode };

/** The callback of the samples' buttons, which does nothing. */
export const ignore = (): void => undefined;
