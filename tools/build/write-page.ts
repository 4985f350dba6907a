import { inlineScript } from "./boot-script";
import type { Template } from "./template";

/** The run of head tags that React 19 puts in front of what it renders. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

/**
 * @param rendered a page as React renders it
 * @param mark the attribute by which the page's script tells these head tags from its own
 * @returns its head tags, marked, and the rest
 */
export function splitHead(rendered: string, mark: string): { head: string; body: string } {
  const head = hoistedTags.exec(rendered)?.[0] ?? "";
  return { head: head.replaceAll(/<(title|meta|link)/g, `<$1 ${mark}`), body: rendered.slice(head.length) };
}

/** By it a phone can keep the site among its apps (app-manifest.ts). */
const appLink = '<link rel="manifest" href="/manifest.webmanifest">';

type Page = {
  head: string;
  body: string;
  /** Attributes of the element that holds the site. */
  attributes?: string;
  /** An inline script of this page alone, run before anything is fetched. */
  early?: string;
  /** What this page alone has after the site's element. */
  after?: string;
  /** Modules that are fetched at once, the site's script first; without them the boot script sees to it. */
  modules?: readonly string[];
};

/**
 * Puts a page of HTML together: its own head tags, the one inline script, the styles, and nothing to wait for.
 *
 * @param template the parts of the built index.html
 * @param css the style sheet, written into the page
 * @param page what is its own
 * @returns the whole document
 */
export function writePage(template: Template, css: string, page: Page): string {
  const [entry, ...others] = page.modules ?? [];
  // The largest first: a browser that fetches six at a time would else keep it waiting.
  const preloads = [entry, ...others]
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`)
    .join("");
  const script = entry ? `${preloads}<script type="module" crossorigin src="${entry}"></script>` : "";
  const early = page.early ? `<script>${page.early}</script>` : "";
  return (
    `${template.opening}${appLink}\n${page.head}${early}${script}<script>${inlineScript}</script><style>${css}</style></head>` +
    `<body><div id="root"${page.attributes ?? ""}>${page.body}</div>${page.after ?? ""}</body></html>\n`
  );
}
