import { allowedTexts, words, type Kind } from "./words";

/** A word that has a plainer one, and where it is. */
export type Finding = { path: string; line: number; found: string; better: string; kind: Kind };

type Segment = { kind: Kind; text: string; start: number };

const compiledWords = words.map(({ pattern, better, kinds }) => ({
  better,
  kinds,
  regex: new RegExp(`(?<![\\w-])(?:${pattern.replaceAll(" ", "\\s+")})(?![\\w-])`, "gi"),
}));

/** Matches comments, strings and JSX text of TypeScript; group 1 is a comment, the other groups are texts. */
const scriptPattern =
  /(\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]*[a-z] [^<>{}=;()]*)(?=[<{])/g;

/** Matches comments of SQL (group 1), the strings of `comment on` (group 2) and other strings (group 3). */
const sqlPattern =
  /(--[^\n]*(?:\n[ \t]*--[^\n]*)*|\/\*[\s\S]*?\*\/)|\bis\s+((?:'(?:[^']|'')*'\s*)+);|'((?:[^']|'')*)'/g;

/** Replaces every character except line ends by a space, so that positions and line numbers stay the same. */
function replaceBySpaces(text: string): string {
  return text.replaceAll(/[^\n]/g, " ");
}

function isSentence(text: string): boolean {
  return /[a-z]\w* \w/.test(text);
}

function splitFile(path: string, text: string): Segment[] {
  if (path.endsWith(".md")) {
    return [{ kind: "comment", text: text.replaceAll(/^ *```.*?^ *```/gms, replaceBySpaces), start: 0 }];
  }
  if (path.endsWith(".html"))
    return [{ kind: "text", text: text.replaceAll(/<[^>]*>/g, replaceBySpaces), start: 0 }];
  if (path.endsWith(".json")) return [{ kind: "question", text, start: 0 }];
  const isSql = path.endsWith(".sql");
  const isTest = /\.(?:test|spec)\.tsx?$|^(?:supabase\/)?tests\/|^proofs\//.test(path);
  return [...text.matchAll(isSql ? sqlPattern : scriptPattern)].flatMap((match): Segment[] => {
    const [matched, comment, ...strings] = match;
    if (isTest && (comment !== undefined || isSentence(strings.join(""))))
      return [{ kind: "test", text: matched, start: match.index }];
    if (comment !== undefined) return [{ kind: "comment", text: matched, start: match.index }];
    const isComment = isSql && strings[0] !== undefined;
    return isSentence(strings.join(""))
      ? [{ kind: isComment ? "comment" : "text", text: matched, start: match.index }]
      : [];
  });
}

/** Blanks the parts that are not prose: code in backticks, the `*`, `//` and `--` of comment lines, and allowed quotations. */
function maskCode({ kind, text }: Segment): string {
  const isComment = kind === "comment" || (kind === "test" && /^(?:\/|--)/.test(text));
  const prose = isComment
    ? text
        .replaceAll(/`[^`\n]*`/g, replaceBySpaces)
        .replaceAll(/(?<=\n[ \t]*)(?:\*|\/\/|--)(?=[ \n])/g, replaceBySpaces)
    : text.replaceAll(/\$\{[^}]*\}/g, replaceBySpaces);
  return allowedTexts.reduce((masked, quotation) => masked.replaceAll(quotation, replaceBySpaces), prose);
}

/**
 * @param path the file's path from the top of the repository; its extension decides how the text is read
 * @param text the file's text
 * @returns the words that have a plainer one, in the order of the text
 */
export function findWords(path: string, text: string): Finding[] {
  return splitFile(path, text).flatMap((segment) => {
    const prose = maskCode(segment);
    return compiledWords
      .filter(({ kinds }) => kinds.includes(segment.kind))
      .flatMap(({ regex, better }) =>
        [...prose.matchAll(regex)].map((match) => ({
          path,
          line: text.slice(0, segment.start + match.index).split("\n").length,
          found: match[0].replaceAll(/\s+/g, " "),
          better,
          kind: segment.kind,
        })),
      )
      .toSorted((a, b) => a.line - b.line);
  });
}
