import type { ReactNode } from "react";
import type { AnimationPath } from "./animation-path";

/** The props of each component, both animated (animated-components.tsx) and not (motion.tsx, animated-line.tsx). */
export type RisingProps = { className: string; children: ReactNode };

export type ListProps = {
  label?: string;
  className: string;
  items: readonly { key: string; content: ReactNode }[];
};

export type AnimatedLineProps = {
  points: AnimationPath;
  /** The share of the longest line, 0 to 1, which sets the duration. */
  effort: number;
  line: { d: string; fill: string; stroke: string };
  children: ReactNode;
};
