import { permutations } from "./idea";

type Test = (place: ReadonlyMap<string, number>, many: number) => boolean;

const name = "([A-Z][a-z]+)";

/** What each kind of sentence says of two places; round a table places are counted clockwise from above. */
const kinds: readonly (readonly [
  RegExp,
  (isRound: boolean) => (one: number, two: number, many: number) => boolean,
])[] = [
  [
    new RegExp(`${name} sits just to the left of ${name}\\.`, "g"),
    (isRound) => (one, two, many) => (isRound ? (one - two + many) % many === 1 : two - one === 1),
  ],
  [
    new RegExp(`${name} is second to the left of ${name}\\.`, "g"),
    () => (one, two, many) => (one - two + many) % many === 2,
  ],
  [
    new RegExp(`${name} is second to the right of ${name}\\.`, "g"),
    (isRound) => (one, two, many) => (isRound ? (two - one + many) % many === 2 : one - two === 2),
  ],
  [
    new RegExp(`${name} sits opposite ${name}\\.`, "g"),
    () => (one, two, many) => Math.abs(one - two) * 2 === many,
  ],
  [
    new RegExp(`${name} is not next to ${name}\\.`, "g"),
    () => (one, two, many) => ![1, many - 1].includes(Math.abs(one - two)),
  ],
  [
    new RegExp(`Exactly two people sit between ${name} and ${name}\\.`, "g"),
    () => (one, two) => Math.abs(one - two) === 3,
  ],
  [new RegExp(`${name} sits at the left end\\.`, "g"), () => (one) => one === 0],
  [new RegExp(`${name} sits at the right end\\.`, "g"), () => (one, _, many) => one === many - 1],
  [new RegExp(`${name} does not sit at an end\\.`, "g"), () => (one, _, many) => one > 0 && one < many - 1],
];

/** Reads the clues, tries every seating and answers only where all that fit agree. */
export function solveSeats(stem: string): string | undefined {
  const isRound = stem.includes("table");
  const [told = ""] = /(?:Who|Which person).*$/.exec(stem) ?? [];
  const list = /(?:[A-Z][a-z]+, )+[A-Z][a-z]+ and [A-Z][a-z]+/.exec(stem)?.[0] ?? "";
  const people = list.split(/, | and /);
  const tests = kinds.flatMap(([pattern, of]): Test[] =>
    [...stem.matchAll(pattern)].map(
      ([, one = "", two = ""]) =>
        (place, many) =>
          of(isRound)(place.get(one) ?? 0, place.get(two) ?? 0, many),
    ),
  );
  const found = new Set(
    permutations(people).flatMap((order) => {
      const place = new Map(order.map((person, index) => [person, index]));
      if (!tests.every((test) => test(place, people.length))) return [];
      const asked = place.get(new RegExp(`${name}\\?$`).exec(told)?.[1] ?? "") ?? 0;
      const left = isRound ? 1 : -1;
      const step = told.includes("opposite") ? people.length / 2 : told.includes("left") ? left : -left;
      return order[(asked + step + people.length) % people.length] ?? [];
    }),
  );
  return found.size === 1 ? [...found][0] : undefined;
}
