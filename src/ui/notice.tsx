import type { ReactNode } from "react";
import { cn } from "../lib/cn";

const looks = {
  error: "bg-red-tint text-red",
  success: "border-l-4 border-green bg-green-tint text-ink",
  info: "bg-violet-tint text-ink",
};

/** A sentence about what just happened. Screen readers read errors at once and other notices at the next pause. */
export function Notice({
  tone,
  className,
  children,
}: {
  tone: keyof typeof looks;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={cn("rounded-small px-4 py-3 forced-colors:border", looks[tone], className)}
    >
      {children}
    </div>
  );
}
