import { use } from "react";
import { env } from "../../config/env";
import { SeasonContext } from "../../content/season-context";

/**
 * The organisers' notice above every page: the one of the panel, else the one that the site was built with. It comes with the
 * season, which the pages with dates ask for: of itself it asks for nothing (decision 033).
 */
export function SiteNotice() {
  const text = use(SeasonContext).notice ?? env.VITE_NOTICE;
  if (text === "") return null;
  return (
    <section aria-label="Notice" className="bg-violet-tint px-4 py-3 text-center font-semibold text-ink">
      <p className="wrap-anywhere">{text}</p>
    </section>
  );
}
