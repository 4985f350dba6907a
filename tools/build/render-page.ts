import { inlineScript } from "./boot-script";

/** The head tags that React 19 puts in front of the rendered page. */
const hoistedTags = /^(?:<title>[^<]*<\/title>|<meta [^>]*\/>|<link [^>]*\/>)+/;

const noscript =
  '<noscript><p style="padding: 2rem; text-align: center">Olympeak needs JavaScript for its mock tests and the dashboard. Please switch it on and reload the page.</p></noscript>';

/** Puts a head and a body into the template index.html. */
function fill(template: string, head: string, body: string): string {
  const opening = template.slice(0, template.indexOf("</head>")).trimEnd().replaceAll(/\n\s+/g, "\n");
  return `${opening}\n${head}</head><body>${body}</body></html>\n`;
}

/**
 * @param styles the address of the complete style sheet
 * @param modules the addresses of a page's chunks, the site's entry first
 * @returns the tags that fetch them, for a shell's head or for the boot script
 */
export function renderLinks(styles: string, modules: readonly string[]): string {
  const preloads = modules.map((url) => `<link rel="modulepreload" href="${url}">`).join("");
  return `<link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="${styles}">${preloads}`;
}

type Page = {
  /** The HTML that React renders. */
  html: string;
  /** The path for which it was rendered and can be hydrated. */
  address?: string;
  /** The links that the boot script loads (`renderLinks`); undefined for a page without script. */
  links?: string;
  /** The URL of a script that must run before the first paint. */
  firstScript?: string;
};

/**
 * Assembles an HTML page with its own head tags, the inline script and the styles, so that it needs no further request.
 *
 * @param template the text of index.html
 * @param page the page's own part; its head tags are marked, so that the script can distinguish them from React's
 * @param pickStyles returns the CSS rules that the page needs (page-styles.ts)
 * @returns the complete document, without the attributes that only React Router's framework mode needs
 */
export function renderPage(template: string, page: Page, pickStyles: (html: string) => string): string {
  const headTags = hoistedTags.exec(page.html)?.[0] ?? "";
  const content = page.html.slice(headTags.length).replaceAll(' data-discover="true"', "");
  const markedHeadTags = headTags.replaceAll(/<(title|meta|link)/g, "<$1 data-served");
  const addressAttribute = page.address ? ` data-address="${page.address}"` : "";
  const laterTemplate = page.links ? `<template id="later">${page.links}</template>` : "";
  const firstScriptTag = page.firstScript ? `<script src="${page.firstScript}"></script>` : "";
  const body = `<div id="root"${addressAttribute}>${content}</div>${laterTemplate}`;
  const styles = `<style>${pickStyles(body)}</style>`;
  return fill(template, `${firstScriptTag}${markedHeadTags}<script>${inlineScript}</script>${styles}`, body);
}

/**
 * Assembles the shell of a page that is not prerendered: it loads all scripts immediately.
 *
 * @param template the text of index.html
 * @param siteName the title until the script sets another
 * @param links the tags that fetch styles and modules (`renderLinks`)
 * @param entry the address of the site's script
 * @returns the complete document
 */
export function renderShell(template: string, siteName: string, links: string, entry: string): string {
  const head = `<title data-served>${siteName}</title><meta name="robots" content="noindex" data-served>`;
  const scripts = `<script type="module" src="${entry}"></script><script>${inlineScript}</script>`;
  return fill(template, head + links + scripts, `<div id="root">${noscript}</div>`);
}
