import type { Table } from "../../items/item";
import { cn } from "../../lib/cn";
import { numbered } from "../../lib/numbered";

/** A number with its sign, currency or unit of per cent; such columns stand to the right, so that their digits compare. */
const amount = /^[+−-]?\s?₹?\s?[\d.,]+\s?%?$/;

function columnOf({ head, rows }: Table, place: number): string[] {
  return [head[place] ?? "", ...rows.map((row) => row[place] ?? "")];
}

function longest(texts: readonly string[]): number {
  return Math.max(1, ...texts.map(({ length }) => length));
}

/**
 * The share of the width that a column needs: at least its longest word, and a third of its longest text, which may break
 * into three lines. The browser's own sum would rather break a word than a sentence, or let a long word widen the page.
 */
function widthOf(texts: readonly string[]): number {
  return Math.max(longest(texts.flatMap((text) => text.split(/[\s-]/))), Math.ceil(longest(texts) / 3)) + 1;
}

/** The head of a column or row; one without a word is no head to a screen reader. */
function HeadCell({ text, scope, className }: { text: string; scope: "col" | "row"; className: string }) {
  if (text === "") return <td className={className}>{text}</td>;
  return (
    <th scope={scope} className={cn("font-semibold", className)}>
      {text}
    </th>
  );
}

/** The table of a question. It has the width of the screen at most; long words are broken before anything scrolls sideways. */
export function QuestionTable({ table }: { table: Table }) {
  const { caption, head, rows } = table;
  const columns = head.map((_, place) => columnOf(table, place));
  const widths = columns.map(widthOf);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const idealWidth = columns.reduce((sum, texts) => sum + longest(texts) + 5, 0);
  const looks = columns.map(([, ...cells]) =>
    cn(
      "px-2 py-2 align-top hyphens-auto wrap-break-word sm:px-4",
      cells.every((text) => text === "?" || amount.test(text)) ? "text-right tabular" : "text-left",
    ),
  );
  return (
    <table
      className="w-full table-fixed border-collapse border-y-2 border-line text-[0.875rem] leading-snug sm:text-body"
      style={{ maxWidth: `${Math.max(idealWidth, 24)}ch` }}
    >
      {caption && <caption className="pb-2 text-left text-small font-semibold">{caption}</caption>}
      <colgroup>
        {numbered(widths).map(({ number, entry: width }) => (
          <col key={number} style={{ width: `${(100 * width) / total}%` }} />
        ))}
      </colgroup>
      <thead className="border-b-2 border-line bg-mist text-ink-soft">
        <tr>
          {numbered(head).map(({ number, entry: text }) => (
            <HeadCell key={number} text={text} scope="col" className={looks[number - 1] ?? ""} />
          ))}
        </tr>
      </thead>
      <tbody className="divided">
        {numbered(rows).map(({ number: rowNumber, entry: [first = "", ...cells] }) => (
          <tr key={rowNumber}>
            <HeadCell text={first} scope="row" className={looks[0] ?? ""} />
            {numbered(cells).map(({ number, entry: text }) => (
              <td key={number} className={looks[number]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
