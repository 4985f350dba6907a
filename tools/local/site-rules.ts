export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  pattern: RegExp;
  target: string;
  status: number;
}

function toPattern(path: string) {
  const escaped = path.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
  const named = escaped.replaceAll(/:([a-z]\w*)/gi, "(?<$1>[^/]+)").replaceAll("*", "(?<splat>.*)");
  return new RegExp(`^${named}$`);
}

/** Reads a `_headers` file (Netlify and Cloudflare Pages: a path, then indented `Name: value` lines). */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "" || line.trimStart().startsWith("#")) continue;
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(":");
    if (colon > 0) rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Reads a `_redirects` file (`from to status` a line; 301 when no status is given). */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const line of text.split("\n")) {
    const [from, target, status = "301"] = line.trim().split(/\s+/);
    if (!from || !target || from.startsWith("#")) continue;
    rules.push({ pattern: toPattern(from), target, status: Number.parseInt(status, 10) });
  }
  return rules;
}

/** The first rule that fits a path, with `:name` and `:splat` of its target filled in. */
export function findRedirect(path: string, rules: RedirectRule[]) {
  for (const { pattern, target, status } of rules) {
    const match = pattern.exec(path);
    if (!match) continue;
    const filled = target.replaceAll(/:([a-z]\w*)/gi, (whole, name: string) => match.groups?.[name] ?? whole);
    return { target: filled, status };
  }
  return undefined;
}
