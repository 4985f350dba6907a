import type { SourceItem } from "./source-item";

/** Formats a JSON array with one compact entry per line, so that a changed entry is one changed line. */
export function arrayLines(entries: readonly unknown[]): string {
  return entries.length === 0
    ? "[]\n"
    : `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}

/** Formats a JSON object with one entry per line. */
export function objectLines(entries: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** The fields on the first line of an item. */
const firstLineFields: readonly (keyof SourceItem)[] = ["id", "topic", "level", "family", "form"];

/** The other fields, each on its own line. */
const otherFields: readonly (keyof SourceItem)[] = [
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

/** Formats a value as JSON on one line, with spaces between its parts. */
const formatOnOneLine = (value: unknown): string => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");

/** Formats the file `items.json` of a set with a few lines per item, so that a diff shows the changed line. */
export function formatItems(items: readonly SourceItem[]): string {
  const texts = items.map((item) => {
    const formatField = (field: keyof SourceItem): string[] =>
      item[field] === undefined ? [] : [`"${field}": ${formatOnOneLine(item[field])}`];
    const firstLine = firstLineFields.flatMap(formatField).join(", ");
    return `{ ${[firstLine, ...otherFields.flatMap(formatField)].join(",\n  ")} }`;
  });
  return `[\n${texts.join(",\n")}\n]\n`;
}
