import type { Passage, PassageKind } from "../../../items/item";
import { cn } from "../../../lib/cn";
import { numberEntries } from "../../../lib/number-entries";

/** The name of each kind of text on the screen. */
export const passageNames: Record<PassageKind, string> = {
  story: "Story",
  poem: "Poem",
  notice: "Notice",
  dialogue: "Dialogue",
  letter: "Letter",
  timetable: "Timetable",
  experiment: "Experiment",
  report: "Report",
};

/** Passages whose line breaks matter: a line that is too long for the screen wraps with an indent. */
const kindsWithLines: ReadonlySet<PassageKind> = new Set(["poem", "dialogue", "timetable"]);

const kindClasses: Partial<Record<PassageKind, string>> = {
  notice: "rounded-small border-2 border-ink/30 bg-paper p-4 text-center",
  poem: "italic",
  timetable: "tabular",
};

/** A line of dialogue, such as `Asha: Where is it?`; the groups are the speaker and the words. */
const dialogueLine = /^([\p{L}. ]{1,24}):\s+(.+)$/u;

function Line({ kind, text }: { kind: PassageKind; text: string }) {
  const [, speaker, words] = kind === "dialogue" ? (dialogueLine.exec(text) ?? []) : [];
  return (
    <span className={cn("whitespace-pre-wrap", kindsWithLines.has(kind) && "block pl-5 -indent-5")}>
      {speaker ? (
        <>
          <strong>{speaker}:</strong> {words}
        </>
      ) : (
        text
      )}
      {"\n"}
    </span>
  );
}

/**
 * A text that several questions ask about, with its lines as they were written. An empty line separates two paragraphs.
 */
export function PassageText({ passage, className }: { passage: Passage; className?: string | undefined }) {
  const { kind, text } = passage;
  return (
    <div className={cn("grid gap-3 wrap-break-word", kindClasses[kind], className)}>
      {numberEntries(text.split(/\n\s*\n/)).map(({ number: paragraphNumber, entry: paragraph }) => (
        <p key={paragraphNumber} className="whitespace-pre-line">
          {numberEntries(paragraph.split("\n")).map(({ number, entry: line }) => (
            <Line key={number} kind={kind} text={line} />
          ))}
        </p>
      ))}
    </div>
  );
}
