import type { ReactNode } from "react";
import { cn } from "../lib/cn";

/** A section of a public page: heading, a sentence, and content. */
export function Section({
  title,
  intro,
  className,
  children,
}: {
  title: string;
  intro?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cn("py-6.5 sm:py-9", className)}>
      <div className="mx-auto grid max-w-page gap-6 px-4">
        <header className="grid max-w-2xl gap-2">
          <h2 className="text-title">{title}</h2>
          {intro && <p className="text-ink-soft">{intro}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}

/** The sections of a public page, with space for the footer's hills after the last one. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className="pt-4 pb-24 sm:pt-5 sm:pb-32">{children}</div>;
}
