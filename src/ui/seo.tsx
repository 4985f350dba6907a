import { useContext } from "react";
import { Helmet } from "react-helmet-async";
import { SeoSite } from "./seo-site";

type SeoProps = {
  title: string;
  /** One or two sentences for search results and shared links. */
  description?: string;
  /** The page's canonical path, such as `/awards`. */
  path?: string;
  keywords?: readonly string[] | string;
  /** Keeps the page out of search engines. */
  noindex?: boolean;
};

/** The picture that shared links show (`npm run drawings`). */
const socialCardPath = "/social-card.jpg";

/**
 * The preview of a shared link (the Open Graph protocol, ogp.me). Its URLs must be absolute.
 *
 * @param site its name, and its URL, which may be empty
 * @param page the page's data in the head
 * @returns the names and contents of the tags, without their `og:`
 */
function describeLink(
  site: { name: string; url: string },
  page: { title: string; description: string; path: string },
): Record<string, string> {
  return {
    type: "website",
    site_name: site.name,
    title: page.title,
    description: page.description,
    ...(site.url && {
      url: site.url + page.path,
      image: site.url + socialCardPath,
    }),
  };
}

/** The head tags of a page, used exactly once per page. Only this module imports react-helmet-async (decision 005). */
export function Seo({ title, description, path, keywords, noindex = false }: SeoProps) {
  const site = useContext(SeoSite);
  const link = path && description ? describeLink(site, { title, description, path }) : undefined;
  const keywordText = typeof keywords === "string" ? keywords : keywords?.join(", ");
  return (
    <Helmet>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {keywordText && <meta name="keywords" content={keywordText} />}
      {noindex && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={site.url + path} />}
      {link &&
        Object.entries(link).map(([name, content]) => (
          <meta key={name} property={`og:${name}`} content={content} />
        ))}
      {link && <meta name="twitter:card" content="summary_large_image" />}
    </Helmet>
  );
}
