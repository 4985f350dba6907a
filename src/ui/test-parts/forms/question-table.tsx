import type { Table } from "../../../items/item";
import { cn } from "../../../lib/cn";
import { numberEntries } from "../../../lib/number-entries";

/**
 * A number with its sign, currency or percent sign; columns of numbers are right-aligned, so that digits are easy to
 * compare.
 */
const amountPattern = /^[+−-]?\s?₹?\s?[\d.,]+\s?%?$/;

function listColumnTexts({ head, rows }: Table, index: number): string[] {
  return [head[index] ?? "", ...rows.map((row) => row[index] ?? "")];
}

/** The length of the longest text, at least 1. */
function measureLongest(texts: readonly string[]): number {
  return Math.max(1, ...texts.map(({ length }) => length));
}

/** Splits a text at spaces and hyphens, where it may break; a number must not break. */
function splitWords(text: string): string[] {
  return amountPattern.test(text) ? [text] : text.split(/[\s-]/);
}

/** The gap between two columns on a phone, in characters. */
const gapCharacters = 2;

/** The number of characters that fit into a width of 360 px. */
const maxCharactersPerRow = 45;

/** The minimum width of a column, in characters. */
const minColumnCharacters = 5;

/**
 * Calculates a column's preferred width in characters: its longest word, or a third of its longest text, which may break
 * into three lines.
 */
function measurePreferredWidth(texts: readonly string[]): number {
  const longestWord = measureLongest(texts.flatMap(splitWords));
  return Math.max(longestWord, Math.ceil(measureLongest(texts) / 3)) + gapCharacters;
}

/**
 * Divides a phone's width among the columns. The browser would break words, or let a long word widen the page; here the
 * widest columns shrink first, and the others keep their words whole if possible.
 *
 * @param columns the texts of each column
 * @returns each column's share of the width in percent
 */
function divideWidth(columns: readonly string[][]): number[] {
  const preferredWidths = columns.map(measurePreferredWidth);
  const sumUpTo = (cap: number) => preferredWidths.reduce((sum, width) => sum + Math.min(width, cap), 0);
  let cap = Math.max(...preferredWidths);
  while (cap > minColumnCharacters && sumUpTo(cap) > maxCharactersPerRow) cap -= 0.5;
  return preferredWidths.map((width) => (100 * Math.min(width, cap)) / sumUpTo(cap));
}

/** The head of a column or row; an empty one is a plain cell for screen readers. */
function HeadCell({ text, scope, className }: { text: string; scope: "col" | "row"; className: string }) {
  if (text === "") return <td className={className}>{text}</td>;
  return (
    <th scope={scope} className={cn("font-semibold", scope === "col" && "max-sm:font-medium", className)}>
      {text}
    </th>
  );
}

/** The gap between two columns on a wide screen, and the minimum width of a table there, in characters. */
const wideGapCharacters = 5;
const minTableCharacters = 24;

/**
 * The table of a question. It has the width of the screen at most; long words are broken before anything scrolls
 * sideways.
 */
export function QuestionTable({ table }: { table: Table }) {
  const { caption, head, rows } = table;
  const columns = head.map((_, index) => listColumnTexts(table, index));
  const maxWidth = columns.reduce((sum, texts) => sum + measureLongest(texts) + wideGapCharacters, 0);
  const columnClasses = columns.map(([, ...cells]) =>
    cn(
      "px-1 py-2 align-top hyphens-auto wrap-break-word sm:px-4",
      cells.every((text) => text === "?" || amountPattern.test(text)) ? "text-right tabular" : "text-left",
    ),
  );
  return (
    <table
      className="w-full table-fixed border-collapse border-y-2 border-line text-[0.8125rem] leading-snug sm:table-auto sm:text-body"
      style={{ maxWidth: `${Math.max(maxWidth, minTableCharacters)}ch` }}
    >
      {caption && <caption className="pb-2 text-left text-small font-semibold">{caption}</caption>}
      <colgroup>
        {numberEntries(divideWidth(columns)).map(({ number, entry: share }) => (
          <col key={number} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      <thead className="border-b-2 border-line bg-mist text-ink-soft max-sm:text-[0.75rem]">
        <tr>
          {numberEntries(head).map(({ number, entry: text }) => (
            <HeadCell key={number} text={text} scope="col" className={columnClasses[number - 1] ?? ""} />
          ))}
        </tr>
      </thead>
      <tbody className="divided">
        {numberEntries(rows).map(({ number: rowNumber, entry: [first = "", ...cells] }) => (
          <tr key={rowNumber}>
            <HeadCell text={first} scope="row" className={columnClasses[0] ?? ""} />
            {numberEntries(cells).map(({ number, entry: text }) => (
              <td key={number} className={columnClasses[number]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
