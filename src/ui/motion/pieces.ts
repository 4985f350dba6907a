import type { ReactNode } from "react";
import type { Way } from "./way";

/** The props of each piece, moving (moving.tsx) or not (motion.tsx, climb.tsx). */
export type RisingProps = { className: string; children: ReactNode };

export type ListProps = {
  label?: string;
  className: string;
  items: readonly { key: string; content: ReactNode }[];
};

export type ClimbProps = {
  way: Way;
  /** Its share of the whole climb, 0 to 1, which sets its duration. */
  effort: number;
  line: { d: string; fill: string; stroke: string };
  children: ReactNode;
};
