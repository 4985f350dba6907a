import type { ReactNode } from "react";

/** The one `h1` of an inner page, with the sentence that says what the page is for. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className="grid gap-1">
      <h1 className="text-title">{title}</h1>
      {children && <p className="text-ink-soft">{children}</p>}
    </header>
  );
}
