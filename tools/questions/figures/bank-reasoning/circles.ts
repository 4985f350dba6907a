import { drawRelation, type Relation } from "../venn";

/** The picture options of the items that ask how three kinds of things stand to each other, by the letter in their file's name. */
const relations: Readonly<Record<string, Relation>> = {
  a: "one in another in a third",
  b: "two apart in a third",
  c: "two overlapping in a third",
  d: "one in another, a third apart",
  e: "two overlapping, a third apart",
  f: "all apart",
  g: "a chain of three",
  h: "all overlapping",
};

/** The diagrams of one class, around the texts of its options. */
const circlesOf = ([classNumber, letters]: readonly [number, string]): [string, (alt: string) => string][] =>
  Object.entries(relations)
    .filter(([letter]) => letters.includes(letter))
    .map(([letter, relation]) => [
      `c${classNumber}-reasoning-circles-${letter}.svg`,
      (alt) => drawRelation({ alt, relation }),
    ]);

export const circles: Readonly<Record<string, (alt: string) => string>> = Object.fromEntries(
  (
    [
      [5, "abcdefh"],
      [6, "abcdefgh"],
      [7, "abcde"],
    ] as const
  ).flatMap(circlesOf),
);
