import { readFiles, type SourceFile } from "./source-files";

/** The sections of a page of docs by their numbers, each with its heading and text. */
type Page = ReadonlyMap<string, string>;

/** One or several numbers: `9`, `1, 8 and 9`, `1 to 3`. */
const numbers = String.raw`\d+(?:(?:, | and | or | to )\d+)*`;

/**
 * Citations by section: `docs/design.md section 3 no. 13`, `specification section 2, "Home"`, `payments section 2, step 8`.
 * Code cites a page by its path, so that a newcomer finds it; the pages of docs cite each other by name.
 */
const sectionCitations = new RegExp(
  String.raw`\b(?:(\w[\w.-]*) )?sections? (${numbers})(?: nos?\. (${numbers}))?(?:, (?:step (\d+)|"([^"]+)"))?`,
  "gi",
);

/** Citations by number: `decision 007`, `decisions 003 and 007`. */
const decisionCitations = /\bdecisions? (\d{3}(?:(?:, | and | to )\d{3})*)\b/gi;

/** Forbidden spellings of citations, such as `design.md section 3` without its folder, or the path of a decision. */
const forbiddenSpellings =
  /\b(?:specification|design|payments|questions|exam)\.md(?:, section|, ["“])|(?<!docs\/)\b(?:specification|design|payments|questions|exam)\.md section|(?<![(`])decisions\/\d{3}/g;

/** Joins the lines of a text and removes comment markers, because a citation may be broken over lines. */
function flatten(text: string): string {
  return text.replaceAll(/\n\s*(?:\*|\/\/|--)?[ \t]*/g, " ");
}

function readPage({ text }: SourceFile): Page {
  const sections = text.split(/^(?=## \d+\. )/m).slice(1);
  return new Map(sections.map((section) => [/\d+/.exec(section)?.[0] ?? "", section]));
}

/** @returns the pages of docs with numbered sections, and the numbers of the decisions */
export function readCitationTargets(): { pages: ReadonlyMap<string, Page>; decisions: readonly string[] } {
  const pages = readFiles("docs/*.md").map((file) => [getPageName(file.path), readPage(file)] as const);
  const decisions = readFiles("docs/decisions/[0-9]*.md").map(({ path }) => getPageName(path).slice(0, 3));
  return { pages: new Map(pages.filter(([, page]) => page.size > 0)), decisions };
}

function getPageName(path: string): string {
  return path.split("/").at(-1)?.replace(/\.md$/, "") ?? path;
}

/** Returns all numbers of a list in words: `1 to 3` is 1, 2 and 3. Leading zeros are kept. */
function expandList(list: string): string[] {
  return list.split(/, | and | or /).flatMap((part) => {
    const [first = "", last = first] = part.split(" to ");
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
      String(Number(first) + index).padStart(first.length, "0"),
    );
  });
}

/** Whether a section has the points, the step and the words of a citation, given as the match of `sectionCitations`. */
function hasCitedParts(
  section: string,
  [, , , points, step, words]: readonly (string | undefined)[],
): boolean {
  const hasPoint = (point: string) => new RegExp(String.raw`^${point}\. `, "m").test(section);
  const hasStep = step === undefined || new RegExp(String.raw`^\| ${step}[a-z]?\b`, "m").test(section);
  const hasWords = words === undefined || flatten(section).toLowerCase().includes(words.toLowerCase());
  return (points === undefined || expandList(points).every(hasPoint)) && hasStep && hasWords;
}

/**
 * Checks every citation of a file.
 *
 * @param file a file of the repository; in a page of docs, `section 7` without a page means that page, elsewhere the page that was
 *   cited last
 * @param targets the existing pages and decisions
 * @returns the number of citations, and the texts of broken ones: their target does not exist, or their spelling is forbidden
 */
export function checkCitations(
  file: Pick<SourceFile, "path" | "text">,
  targets: ReturnType<typeof readCitationTargets>,
): { count: number; broken: string[] } {
  const text = flatten(file.text);
  const ownPage = targets.pages.get(getPageName(file.path));
  let lastCitedPage: Page | undefined;
  const pageCitations = [...text.matchAll(sectionCitations)].map((match) => {
    const namedPage = targets.pages.get(getPageName(match[1]?.toLowerCase() ?? ""));
    lastCitedPage = namedPage ?? lastCitedPage;
    const page = namedPage ?? ownPage ?? lastCitedPage;
    const isFound = expandList(match[2] ?? "").every((number) => {
      const section = page?.get(number);
      return section !== undefined && hasCitedParts(section, match);
    });
    return { words: match[0], isFound };
  });
  const citedDecisions = [...text.matchAll(decisionCitations)].map(([words, list = ""]) => ({
    words,
    isFound: expandList(list).every((number) => targets.decisions.includes(number)),
  }));
  const citations = [...pageCitations, ...citedDecisions];
  const broken = citations.filter(({ isFound }) => !isFound).map(({ words }) => words);
  return {
    count: citations.length,
    broken: [...broken, ...[...text.matchAll(forbiddenSpellings)].map(([words]) => words)],
  };
}
