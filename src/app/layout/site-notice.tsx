import type { ReactNode } from "react";

/** The organiser's notice on every page, already in the HTML: it needs neither script nor server. */
export function SiteNotice({ children }: { children: ReactNode }) {
  return (
    <section aria-label="Notice" className="bg-violet-tint px-4 py-3 text-center font-semibold text-ink">
      <p>{children}</p>
    </section>
  );
}
