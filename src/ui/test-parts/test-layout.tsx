import type { ReactNode } from "react";

type Props = { header: ReactNode; palette: ReactNode; bar: ReactNode; children: ReactNode };

/** A test's screen: its bars at head and foot, the question, and its palette beside it where there is room, else below. */
export function TestLayout({ header, palette, bar, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      {header}
      <main className="mx-auto w-full max-w-[1072px] grow px-4 py-6 sm:px-5 lg:grid lg:grid-cols-[1fr_250px] lg:content-start lg:gap-12 lg:py-8">
        {children}
        {palette}
      </main>
      {bar}
    </div>
  );
}
