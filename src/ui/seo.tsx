import { useContext } from "react";
import { SeoSite } from "./seo-site";

type SeoProps = {
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's one address, such as `/awards`; it becomes the canonical link. */
  path?: string;
  keywords?: readonly string[] | string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/** The drawing that shared links show (`npm run drawings`), with its size in pixels. */
const card = { path: "/social-card.jpg", width: "1200", height: "630" };

/** What a shared link shows (the Open Graph protocol, ogp.me). Its addresses must be whole ones. */
function SharedLink({ title, description, path }: { title: string; description: string; path: string }) {
  const site = useContext(SeoSite);
  const tags = {
    type: "website",
    site_name: site.name,
    locale: "en_IN",
    title,
    description,
    ...(site.url && {
      url: site.url + path,
      image: site.url + card.path,
      "image:width": card.width,
      "image:height": card.height,
      "image:alt": `${site.name}: a peak with a flag`,
    }),
  };
  return (
    <>
      {Object.entries(tags).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The head of one page: exactly one per page. React 19 hoists these tags by itself, so no library is needed
 * (decision 005).
 */
export function Seo({ title, description, path, keywords, noindex = false }: SeoProps) {
  const site = useContext(SeoSite);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywords && (
        <meta name="keywords" content={typeof keywords === "string" ? keywords : keywords.join(", ")} />
      )}
      {noindex && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={site.url + path} />}
      {path && description && <SharedLink title={title} description={description} path={path} />}
    </>
  );
}
