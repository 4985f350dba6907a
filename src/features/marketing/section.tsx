import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

/** One section of a public page: heading, a sentence, content, in the page's width. */
export function Section({
  title,
  intro,
  className,
  children,
}: {
  title: string;
  intro: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cn("py-section-phone sm:py-section", className)}>
      <div className="mx-auto grid max-w-page gap-6 px-4">
        <header className="grid max-w-xl gap-2">
          <h2 className="text-title">{title}</h2>
          <p className="text-ink-soft">{intro}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
