import { use } from "react";
import { env } from "../../config/env";
import { SeasonContext } from "../../content/season-context";

/**
 * The organisers' notice above every page: the panel's notice, or else the one of the build. It is loaded with the
 * season by pages with dates; this component makes no request (decision 033).
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
