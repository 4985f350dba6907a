import { describe, expect, it } from "vitest";
import type { Item } from "../../../../src/items/rules/item-schema";
import { bankFolders, readBank } from "../../read-bank";
import { bankFigures } from "../bank-figures";
import { blacken, change, type Change, type Piece } from "../picture-words/piece";
import { readPicture } from "../picture-words/parse";

const items = readBank(bankFolders)
  .sets.filter(({ subject, classNumber }) => subject === "reasoning" && classNumber < 5)
  .flatMap((set) => set.items);

/** Rounded away from zero, so that a number and its opposite are rounded alike. */
const write = (value: number): string => String(Number((value + Math.sign(value) * 1e-6).toFixed(2)) + 0);

/** What a picture shows, whatever the order in which its pieces and their corners are named. */
function shownBy(pieces: readonly Piece[]): string[] {
  return pieces
    .map((piece) => {
      if ("words" in piece) return `${piece.words} ${piece.centre.map(write).join(" ")}`;
      const outline =
        "points" in piece
          ? piece.points.map((point) => point.map(write).join(" ")).toSorted()
          : [...piece.centre, piece.radius].map(write);
      return `${piece.fill ?? "white"} ${outline.join(", ")}`;
    })
    .toSorted();
}

/** The options that look like the picture, with their texts. */
const optionsLike = ({ options }: Item, pieces: readonly Piece[]): string[] => {
  const wanted = JSON.stringify(shownBy(pieces));
  return options.filter((option) => JSON.stringify(shownBy(readPicture(option))) === wanted);
};

/** Items with pictures to choose from, whose own drawing begins with these words, and what stands behind them. */
function beginningWith(begin: string): { item: Item; rest: string }[] {
  return items.flatMap((item) => {
    const alt = item.figure?.alt ?? "";
    return item.optionFigures && alt.startsWith(begin) ? [{ item, rest: alt.slice(begin.length) }] : [];
  });
}

/** How often a picture is changed before it is asked for: a second mirror undoes the first. */
const changesOf = ({ question }: Item, first: Change): Change[] => {
  if (question.includes("second mirror")) return [first, first];
  if (question.includes("in water below")) return [first, { upsideDown: true }];
  return [first];
};

describe("the drawn keys of Reasoning, classes 1 to 4", () => {
  it.each([
    ["Before a mirror: ", { mirrored: true }],
    ["Above water: ", { upsideDown: true }],
  ] as const)("%s the key, and no other option, is the image", (begin, first) => {
    const found = beginningWith(begin).filter(({ item }) => readable(item));
    expect(found.length).toBeGreaterThan(1);
    for (const { item, rest } of found) {
      const image = changesOf(item, first).reduce(change, readPicture(rest));
      expect(optionsLike(item, image), `${item.id} ${item.question}`).toEqual([item.answer]);
    }
  });

  it("a shadow has the outline of its thing, in a mirror the other way round", () => {
    const found = items.filter(
      ({ question, figure }) => /shadow of/.test(question) && !figure?.alt.includes(":"),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const item of found) {
      const thing = readPicture(item.figure?.alt ?? "");
      const seen = item.question.includes("in the mirror") ? change(thing, { mirrored: true }) : thing;
      expect(optionsLike(item, blacken(seen)), `in ${item.id}`).toEqual([item.answer]);
    }
  });

  it("the tallest, and who comes after, stand as their steps tell", () => {
    const ranks: readonly (readonly [RegExp, number])[] = [
      [/the tallest\?/, 0],
      [/the second tallest\?/, 1],
      [/the fourth tallest/, 3],
      [/the second shortest\?/, -2],
    ];
    const found = items.flatMap((item) => {
      const alt = item.figure?.alt ?? "";
      const rank = ranks.find(([pattern]) => pattern.test(item.question))?.[1];
      return alt.startsWith("Children") && rank !== undefined ? [{ item, alt, rank }] : [];
    });
    expect(found.length).toBeGreaterThan(3);
    for (const { item, alt, rank } of found) {
      const children = [...alt.matchAll(/(\w+) (\d+)/g)].toSorted((a, b) => Number(b[2]) - Number(a[2]));
      expect(children.at(rank)?.[1], `in ${item.id}`).toBe(item.answer);
    }
  });

  it("no two pictures to choose from look the same", () => {
    const same = items.flatMap(({ id, optionFigures = {} }) => {
      const drawn = Object.entries(optionFigures).map(([option, file]) =>
        (bankFigures[file]?.(option) ?? file).replace(/aria-label="[^"]*"/, ""),
      );
      return new Set(drawn).size < drawn.length ? [id] : [];
    });
    expect(same).toEqual([]);
  });
});

/** Whether all options are pictures that words make. */
function readable({ options }: Item): boolean {
  return options.every((option) => {
    try {
      return readPicture(option).length > 0;
    } catch {
      return false;
    }
  });
}
