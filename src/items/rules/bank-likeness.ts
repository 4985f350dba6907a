import { compareTrigrams, listTrigrams } from "../../lib/trigrams";
import { findingsOf, type Finding } from "./finding";
import type { Item } from "./item-schema";
import type { ItemSet } from "./item-set";
import { plainWords } from "./words";

const mostAlike = 0.85;

/**
 * Stems with fewer words than this are alike by chance: “What is 15 × 99?” asks something else than “What is 12 × 8?”
 */
const leastWords = 6;

/** The compared parts of a public item; `name` says which item it is. */
export type BankItem = {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
  readonly options: readonly string[];
  readonly figure?: { readonly alt: string } | undefined;
  readonly table?: Item["table"];
  /** The text of its passage. */
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
 * Reports questions of a paper that are like one of the public bank (docs/exam.md section 3, decision 058): 85 per cent
 * alike by trigrams, without numbers and punctuation, but with the key and the material; or, for short stems, the same
 * question with the same options.
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
