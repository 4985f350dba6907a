import type { ReactNode } from "react";
import type { AnimationPath } from "./animation-path";

// The props of the animated components (animated-components.tsx) and of the components that choose between them and a
// version without animation (motion.tsx, animated-line.tsx).

export type SlideUpProps = { className: string; children: ReactNode };

export type ListProps = {
  label?: string;
  className: string;
  items: readonly { key: string; content: ReactNode }[];
};

export type AnimatedLineProps = {
  path: AnimationPath;
  /** This line's length as a fraction of the longest line's, 0 to 1: the same fraction of the full duration is used. */
  relativeLength: number;
  pathAttributes: { d: string; fill: string; stroke: string };
  children: ReactNode;
};
