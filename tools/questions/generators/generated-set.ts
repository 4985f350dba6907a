import type { Explanation } from "../../../src/items/item";
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

/** What a generator makes. Explanations by item id, drawings by the name of their file. */
export type Made = {
  readonly items: Item[];
  readonly explanations: Record<string, Explanation>;
  readonly figures: Map<string, string>;
};

type Chosen = { readonly draft: Draft; readonly wrong: readonly Slip[] };

const tries = 2000;
/** After so many, three named mistakes do wherever the key then stands among them: often too few lie on one side of it. */
const triesForRank = 40;

/**
 * Makes the items of a set, their explanations and drawings. Each family draws from a seed of its own:
 * adding or mending one leaves the others as they are. Throws Error where a family draws no sound item.
 */
export function generateSet(set: GeneratedSet): Made {
  const { items, explanations, figures }: Made = { items: [], explanations: {}, figures: new Map() };
  for (const family of set.families) {
    const draw = createDraw(`${set.seed} ${family.name}`);
    const ranks = draw.shuffle([0, 1, 2, 3]);
    const keys = new Set<string>();
    for (let turn = 0; turn < (family.count ?? 2); turn++) {
      const { draft, wrong } = drawItem(family, draw, turn, keys, ranks[turn % 4] ?? 0);
      const id = `c${set.classNumber}-${set.subject}-${family.name}-${turn + 1}`;
      keys.add(draft.key);
      const options = draw.shuffle([draft.key, ...wrong.map(([option]) => option)]);
      const { picture } = draft;
      const pictures = picture
        ? options.map((option, place) => [option, `${id}-${"klmn".charAt(place)}.svg`] as const)
        : [];
      items.push({
        id,
        question: withoutDoubleStop(inTurn(draft.frames, turn)),
        options,
        answer: draft.key,
        topic: family.topic,
        level: family.level,
        family: family.name,
        ...readBeside(draft, id),
        ...(picture && { optionFigures: Object.fromEntries(pictures) }),
      });
      for (const [option, file] of pictures) figures.set(file, picture?.(option) ?? "");
      explanations[id] = nameMistakes(draft, wrong);
      if (draft.figure) figures.set(`${id}.svg`, draft.figure.draw(draft.figure.alt));
    }
  }
  return { items, explanations, figures };
}

/** What is read with the stem, as the item has it. */
function readBeside(
  { figure, table, form, picture }: Draft,
  id: string,
): Pick<Item, "form" | "figure" | "table"> {
  const known = form ?? (figure || picture ? "figure" : table ? "table" : undefined);
  return {
    ...(known && { form: known }),
    ...(figure && { figure: { file: `${id}.svg`, alt: figure.alt } }),
    ...(table && { table }),
  };
}

const nameMistakes = ({ because }: Draft, wrong: readonly Slip[]): Explanation => ({
  why: withoutDoubleStop(because),
  wrong: Object.fromEntries(wrong),
});

/**
 * One sound item of a family: three wrong options that differ from the key and each other, and another key
 * than its siblings have. Throws Error after 2,000 tries.
 *
 * @param rank how many wrong options are to be smaller than the key; given up after some dozens of tries
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
    if (choice && (choice.isRanked || draft.isWords || attempt >= triesForRank))
      return { draft, wrong: choice.wrong };
  }
  throw new Error(`The family ${family.name} draws no sound question`);
}

/** A time such as 7:00 a.m. at the end of a sentence brings its own full stop. */
const withoutDoubleStop = (text: string): string => text.replace(/([ap]\.m\.)\./g, "$1");
