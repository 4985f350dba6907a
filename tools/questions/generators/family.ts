import type { Level, Question } from "../question";
import { createDraw, type Draw } from "./draw";

/** A wrong option and the mistake that leads to it, as a phrase that follows "comes from". */
export type Slip = readonly [wrong: string, mistake: string];

/** One question before it has an id. */
export type Draft = {
  readonly question: string;
  readonly key: string;
  /** The most tempting first: three of them, in this order, become the wrong options. */
  readonly slips: readonly Slip[];
  /** One or two sentences why the key is right. */
  readonly because: string;
  /** A sentence on the tempting option; without it, "{wrong} comes from {mistake}." of the first slip. */
  readonly beware?: string;
};

/** One idea of a question, from which items with other numbers, people and words are drawn. */
export type Family = {
  readonly name: string;
  readonly topic: string;
  readonly level: Level;
  /** How many items of this idea the file has; 2 where not set. */
  readonly count?: number;
  /**
   * Draws one question, or undefined where the drawn numbers make none (another try follows).
   *
   * @param turn 0 for the first item of the family, 1 for the next …: sentence frames take turns by it
   */
  readonly draft: (draw: Draw, turn: number) => Draft | undefined;
};

/** A file, or the computed part of one, with the seed that it is made from. */
export type GeneratedSet = {
  readonly classNumber: number;
  readonly subject: string;
  readonly seed: string;
  readonly families: readonly Family[];
};

const tries = 500;

/** Takes the frame whose turn it is, so that two items of one family do not sound alike. */
export function inTurn<T>(frames: readonly [T, ...T[]], turn: number): T {
  return frames[turn % frames.length] ?? frames[0];
}

/**
 * Makes the items of a set and their explanations by item id. Each family draws from a seed of its own:
 * adding or mending one leaves the others as they are. Throws Error where a family draws no sound item.
 */
export function generateSet(set: GeneratedSet): { items: Question[]; explanations: Record<string, string> } {
  const items: Question[] = [];
  const explanations: Record<string, string> = {};
  for (const family of set.families) {
    const draw = createDraw(`${set.seed} ${family.name}`);
    const drafts: Draft[] = [];
    for (let turn = 0; turn < (family.count ?? 2); turn++) drafts.push(drawDraft(family, draw, turn, drafts));
    drafts.forEach((draft, index) => {
      const id = `c${set.classNumber}-${set.subject}-${family.name}-${index + 1}`;
      items.push({
        id,
        question: draft.question,
        options: draw.shuffle([draft.key, ...pickWrong(draft).map(([wrong]) => wrong)]),
        answer: draft.key,
        topic: family.topic,
        level: family.level,
        family: family.name,
      });
      explanations[id] = explain(draft);
    });
  }
  return { items, explanations };
}

/**
 * One sound draft of a family: with three wrong options that differ from the key and each other, and with
 * another key than its elder siblings. Throws Error after 500 tries.
 */
export function drawDraft(family: Family, draw: Draw, turn: number, siblings: readonly Draft[]): Draft {
  for (let attempt = 0; attempt < tries; attempt++) {
    const draft = family.draft(draw, turn);
    if (draft && pickWrong(draft).length === 3 && !siblings.some(({ key }) => key === draft.key))
      return draft;
  }
  throw new Error(`The family ${family.name} draws no sound question`);
}

/** The first three slips whose wrong options are distinct and not the key. */
export function pickWrong({ key, slips }: Draft): Slip[] {
  const seen = new Set([key]);
  return slips.filter(([wrong]) => wrong !== "" && !seen.has(wrong) && seen.add(wrong)).slice(0, 3);
}

function explain(draft: Draft): string {
  const [wrong, mistake] = pickWrong(draft)[0] ?? draft.slips[0] ?? ["", ""];
  return `${draft.because} ${draft.beware ?? `The answer ${wrong} comes from ${mistake}.`}`;
}
