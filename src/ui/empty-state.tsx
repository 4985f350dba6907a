import type { ReactNode } from "react";
import { Peaks } from "./peaks";

/** Shown in place of an empty list: why it is empty, and what to do first. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="relative grid justify-items-center gap-3 overflow-hidden rounded-card bg-paper px-6 pt-10 pb-28 text-center shadow-card">
      <h2 className="text-subheading">{title}</h2>
      {children}
      <Peaks className="absolute inset-x-0 bottom-0 h-20 w-full opacity-60" />
    </div>
  );
}
