import type { Item } from "../../../src/items/rules/item-schema";
import { chooseWrong } from "./choose-wrong";
import { createDraw, type Draw } from "./draw";
import { inTurn, type Draft, type Family, type Slip } from "./family";

/** A file, or the computed part of one, with the seed that it is made from. */
export type GeneratedSet = {
  readonly classNumber: number;
  readonly subject: string;
  readonly seed: string;
  readonly families: readonly Family[];
};

type Chosen = { readonly draft: Draft; readonly wrong: readonly Slip[] };

const tries = 2000;
const triesForRank = 300;

/**
 * Makes the items of a set and their explanations by item id. Each family draws from a seed of its own:
 * adding or mending one leaves the others as they are. Throws Error where a family draws no sound item.
 */
export function generateSet(set: GeneratedSet): { items: Item[]; explanations: Record<string, string> } {
  const items: Item[] = [];
  const explanations: Record<string, string> = {};
  for (const family of set.families) {
    const draw = createDraw(`${set.seed} ${family.name}`);
    const ranks = draw.shuffle([0, 1, 2, 3]);
    const keys = new Set<string>();
    for (let turn = 0; turn < (family.count ?? 2); turn++) {
      const { draft, wrong } = drawItem(family, draw, turn, keys, ranks[turn % 4] ?? 0);
      const id = `c${set.classNumber}-${set.subject}-${family.name}-${turn + 1}`;
      keys.add(draft.key);
      items.push({
        id,
        question: withoutDoubleStop(inTurn(draft.frames, turn)),
        options: draw.shuffle([draft.key, ...wrong.map(([option]) => option)]),
        answer: draft.key,
        topic: family.topic,
        level: family.level,
        family: family.name,
      });
      explanations[id] = withoutDoubleStop(explain(draft, wrong));
    }
  }
  return { items, explanations };
}

/**
 * One sound item of a family: three wrong options that differ from the key and each other, and another key
 * than its siblings have. Throws Error after 2,000 tries.
 *
 * @param rank how many wrong options are to be smaller than the key; given up after 300 tries
 */
function drawItem(
  family: Family,
  draw: Draw,
  turn: number,
  siblingKeys: ReadonlySet<string>,
  rank: number,
): Chosen {
  for (let attempt = 0; attempt < tries; attempt++) {
    const draft = family.draft(draw, turn);
    if (!draft || siblingKeys.has(draft.key)) continue;
    const choice = chooseWrong(draft, rank);
    if (choice && (choice.isRanked || attempt >= triesForRank)) return { draft, wrong: choice.wrong };
  }
  throw new Error(`The family ${family.name} draws no sound question`);
}

/** A time such as 7:00 a.m. at the end of a sentence brings its own full stop. */
const withoutDoubleStop = (text: string): string => text.replace(/([ap]\.m\.)\./g, "$1");

function explain(draft: Draft, wrong: readonly Slip[]): string {
  const [option, mistake] = wrong.find(([, reason]) => !/^(a slip|losing)/.test(reason)) ??
    wrong[0] ?? ["", ""];
  return `${draft.because} ${draft.beware ?? `The answer ${option} comes from ${mistake}.`}`;
}
