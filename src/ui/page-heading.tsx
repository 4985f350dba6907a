import type { ReactNode } from "react";

/** The `h1` of a page without a hero, with a sentence about the page's purpose. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="grid gap-1">
      <h1 className="text-title">{title}</h1>
      {children && <p className="text-ink-soft">{children}</p>}
    </header>
  );
}
