import { arrow } from "../arrows";
import type { Drawing } from "../drawing";
import { canvas } from "../canvas";
import { check, checkCount, checkDistinct } from "../check-input";
import { between, directionOf, distance, polar, type Point } from "../points";
import { rectangle } from "../strokes";
import { text, textWidth } from "../text";

export type FoodWeb = {
  /** Living things, level by level: producers first, at the bottom. Up to four levels of up to four. */
  readonly levels: readonly (readonly string[])[];
  /** Pairs of an eaten species and its eater; the arrow points to the eater. */
  readonly eaten: readonly (readonly [eaten: string, eater: string])[];
};

const boxHeight = 28;
const levelHeight = 62;

type Box = { readonly name: string; readonly centre: Point; readonly width: number };

/** Returns the box of each living thing: producers at the bottom, those of one level evenly spaced. */
export function placeSpecies({ levels }: Pick<FoodWeb, "levels">): Map<string, Box> {
  const boxes = levels.flatMap((names, level) => {
    const widths = names.map((name) => textWidth(name, { size: 15 }) + 14);
    const gap = (300 - widths.reduce((sum, width) => sum + width, 0)) / names.length;
    const y = 18 + (levels.length - 1 - level) * levelHeight;
    let left = gap / 2;
    return names.map((name, index): [string, Box] => {
      const width = widths[index] ?? 0;
      const centre: Point = [left + width / 2, y];
      left += width + gap;
      return [name, { name, centre, width }];
    });
  });
  return new Map(boxes);
}

/** Returns the point on a line from the middle of a box towards a point, at a distance outside the box. */
function edgeOf({ centre, width }: Box, towards: Point, distanceFromBox: number): Point {
  const [dx, dy] = [towards[0] - centre[0], towards[1] - centre[1]];
  const share = Math.min(width / 2 / Math.abs(dx || 1e-9), boxHeight / 2 / Math.abs(dy || 1e-9));
  return polar(between(centre, towards, share), distanceFromBox, directionOf(centre, towards));
}

/**
 * Draws a food web, or a chain if each level has one living thing.
 *
 * @throws RangeError when a name is unknown or used twice, an arrow has no space, or names do not fit beside each other
 */
export function drawFoodWeb({ levels, eaten }: FoodWeb): Drawing {
  checkCount("levels", levels, 2, 4);
  for (const names of levels) checkCount("living things on a level", names, 1, 4);
  checkDistinct("the food web", levels.flat());
  checkCount("arrows", eaten, 1, 14);
  const boxes = placeSpecies({ levels });
  const boxOf = (name: string) => {
    const box = boxes.get(name);
    if (!box) throw new RangeError(`${name} is on no level of the food web`);
    return box;
  };
  for (const names of levels) checkWidth(names.map(boxOf));
  const arrows = eaten.map(([food, eater]) => {
    const [from, to] = [boxOf(food), boxOf(eater)];
    check(from !== to, `${food} would eat itself`);
    const start = edgeOf(from, to.centre, 2);
    const end = edgeOf(to, from.centre, 3);
    check(distance(start, end) > 10, `no room for an arrow from ${food} to ${eater}`);
    return arrow([start, end], {}, 11);
  });
  const speciesParts = [...boxes.values()].map(
    ({ name, centre, width }) =>
      rectangle([centre[0] - width / 2, centre[1] - boxHeight / 2], width, boxHeight, {
        fill: "leaf",
        round: 6,
      }) + text(name, centre, { size: 15 }),
  );
  return canvas(300, (levels.length - 1) * levelHeight + 36, [...arrows, ...speciesParts]);
}

function checkWidth(boxes: readonly Box[]): void {
  const width = boxes.reduce((sum, box) => sum + box.width + 4, 0);
  check(width <= 300, `${boxes.map(({ name }) => name).join(", ")} do not fit beside each other`);
}
