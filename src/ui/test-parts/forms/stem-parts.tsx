import type { StemPart } from "../../../items/stem";
import { cn } from "../../../lib/cn";
import { numberEntries } from "../../../lib/number-entries";

type Entries<Kind extends StemPart["kind"]> =
  Extract<StemPart, { kind: Kind }> extends { entries: infer List } ? List : never;

const labelClass = "font-bold text-violet";

/** Statements to judge, or things to order: each beside its label, with the texts aligned below one another. */
function Statements({ entries }: { entries: Entries<"statements"> }) {
  return (
    <ul className="grid grid-cols-[max-content_minmax(0,1fr)] gap-y-2">
      {entries.map((entry) => (
        <li
          key={entry.label}
          className="col-span-2 grid grid-cols-subgrid gap-x-3 rounded-small bg-mist px-4 py-2.5 forced-colors:border"
        >
          <span className={labelClass}>{entry.label}</span>
          <span className="sr-only">: </span>
          <span className="min-w-0 wrap-break-word">{entry.text}</span>
        </li>
      ))}
    </ul>
  );
}

type MatchEntry = { label: string; text: string };

function MatchColumn({ name, entries }: { name: string; entries: readonly MatchEntry[] }) {
  return (
    // Equal row heights, so that entries of both columns are side by side.
    <ul aria-label={name} className="grid auto-rows-fr grid-cols-1 gap-2">
      {entries.map((entry) => (
        <li
          key={entry.label}
          className="flex gap-2.5 rounded-small border border-line px-3 py-2.5 leading-snug sm:px-4"
        >
          <span className={labelClass}>{entry.label}</span>
          <span className="sr-only">: </span>
          <span className="min-w-0 hyphens-auto wrap-break-word">{entry.text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Two columns to match. They are lists, not a table: entries that are side by side do not belong together. */
function Pairs({ entries }: { entries: Entries<"pairs"> }) {
  return (
    <div className="grid grid-cols-2 gap-2 sm:gap-4">
      <MatchColumn name="First column" entries={entries} />
      <MatchColumn
        name="Second column"
        entries={entries.map(({ otherLabel, otherText }) => ({ label: otherLabel, text: otherText }))}
      />
    </div>
  );
}

/** The indent of a wrapped line's continuation, in characters. */
const wrapIndent = 2;

/** A program: its lines keep their indentation even where a narrow screen breaks them. */
function Code({ text }: { text: string }) {
  return (
    <pre className="rounded-small border-l-4 border-violet bg-mist px-4 py-3 font-mono text-[0.9375rem] leading-relaxed">
      {numberEntries(text.split("\n")).map(({ number, entry: line }) => {
        const indent = line.length - line.trimStart().length + wrapIndent;
        return (
          <code
            key={number}
            className="block whitespace-pre-wrap wrap-anywhere"
            style={{ paddingLeft: `${indent}ch`, textIndent: `-${indent}ch` }}
          >
            {line}
            {"\n"}
          </code>
        );
      })}
    </pre>
  );
}

type Props = {
  parts: readonly StemPart[];
  /** Classes for the question's text. */
  stemClass: string;
};

/** The parts below a stem's heading: statements, columns to match, a program, and the question about them. */
export function StemParts({ parts, stemClass }: Props) {
  return numberEntries(parts).map(({ number, entry: part }) => {
    if (part.kind === "statements") return <Statements key={number} entries={part.entries} />;
    if (part.kind === "pairs") return <Pairs key={number} entries={part.entries} />;
    if (part.kind === "code") return <Code key={number} text={part.text} />;
    return (
      <p key={number} className={cn("max-w-2xl whitespace-pre-line", stemClass)}>
        {part.text}
      </p>
    );
  });
}
