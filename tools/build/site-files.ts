/**
 * @param address a page's path, which may have a parameter
 * @returns the path of its file: `/awards` in awards.html, which hosts serve under the address without a slash at its
 * end; `/exam/:paper` in exam/paper.html
 */
export function findFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1).replaceAll(":", "")}.html`;
}

/**
 * Every page is a file, a private one a shell; a page with a parameter needs a rule for all its paths. A shell is also
 * used for olympiads in other spellings (`/olympiads/Maths/Class5`) and for incomplete paths, which show nothing
 * (`/olympiads`). Everything else is a 404, including a missing question file.
 *
 * @param shellAddresses the private pages
 * @returns the text of `_redirects`
 */
export function writeRedirects(shellAddresses: readonly string[]): string {
  const shells = shellAddresses
    .filter((address) => address.includes(":"))
    .map((address) => `${address} /${findFile(address)} 200\n`);
  return `${shells.join("")}/olympiads /200.html 200\n/olympiads/* /200.html 200\n/* /404.html 404\n`;
}

/**
 * @param siteUrl the site's own address, without a closing slash
 * @param addresses the pages that search engines may keep
 * @returns the text of sitemap.xml (sitemaps.org)
 */
export function writeSitemap(siteUrl: string, addresses: readonly string[]): string {
  const urls = addresses.map((address) => `  <url><loc>${siteUrl}${address}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

/**
 * Private pages are not listed here, because they have a noindex tag, which a crawler can only see if it may load the
 * page.
 *
 * @param siteUrl the site's own address, or an empty text where none is set
 * @returns the text of robots.txt
 */
export function writeRobots(siteUrl: string): string {
  const sitemap = siteUrl && `\nSitemap: ${siteUrl}/sitemap.xml\n`;
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
