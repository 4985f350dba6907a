import type { Draw } from "../draw";
import type { Family, Slip } from "../family";
import { drawPair } from "../people";
import { listed } from "../words";
import type { Idea } from "./idea";

/** What people are compared in: the words in both directions. */
export type Quality = {
  readonly more: string;
  readonly less: string;
  readonly most: string;
  readonly least: string;
  readonly noun: string;
};

export const qualities = {
  height: { more: "taller than", less: "shorter than", most: "tallest", least: "shortest", noun: "height" },
  age: { more: "older than", less: "younger than", most: "oldest", least: "youngest", noun: "age" },
  weight: { more: "heavier than", less: "lighter than", most: "heaviest", least: "lightest", noun: "weight" },
  speed: { more: "faster than", less: "slower than", most: "fastest", least: "slowest", noun: "speed" },
} as const satisfies Record<string, Quality>;

/** So many names that are all different, girls and boys in turn. */
export function drawNames(draw: Draw, many: number): string[] {
  const names = new Set<string>();
  while (names.size < many) for (const { name } of drawPair(draw)) names.add(name);
  return [...names].slice(0, many);
}

/** From the first, the last or the middle of an order. */
export type Wanted = "most" | "least" | "second" | "middle" | "last but one";

const places = { most: 0, second: 1, middle: -1, "last but one": -2, least: -3 } as const;

/**
 * A chain of comparisons, told out of order; who has the place asked for?
 *
 * @param given people: 3 to 6; wanted: the places asked for, in turn
 */
export function orderOfPeople({
  people,
  wanted,
  kinds,
  ...idea
}: Idea & {
  people: number;
  wanted: readonly [Wanted, ...Wanted[]];
  kinds: readonly [Quality, ...Quality[]];
}): Family {
  return {
    ...idea,
    draft: (draw, turn) => {
      const quality = kinds[turn % kinds.length] ?? kinds[0];
      const asked = wanted[turn % wanted.length] ?? wanted[0];
      const names = drawNames(draw, people);
      const links = names.slice(1).map((name, index) => {
        const before = names[index] ?? "";
        return draw.int(0, 1)
          ? `${before} is ${quality.more} ${name}`
          : `${name} is ${quality.less} ${before}`;
      });
      const told = draw.shuffle(links);
      if (people > 3 && told.every((link, index) => link === links[index])) return undefined;
      const place = findPlace(asked, people);
      const key = names[place] ?? "";
      const question = askFor(asked, quality);
      return {
        frames: [
          `${told.join(". ")}. ${question}`,
          `${listed(draw.shuffle(names))} compare their ${quality.noun}s. ${told.join(". ")}. ${question}`,
        ],
        key,
        slips: draw
          .shuffle(names.filter((name) => name !== key))
          .map((name): Slip => [name, "stopping before the whole order is clear"]),
        because: `Put them in one line from the ${quality.most} to the ${quality.least}: ${names.join(", ")}. So the answer is ${key}.`,
        beware: people > 3 ? "Draw the line first, then read off the place." : "Read both sentences.",
      };
    },
  };
}

function findPlace(asked: Wanted, people: number): number {
  if (asked === "middle") return (people - 1) / 2;
  return asked === "least" ? people - 1 : asked === "last but one" ? people - 2 : places[asked];
}

function askFor(asked: Wanted, { most, least }: Quality): string {
  if (asked === "middle") return `Who is in the middle when they stand from the ${most} to the ${least}?`;
  if (asked === "second") return `Who is the second ${most}?`;
  if (asked === "last but one") return `Who is the second ${least}?`;
  return `Who is the ${asked === "most" ? most : least}?`;
}
