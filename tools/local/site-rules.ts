export interface HeaderRule {
  pattern: RegExp;
  headers: [name: string, value: string][];
}

export interface RedirectRule {
  pattern: RegExp;
  target: string;
  status: number;
}

/** Returns a pattern for a path in which `:name` is one part and `*` is any rest, with named groups for both. */
function toPattern(path: string) {
  const escapedPath = path.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
  const pathWithGroups = escapedPath
    .replaceAll(/:([a-z]\w*)/gi, "(?<$1>[^/]+)")
    .replaceAll("*", "(?<splat>.*)");
  return new RegExp(`^${pathWithGroups}$`);
}

/** Parses a `_headers` file of Netlify or Cloudflare Pages: a path, then indented `Name: value` lines. */
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

/** Parses a `_redirects` file: lines `from to status`; without a status it is 301. */
export function parseRedirects(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  for (const line of text.split("\n")) {
    const [from, target, status = "301"] = line.trim().split(/\s+/);
    if (!from || !target || from.startsWith("#")) continue;
    rules.push({ pattern: toPattern(from), target, status: Number.parseInt(status, 10) });
  }
  return rules;
}

/** Returns the first rule that matches a path, with `:name` and `:splat` of its target filled in; undefined without one. */
export function findRedirect(path: string, rules: RedirectRule[]) {
  for (const { pattern, target, status } of rules) {
    const match = pattern.exec(path);
    if (!match) continue;
    const filledTarget = target.replaceAll(
      /:([a-z]\w*)/gi,
      (placeholder, name: string) => match.groups?.[name] ?? placeholder,
    );
    return { target: filledTarget, status };
  }
  return undefined;
}
