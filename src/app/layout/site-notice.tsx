import { env } from "../../config/env";
import { useSiteNotice } from "../../content/use-site-notice";

/** The organisers' notice above every page: the one of the panel, else the one that the site was built with. */
export function SiteNotice() {
  const text = useSiteNotice() ?? env.VITE_NOTICE;
  if (text === "") return null;
  return (
    <section aria-label="Notice" className="bg-violet-tint px-4 py-3 text-center font-semibold text-ink">
      <p className="wrap-anywhere">{text}</p>
    </section>
  );
}
