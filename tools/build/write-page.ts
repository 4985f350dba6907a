import { inlineScript } from "./boot-script";
import type { Template } from "./template";

/** The run of head tags that React 19 puts in front of what it renders. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

/**
 * @param rendered a page as React renders it
 * @param mark the attribute by which the page's script tells these head tags from its own
 * @returns its head tags, marked, and the rest, without what the router leaves in links for its framework
 */
export function splitHead(rendered: string, mark: string): { head: string; body: string } {
  const head = hoistedTags.exec(rendered)?.[0] ?? "";
  const body = rendered.slice(head.length).replaceAll(' data-discover="true"', "");
  return { head: head.replaceAll(/<(title|meta|link)/g, `<$1 ${mark}`), body };
}

type Page = {
  head: string;
  body: string;
  /** The rules that the page needs before the whole style sheet has come (page-styles.ts). */
  styles: string;
  /** The address it was written for, at which the site's script takes it over as it is. */
  address?: string;
  /** What the boot script fetches, the site's script first; nothing for a page that stays as it is. */
  modules?: readonly string[];
};

function writeDocument(template: Template, head: string, body: string): string {
  return `${template.opening}\n${head}</head><body>${body}</body></html>\n`;
}

/**
 * Puts a page of HTML together: its own head tags, the inline scripts, the styles, and nothing to wait for.
 *
 * @param template the parts of the built index.html
 * @param page what is its own
 * @returns the whole document
 */
export function writePage(template: Template, page: Page): string {
  const { head, body, styles, address, modules } = page;
  const written = address ? ` data-address="${address}"` : "";
  const fetched = modules ? ` data-styles="${template.styles}" data-modules="${modules.join(" ")}"` : "";
  return writeDocument(
    template,
    `${head}<script>${inlineScript}</script><style>${styles}</style>`,
    `<div id="root"${written}${fetched}>${body}</div>`,
  );
}

/**
 * Puts together the shell that answers for every page of which nothing is written beforehand.
 *
 * @param template the parts of the built index.html
 * @param head its own head tags
 * @param modules what it fetches at once, the site's script among them
 * @returns the whole document
 */
export function writeShell(template: Template, head: string, modules: readonly string[]): string {
  // The largest first: a browser that fetches six at a time would else keep it waiting.
  const preloads = modules.map((url) => `<link rel="modulepreload" crossorigin href="${url}">`).join("");
  return writeDocument(
    template,
    `${head}<link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="${template.styles}">` +
      `${preloads}<script type="module" crossorigin src="${template.entry}"></script><script>${inlineScript}</script>`,
    `<div id="root">${template.noscript}</div>`,
  );
}
