import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

type Props = {
  header: ReactNode;
  palette: ReactNode;
  bar: ReactNode;
  /** Whether the question comes with a passage, which takes a column of its own. */
  hasPassage?: boolean;
  children: ReactNode;
};

const columns = {
  plain: "max-w-[1072px] lg:grid-cols-[1fr_250px] lg:gap-12",
  passage: "max-w-[1440px] lg:grid-cols-2 lg:gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_250px]",
};

/**
 * The screen of a test: bars at the top and bottom, the question, and the palette beside it, or below it on small
 * screens. A passage is above its question, or on its left from the width `lg` on; then the palette is below the
 * question, and beside it only from `xl` on.
 */
export function TestLayout({ header, palette, bar, hasPassage = false, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      {header}
      <main
        className={cn(
          "mx-auto w-full grow px-4 py-6 sm:px-5 low:py-3 lg:grid lg:content-start lg:py-8",
          hasPassage ? columns.passage : columns.plain,
        )}
      >
        {children}
        {palette}
      </main>
      {bar}
    </div>
  );
}
