import { canvas } from "../canvas";
import type { Drawing } from "../drawing";
import { checkCount } from "../check-input";
import { distance, type Point } from "../points";
import { circle, rectangle } from "../strokes";
import { text } from "../text";
import { texture } from "../texture";

/** A region, named by the sets that it is part of: `A`, `AB`, `ABC`; the empty text is the region outside all sets. */
export type Region = (typeof regionNames)[number];
const regionNames = ["", "A", "B", "C", "AB", "AC", "BC", "ABC"] as const;

export type Venn = {
  /** Names of two or three sets; the regions call them A, B and C in this order. */
  readonly sets: readonly string[];
  /** The text in each region: a number, a letter, a question mark. */
  readonly regions?: Readonly<Partial<Record<Region, string | number>>>;
  readonly shaded?: readonly Region[];
};

/** The circle of a set; `name` is the position of its name. */
type SetCircle = { readonly centre: Point; readonly radius: number; readonly name: Point };

/** The circles by the number of sets. */
const setCircles: Record<2 | 3, readonly SetCircle[]> = {
  2: [
    { centre: [112, 104], radius: 62, name: [80, 26] },
    { centre: [188, 104], radius: 62, name: [220, 26] },
  ],
  3: [
    { centre: [113, 92], radius: 58, name: [74, 20] },
    { centre: [187, 92], radius: 58, name: [226, 20] },
    { centre: [150, 152], radius: 58, name: [150, 223] },
  ],
};
/** The position of each region's text. */
const textPositions: Record<2 | 3, Partial<Record<Region, Point>>> = {
  2: { "": [272, 172], A: [84, 104], B: [216, 104], AB: [150, 104] },
  3: {
    "": [274, 216],
    A: [86, 80],
    B: [214, 80],
    C: [150, 182],
    AB: [150, 72],
    AC: [110, 134],
    BC: [190, 134],
    ABC: [150, 112],
  },
};

/** Returns the region of the diagram that contains a point. */
export function regionAt(point: Point, count: 2 | 3): Region {
  const names = ["A", "B", "C"] as const;
  const inside = setCircles[count].map(({ centre, radius }) => distance(point, centre) < radius);
  const found = names.filter((_, index) => inside[index]).join("");
  return regionNames.find((region) => region === found) ?? "";
}

/**
 * Draws two or three sets that overlap, in a frame, with texts in the regions; shaded regions are striped.
 *
 * @throws RangeError when there are fewer or more sets, or a region is named that the diagram does not have
 */
export function drawVenn({ sets, regions = {}, shaded = [] }: Venn): Drawing {
  checkCount("sets", sets, 2, 3);
  const count = sets.length === 2 ? 2 : 3;
  const height = count === 2 ? 190 : 236;
  const texts = regionNames.flatMap((region) => {
    const words = regions[region];
    if (words === undefined) return [];
    const position = textPositions[count][region];
    if (!position) throw new RangeError(`two sets have no region ${region}`);
    return [text(words, position, { size: 18, bold: true, halo: shaded.includes(region) })];
  });
  const box = [3, 3, 294, height - 6] as const;
  return canvas(300, height, [
    shaded.length > 0
      ? texture("slant", { box, contains: (point) => shaded.includes(regionAt(point, count)) }, 9)
      : "",
    rectangle([3, 3], 294, height - 6),
    ...setCircles[count].map(({ centre, radius }) => circle(centre, radius)),
    ...sets.map((name, index) =>
      text(name, setCircles[count][index]?.name ?? [0, 0], { size: 15, halo: true }),
    ),
    ...texts,
  ]);
}

/** The possible relations of three classes of things, such as "tigers, animals, tables". */
export const relationNames = [
  "one in another in a third",
  "two apart in a third",
  "two overlapping in a third",
  "one in another, a third apart",
  "two overlapping, a third apart",
  "all apart",
  "all overlapping",
  "a chain of three",
] as const;
export type Relation = (typeof relationNames)[number];

/** The centre and radius of each circle. */
const relations: Record<Relation, readonly (readonly [Point, number])[]> = {
  "one in another in a third": [
    [[75, 55], 48],
    [[75, 63], 32],
    [[75, 70], 16],
  ],
  "two apart in a third": [
    [[75, 55], 50],
    [[52, 55], 20],
    [[98, 55], 20],
  ],
  "two overlapping in a third": [
    [[75, 55], 50],
    [[61, 55], 24],
    [[89, 55], 24],
  ],
  "one in another, a third apart": [
    [[48, 55], 40],
    [[48, 62], 20],
    [[118, 55], 26],
  ],
  "two overlapping, a third apart": [
    [[34, 55], 28],
    [[66, 55], 28],
    [[124, 55], 22],
  ],
  "all apart": [
    [[28, 55], 21],
    [[75, 55], 21],
    [[122, 55], 21],
  ],
  "all overlapping": [
    [[60, 40], 32],
    [[90, 40], 32],
    [[75, 68], 32],
  ],
  "a chain of three": [
    [[36, 55], 30],
    [[75, 55], 30],
    [[114, 55], 30],
  ],
};

/** Draws three circles without names as a picture option. */
export function drawRelation({ relation }: { readonly relation: Relation }): Drawing {
  return canvas(
    150,
    110,
    relations[relation].map(([centre, radius]) => circle(centre, radius)),
  );
}
