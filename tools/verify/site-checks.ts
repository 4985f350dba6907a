import type { Check, Target } from "./check";

/** Patterns of secret keys. None of them may be in a file that browsers load. */
const secretPattern =
  /sb_secret_[\w-]{8,}|"role":"service_role"|xkeysib-[\w-]{8,}|key_secret["']?\s*[:=]\s*["'][\w-]{8,}/;

const expectedHeaders: Record<string, RegExp> = {
  "content-security-policy": /default-src 'self'.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "strict-transport-security": /max-age=\d{8}/,
};

async function findWrongHeaders(siteUrl: string): Promise<string | null> {
  const { headers } = await fetch(`${siteUrl}/`);
  const wrongHeaders = Object.entries(expectedHeaders).filter(
    ([name, pattern]) => !pattern.test(headers.get(name) ?? ""),
  );
  return wrongHeaders.length === 0
    ? null
    : `${wrongHeaders.map(([name]) => name).join(", ")} missing or weak: does the host read dist/_headers?`;
}

/** Exam pages may use the camera. A host sends the general rule and then the exams' rule, and the last counts (decision 089). */
async function findWrongCamera(siteUrl: string): Promise<string | null> {
  const permissionsPolicy =
    (await fetch(`${siteUrl}/exam/rehearsal`)).headers.get("permissions-policy") ?? "";
  return permissionsPolicy.slice(permissionsPolicy.lastIndexOf("camera=")).startsWith("camera=(self)")
    ? null
    : "an exam may not use the camera: does the host read the rule of /exam/* in dist/_headers?";
}

/** Checks that script-src allows no inline or evaluated scripts and no wildcard, and that connect-src contains the API. */
async function findWeakPolicy({ siteUrl, apiUrl }: Target): Promise<string | null> {
  const contentPolicy = (await fetch(`${siteUrl}/`)).headers.get("content-security-policy") ?? "";
  const findDirective = (name: string) =>
    contentPolicy.split("; ").find((part) => part.startsWith(`${name} `)) ?? "";
  if (/'unsafe-inline'|'unsafe-eval'|\*/.test(findDirective("script-src")))
    return "script-src lets any script run";
  if (!findDirective("connect-src").includes(new URL(apiUrl).origin))
    return `connect-src does not name ${apiUrl}: the build had another VITE_SUPABASE_URL`;
  return null;
}

async function expectStatus(url: string, status: number, hint: string): Promise<string | null> {
  const response = await fetch(url, { redirect: "manual" });
  return response.status === status ? null : `${response.status} instead of ${status}: ${hint}`;
}

/** Loads the scripts of three pages and all scripts that they import, and looks for secret keys in them. */
async function findSecret(siteUrl: string): Promise<string | null> {
  const pages = await Promise.all(
    ["/", "/login", "/studentdashboard"].map(async (path) => (await fetch(siteUrl + path)).text()),
  );
  const queue = pages.flatMap((html) =>
    [...html.matchAll(/["'(](\/assets\/[\w./-]+\.js)/g)].map(([, path = ""]) => path),
  );
  const checkedPaths = new Set<string>();
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (checkedPaths.has(path)) continue;
    checkedPaths.add(path);
    const text = await (await fetch(siteUrl + path)).text();
    if (secretPattern.test(text))
      return `${path} contains a secret key: revoke it, then look at the build’s settings`;
    queue.push(
      ...[...text.matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.js)["']/g)].map(
        ([, name]) => `/assets/${name}`,
      ),
    );
  }
  return checkedPaths.size === 0 ? "no script found to look at" : null;
}

async function findWrongAddress(siteUrl: string): Promise<string | null> {
  const html = await (await fetch(`${siteUrl}/awards`)).text();
  const [link = ""] = /<link[^>]*rel="canonical"[^>]*>/.exec(html) ?? [];
  const canonical = /href="([^"]+)"/.exec(link)?.[1];
  if (canonical !== `${siteUrl}/awards`)
    return `the canonical link says ${canonical}: set VITE_SITE_URL for the build`;
  const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text();
  return sitemap.includes(`<loc>${siteUrl}/`)
    ? null
    : "the sitemap lists another site’s URLs: set VITE_SITE_URL";
}

async function findIndexedPrivatePage(siteUrl: string): Promise<string | null> {
  const response = await fetch(`${siteUrl}/studentdashboard`);
  if (response.status !== 200)
    return `${response.status} for /studentdashboard: does the host read dist/_redirects?`;
  return (await response.text()).includes("noindex") ? null : "private pages can be found by search engines";
}

/**
 * @param target the deployed project
 * @returns the checks of the static site: headers, content policy, canonical URLs, 404s, and no secret key in its scripts
 */
export function listSiteChecks(target: Target): Check[] {
  const { siteUrl } = target;
  const missingHint = "a missing file must not be answered with a page";
  return [
    { about: "security headers", findProblem: () => findWrongHeaders(siteUrl) },
    { about: "exams may use the camera", findProblem: () => findWrongCamera(siteUrl) },
    { about: "content security policy", findProblem: () => findWeakPolicy(target) },
    { about: "canonical addresses and sitemap", findProblem: () => findWrongAddress(siteUrl) },
    { about: "private pages are served and not indexed", findProblem: () => findIndexedPrivatePage(siteUrl) },
    {
      about: "a missing question file is a 404",
      findProblem: () => expectStatus(`${siteUrl}/data/class99-none.json`, 404, missingHint),
    },
    {
      about: "an unknown page is a 404",
      findProblem: () =>
        expectStatus(`${siteUrl}/no/such/page`, 404, "the host must serve dist/404.html with its status"),
    },
    { about: "no secret in the scripts", findProblem: () => findSecret(siteUrl) },
  ];
}
