import type { ReactNode } from "react";

/** What the organiser has to say on every page, in the HTML already: it needs neither script nor server. */
export function SiteNotice({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Notice" className="bg-violet-tint px-4 py-3 text-center font-semibold text-ink">
      <p>{children}</p>
    </section>
  );
}
