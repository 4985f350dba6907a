import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn";

/** A scrolling area must be reachable by keyboard too, even if it contains nothing to press. */
const focusable = { tabIndex: 0 } as const;

/**
 * The frame of a table in the admin panel: a wide table scrolls inside the frame, so that the page does not scroll
 * sideways.
 */
export function TableFrame({
  label,
  isStale = false,
  className,
  children,
}: {
  /** The table's name for screen readers. */
  label: string;
  /** Whether these are the previous rows, shown while the new ones load. */
  isStale?: boolean;
  /** Classes for the table's minimum width, and for the column that stays visible while the others scroll. */
  className: string;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      {...focusable}
      aria-busy={isStale}
      className={cn(
        "relative overflow-x-auto rounded-card bg-paper shadow-card",
        isStale &&
          "before:absolute before:inset-x-0 before:top-0 before:z-2 before:animate-pulse before:border-t-4 before:border-violet",
      )}
    >
      <table className={cn("w-full border-collapse text-left text-small", className)}>{children}</table>
    </section>
  );
}

/** The name of a column. */
export function HeadCell({ className, ...rest }: ComponentProps<"th">) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn("px-4 py-3 align-bottom font-semibold text-ink-soft", className)}
    />
  );
}
