import type { ReactNode } from "react";
import { Cub } from "./cub/cub";
import type { CubPose } from "./cub/draw-cub";
import { Peaks } from "./peaks";

type Props = {
  title: string;
  /** The cub's pose, on pages of families. */
  pose?: CubPose;
  children?: ReactNode;
};

/** Shown in place of an empty list: why it is empty, and what to do first. */
export function EmptyState({ title, pose, children }: Props) {
  return (
    <div className="relative grid justify-items-center gap-3 overflow-hidden rounded-card bg-paper px-6 pt-8 pb-28 text-center shadow-card">
      {pose && <Cub pose={pose} className="size-36" />}
      <h2 className="text-subheading">{title}</h2>
      {children}
      <Peaks className="absolute inset-x-0 bottom-0 h-20 w-full opacity-60" />
    </div>
  );
}
