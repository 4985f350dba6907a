import type { ItemForm } from "./item";

/** A part of a stem, each kind with its own layout. Entries are in the order of the stem. */
export type StemPart =
  | { kind: "text"; text: string }
  /** Statements that the question judges, or things to put in order. */
  | { kind: "statements"; entries: { label: string; text: string }[] }
  /** Two columns to match; the options use the labels of both. */
  | { kind: "pairs"; entries: { label: string; text: string; otherLabel: string; otherText: string }[] }
  /** Lines of a program, with their indentation. */
  | { kind: "code"; text: string };

/** The start of a line of a program. */
export const codeIndent = "    ";
/** A statement or a thing to order, such as `II. Ice floats.`: its label and its text. */
export const labelledLine = /^(I{1,3}|IV|V|[P-T]|Statement|Assertion|Reason|Conclusion [12])[.:] +(.+)$/;
/** A row of two columns to match, such as `P. Heart | 1. Pumps blood`: both labels and both texts. */
export const pairedLine = /^([P-T])\. +(.+?) +\| +([1-5])\. +(.+)$/;

/**
 * The forms whose lines can have a special meaning; in other forms `I. ` or `P. ` at the start of a line is ordinary
 * text.
 */
const formsWithLines: ReadonlySet<ItemForm> = new Set([
  "statements",
  "match",
  "order",
  "code",
  "sufficiency",
]);

function readLine(form: ItemForm, line: string): StemPart {
  if (form === "code")
    return line.startsWith(codeIndent)
      ? { kind: "code", text: line.slice(codeIndent.length) }
      : { kind: "text", text: line };
  const [, label = "", text = "", otherLabel = "", otherText = ""] =
    (form === "match" ? pairedLine : labelledLine).exec(line) ?? [];
  if (!label) return { kind: "text", text: line };
  return form === "match"
    ? { kind: "pairs", entries: [{ label, text, otherLabel, otherText }] }
    : { kind: "statements", entries: [{ label, text }] };
}

/** Joins two parts of the same kind; returns undefined if the kinds differ. */
function joinParts(last: StemPart | undefined, next: StemPart): StemPart | undefined {
  if (last?.kind === "text" && next.kind === "text") return { ...last, text: `${last.text}\n${next.text}` };
  if (last?.kind === "code" && next.kind === "code") return { ...last, text: `${last.text}\n${next.text}` };
  if (last?.kind === "pairs" && next.kind === "pairs")
    return { ...last, entries: [...last.entries, ...next.entries] };
  if (last?.kind === "statements" && next.kind === "statements")
    return { ...last, entries: [...last.entries, ...next.entries] };
  return undefined;
}

/**
 * Splits a stem into its parts (docs/questions.md section 1, "How a stem is written"): statements begin with `I. `, `P.
 * ` or `Assertion: `, pairs look like `P. Heart | 1. Pumps blood`, and a program's lines begin with four spaces.
 *
 * @param question the stem
 * @param form the item's form; without one it is plain
 * @returns its parts from top to bottom; a stem of another form, or without such lines, is one text
 */
export function readStem(question: string, form: ItemForm = "plain"): StemPart[] {
  if (!formsWithLines.has(form)) return [{ kind: "text", text: question }];
  const parts: StemPart[] = [];
  for (const line of question.split("\n")) {
    const next = readLine(form, line);
    const joined = joinParts(parts.at(-1), next);
    if (joined) parts.pop();
    parts.push(joined ?? next);
  }
  return parts;
}
