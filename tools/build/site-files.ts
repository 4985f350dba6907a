/**
 * @param address a page's path, which may have a parameter
 * @returns the path of the page's file: awards.html for `/awards`, because hosts serve it under that address, and
 * exam/paper.html for `/exam/:paper`
 */
export function getPageFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replaceAll(":", "")}.html`;
}

/**
 * Formats the host's redirect rules. Every page is a file; the file of a private page is a shell. A page with a parameter
 * needs a rule that covers all its paths. The shell also serves olympiads in other spellings
 * (`/olympiads/Maths/Class5`) and the incomplete path `/olympiads`. Everything else is a 404, including a missing
 * question file.
 *
 * @param shellAddresses the private pages
 * @returns the text of `_redirects`
 */
export function formatRedirects(shellAddresses: readonly string[]): string {
  const shells = shellAddresses
    .filter((address) => address.includes(":"))
    .map((address) => `${address} /${getPageFile(address)} 200\n`);
  return `${shells.join("")}/olympiads /200.html 200\n/olympiads/* /200.html 200\n/* /404.html 404\n`;
}

/**
 * @param siteUrl the site's own address, without a closing slash
 * @param addresses the pages that search engines may list
 * @returns the text of sitemap.xml (sitemaps.org)
 */
export function renderSitemap(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * Renders robots.txt. It does not exclude the private pages: they have a noindex tag, and a crawler sees that tag only
 * if it may load the page.
 *
 * @param siteUrl the site's own address, or an empty string if none is set
 * @returns the text of robots.txt
 */
export function formatRobots(siteUrl: string): string {
  const sitemap = siteUrl && `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
