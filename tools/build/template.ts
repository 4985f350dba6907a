/** What Vite's index.html is made of, so that pages can be put together anew. */
export type Template = {
  /** The opening of the document up to the end of the unchanging head tags. */
  opening: string;
  /** The shell's own title and the like, marked with `data-shell`. */
  shellTags: string;
  /** Tells somebody without script that an empty shell needs one. */
  noscript: string;
  /** The address of the site's script. */
  entry: string;
  /** The address of the one style sheet. */
  styles: string;
};

function take(html: string, pattern: RegExp, what: string): RegExpExecArray {
  const found = pattern.exec(html);
  if (!found) throw new Error(`The built index.html has no ${what}.`);
  return found;
}

/**
 * @param html the index.html that Vite has built
 * @returns its parts
 * @throws Error naming the part that is missing
 */
export function readTemplate(html: string): Template {
  const [, entry = ""] = take(html, /<script type="module"[^>]* src="([^"]+)"/, "module script");
  const [, styles = ""] = take(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/, "style sheet");
  const [noscript] = take(html, /<noscript>[\s\S]*?<\/noscript>/, "noscript note");
  const [shellTags] = take(html, /<title data-shell>[^<]*<\/title>/, "title of the shell");
  const [opening] = take(html, /^[\s\S]*?(?=\s*<\/head>)/, "head");
  const unchanging = opening
    .replace(shellTags, "")
    .replaceAll(
      /\s*<script type="module"[\s\S]*?<\/script>|\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g,
      "",
    )
    .replaceAll(/\n\s+/g, "\n");
  return { opening: unchanging.trimEnd(), shellTags, noscript, entry, styles };
}
