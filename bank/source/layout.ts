import type { SourceItem } from "./source-item";

/** A JSON array with one compact entry per line: small, and a changed entry is one changed line. */
export function arrayLines(entries: readonly unknown[]): string {
  return entries.length === 0
    ? "[]\n"
    : `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}

/** A JSON object with one entry per line. */
export function objectLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** The fields on the first line of an item, before its texts. */
const firstLine: readonly (keyof SourceItem)[] = ["id", "topic", "level", "family", "form"];

/** The fields after it, each on a line of its own. */
const otherLines: readonly (keyof SourceItem)[] = [
  "validUntil",
  "passage",
  "figure",
  "table",
  "say",
  "question",
  "options",
  "optionFigures",
  "answer",
  "why",
  "wrong",
  "mistakes",
];

/** A value as JSON on one line, with spaces between its parts. */
const oneLine = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");

/** The file `items.json` of a set: an item is a few lines, so that a review shows the line that changed. */
export function layOutItems(items: readonly SourceItem[]): string {
  const texts = items.map((item) => {
    const write = (field: keyof SourceItem): string[] =>
      item[field] === undefined ? [] : [`"${field}": ${oneLine(item[field])}`];
    return `{ ${[firstLine.flatMap(write).join(", "), ...otherLines.flatMap(write)].join(",\n  ")} }`;
  });
  return `[\n${texts.join(",\n")}\n]\n`;
}
