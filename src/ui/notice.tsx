import type { ReactNode } from "react";
import { cn } from "../lib/cn";

const toneClasses = {
  error: "bg-red-tint text-red",
  success: "border-l-4 border-green bg-green-tint text-ink",
  info: "bg-violet-tint text-ink",
};

/** A sentence about what just happened. Screen readers read errors immediately and other notices at the next pause. */
export function Notice({
  tone,
  className,
  children,
}: {
  tone: keyof typeof toneClasses;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cn("rounded-small px-4 py-3 forced-colors:border", toneClasses[tone], className)}
    >
      {children}
    </div>
  );
}
