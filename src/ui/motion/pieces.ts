import type { ReactNode } from "react";
import type { Way } from "./way";

/** The props of each component, both animated (moving.tsx) and not (motion.tsx, climb.tsx). */
export type RisingProps = { className: string; children: ReactNode };

export type ListProps = {
  label?: string;
  className: string;
  items: readonly { key: string; content: ReactNode }[];
};

export type AnimatedLineProps = {
  way: Way;
  /** The share of the longest line, 0 to 1, which sets the duration. */
  effort: number;
  line: { d: string; fill: string; stroke: string };
  children: ReactNode;
};
