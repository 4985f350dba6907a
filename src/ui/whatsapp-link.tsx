import { useContext } from "react";
import { useHydrated } from "../lib/use-hydrated";
import { SeoSite } from "./seo-site";

/**
 * A link that shares a text and a URL of this site through WhatsApp: on a phone it opens the app, on a computer the web
 * page. The prerendered page has the site's configured URL; in the browser it is the site's actual URL.
 */
export function WhatsappLink({ text, path, children }: { text: string; path: string; children: string }) {
  const site = useContext(SeoSite);
  const origin = useHydrated(site.url, () => location.origin);
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${origin}${path}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-13 max-sm:w-full items-center justify-center gap-2 rounded-full border border-line bg-paper px-6 font-semibold text-ink eased hover:border-violet"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5 text-green">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM9.2 8.3c-.9.7-.8 2 .1 3.6 1 1.7 2.4 2.9 4 3.5 1.3.5 2.2 0 2.6-1.1l-2-1.2-1 .9c-1.2-.6-2-1.4-2.5-2.5l.8-1-.9-2.3z"
        />
      </svg>
      {children}
    </a>
  );
}
