import { drawSigns } from "../../figures/tiles";
import type { Slip } from "../family";
import { range } from "../whole";
import { type Seats, listed, worldsOf } from "./place-parts";
import { type Clue, at, drawNames, fewClues, framesFor, isToldByThree, puzzle } from "./puzzle";

/** A house of flats, two on each floor. */
export const flatsInAHouse = puzzle("flats-in-a-house", (draw, turn, hard, voice) => {
  const floors = hard < 2 ? 3 : 4;
  const names = drawNames(draw, floors * 2 - (hard > 1 ? 1 : 0));
  const people = hard > 1 ? [...names, "nobody"] : names;
  const flats = draw.shuffle(people);
  const floor = (of: Seats, name: string): number => Math.floor(of.indexOf(name) / 2) + 1;
  const isWest = (of: Seats, name: string): boolean => of.indexOf(name) % 2 === 0;
  const above = (of: Seats, name: string): string => of[of.indexOf(name) + 2] ?? "";
  const tell = (name: string): string => (name === "nobody" ? "The empty flat" : name);
  const lives = (name: string): string => (name === "nobody" ? "is" : "lives");
  const clues = flats.flatMap((name): Clue<Seats>[] => {
    const up = above(flats, name);
    const other = draw.one(
      flats.filter((one) => one !== name && floor(flats, one) > floor(flats, name)).concat(""),
    );
    const beside = at(flats, flats.indexOf(name) ^ 1);
    const which = isWest(flats, name);
    return [
      ...(up && up !== "nobody"
        ? [
            {
              text: `${up} lives just above ${name === "nobody" ? "the empty flat" : name}.`,
              holds: (of: Seats) => above(of, name) === up,
            },
          ]
        : []),
      ...(beside !== "nobody" && name !== "nobody"
        ? [
            {
              text: `${name} and ${beside} live on one floor.`,
              holds: (of: Seats) => floor(of, name) === floor(of, beside),
            },
          ]
        : []),
      {
        text: `${tell(name)} ${lives(name)} on the ${which ? "west" : "east"} side.`,
        holds: (of) => isWest(of, name) === which,
      },
      {
        text: `${tell(name)} ${lives(name)} on floor ${floor(flats, name)}.`,
        holds: (of) => floor(of, name) === floor(flats, name),
      },
      ...(other && other !== "nobody"
        ? [
            {
              text: `${tell(name)} ${lives(name)} below ${other}’s floor.`,
              holds: (of: Seats) => floor(of, name) < floor(of, other),
            },
          ]
        : []),
    ];
  });
  const worlds = worldsOf(people);
  const chosen = fewClues(draw, worlds, clues, 8);
  if (!chosen || chosen.filter(({ text }) => text.includes("floor ")).length > (hard < 2 ? 3 : 2))
    return undefined;
  const index = draw.int(0, flats.length - 1);
  const key = at(flats, index);
  if (key === "nobody" || chosen.filter(({ text }) => text.startsWith(`${key} lives on`)).length > 1)
    return undefined;
  if (hard >= 0 && chosen.some(({ text }) => text.startsWith(`${key} lives on floor`))) return undefined;
  // From class 7 on three clues alone do not tell who lives there.
  if (hard >= 0 && isToldByThree(chosen, worlds, (of) => of[index], key)) return undefined;
  const [side, level] = [index % 2 === 0 ? "west" : "east", Math.floor(index / 2) + 1];
  const rest = hard < 0 ? [] : names.filter((name) => name !== key);
  const others: Slip[] = [
    [at(flats, index ^ 1), `went to the wrong side of floor ${level}`],
    [flats[index + 2] ?? "", `went one floor too high on the ${side} side`],
    [flats[index - 2] ?? "", `stopped one floor too low on the ${side} side`],
    [flats[(index ^ 1) + 2] ?? "", `mistook both the side and the floor above ${level}`],
    [flats[(index ^ 1) - 2] ?? "", `mistook both the side and the floor below ${level}`],
    ...rest.map((name): Slip => [name, `did not join all the clues on ${name}`]),
  ];
  const house =
    hard > 1
      ? `One flat is empty; in the others live ${listed(names)}, one in each.`
      : `${listed(names)} live in the flats, one in each.`;
  const question =
    turn % 2 === 0 ? `on the ${side} side of floor ${level}` : `in the ${side} flat on floor ${level}`;
  return {
    frames: framesFor(voice, [
      `${house} ${chosen.map(({ text }) => text).join(" ")} Who lives ${question}?`,
      `The figure is a house from the south. ${house} ${chosen.map(({ text }) => text).join(" ")} Who has the flat ${question.replace(/^in the (\w+) flat /, "at the $1 ")}?`,
      `Each floor of the house has a west and an east flat. ${house} ${chosen.map(({ text }) => text).join(" ")} Whose flat is ${question.replace(/^in the (\w+) flat /, "at the $1 end ")}?`,
      `${house} The figure shows the house. ${chosen.map(({ text }) => text).join(" ")} Who is at home ${question}?`,
    ]),
    key,
    slips: others
      .filter(([name]) => name !== "nobody")
      // Nobody is offered whom one clue alone keeps from the flat.
      .filter(([name]) => chosen.every(({ holds }) => worlds.some((of) => of[index] === name && holds(of)))),
    because: `From the lowest floor up, west before east, there are ${range(1, floors)
      .map((one) => `${flats[2 * one - 2]} and ${flats[2 * one - 1]}`)
      .join("; ")}.`,
    figure: {
      alt: `A house of ${floors} floors, floor 1 the lowest, each with a west flat (left) and an east flat (right)`,
      draw: (alt) =>
        drawSigns({
          alt,
          rows: range(1, floors)
            .toReversed()
            .map((one) => [`${one}W`, `${one}E`]),
        }),
    },
    isWords: true,
  };
});
