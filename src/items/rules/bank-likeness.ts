import { compareTrigrams, listTrigrams } from "../../lib/trigrams";
import { findingsOf, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";
import { plainWords } from "./words";

const mostAlike = 0.85;

/** Fewer words than these are alike by chance: “What is 15 × 99?” asks something else than “What is 12 × 8?” */
const leastWords = 6;

/** The compared parts of a public item; `name` says which item it is. */
export type BankItem = {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly options: readonly string[];
  readonly figure?: { readonly alt: string } | undefined;
  readonly table?: Item["table"];
  /** Its text. */
  readonly passage?: string | undefined;
};

type Compared = {
  readonly name: string;
  readonly exact: string;
  readonly pieces: ReadonlySet<string> | null;
};

function read({ name, question, answer, options, figure, table, passage }: BankItem): Compared {
  const material = [figure?.alt, ...(table ? [table.head, ...table.rows].flat() : []), passage];
  const text = [question, answer, ...material].filter((part) => part !== undefined).join(" ");
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return {
    name,
    exact: [question, ...options.toSorted(), ...material].map((part) => plainWords(part ?? "")).join("|"),
    pieces: words.length < leastWords ? null : listTrigrams(text),
  };
}

function findFault(one: Compared, other: Compared): string | undefined {
  if (one.exact === other.exact) return `is ${other.name} of the bank`;
  if (!one.pieces || !other.pieces) return undefined;
  const alike = compareTrigrams(one.pieces, other.pieces);
  return alike < mostAlike ? undefined : `is ${Math.round(alike * 100)} % alike to ${other.name} of the bank`;
}

/**
 * No item of a paper can be practised word by word: none is 85 per cent alike by trigrams, numbers and punctuation aside, to
 * one of the public bank, its key and what is read with it included; nor the same question with the same options, where the
 * words are too few for that (docs/exam.md section 3, decision 058).
 *
 * @param set the paper's items
 * @param bank the public items of its subject, in its class and the neighbouring ones
 */
export function findBankLikeness(set: ItemSet, bank: readonly BankItem[]): Finding[] {
  const known = bank.map(read);
  return set.items.flatMap((item) => {
    const passage = item.passage === undefined ? undefined : set.passages[item.passage]?.text;
    const own = read({ ...item, name: item.id, passage });
    const fault = known.map((other) => findFault(own, other)).find(Boolean);
    if (fault === undefined) return [];
    return [findingsOf(set.name, "bank-likeness")(fault, { id: item.id, field: "question" })];
  });
}
