import { drawRoundTable } from "../../figures/networks";
import type { Slip } from "../family";
import { type Seats, listed, worldsOf } from "./place-parts";
import { type Clue, at, drawNames, fewClues, framesFor, puzzle } from "./puzzle";

/** Clues on two or three people at a round table; `left` is +1 where the left neighbour has the next number. */
function roundClues(seats: Seats, left: 1 | -1): Clue<Seats>[] {
  const many = seats.length;
  const turn = (of: Seats, from: string, to: string): number =>
    (left * (of.indexOf(to) - of.indexOf(from)) + many * 2) % many;
  return seats.flatMap((name): Clue<Seats>[] =>
    seats
      .filter((other) => other !== name)
      .flatMap((other): Clue<Seats>[] => {
        const by = turn(seats, name, other);
        const sign = (text: string, fits: (now: number) => boolean): Clue<Seats> => ({
          text,
          holds: (of) => fits(turn(of, name, other)),
        });
        return [
          by === 1 ? [sign(`${other} is just to the left of ${name}.`, (now) => now === 1)] : [],
          by === 2 ? [sign(`${other} is second to the left of ${name}.`, (now) => now === 2)] : [],
          by === many - 3
            ? [sign(`${other} is third to the right of ${name}.`, (now) => now === many - 3)]
            : [],
          by !== 1 && by !== many - 1
            ? [sign(`${name} and ${other} are not neighbours.`, (now) => now !== 1 && now !== many - 1)]
            : [],
        ].flat();
      }),
  );
}

const chairClues = (seats: Seats): Clue<Seats>[] =>
  seats.flatMap((name, index): Clue<Seats>[] => [
    { text: `${name} sits on chair ${index + 1}.`, holds: (of) => of[index] === name },
    {
      text: `${name} has an ${index % 2 === 0 ? "odd" : "even"} number.`,
      holds: (of) => of.indexOf(name) % 2 === index % 2,
    },
  ]);

const spoken = ["", "just", "second", "third"] as const;

/** People on numbered chairs round a table, who face the middle or look outwards. */
export const chairsRoundATable = puzzle("chairs-round-a-table", (draw, turn, hard, voice) => {
  const many = hard < 1 ? 5 : hard < 3 ? 6 : 7;
  const names = drawNames(draw, many);
  const seats = draw.shuffle(names);
  const isOut = hard > 1 && turn % 2 === 1;
  const left = isOut ? -1 : 1;
  const clues = [
    ...roundClues(seats, left),
    draw.one(chairClues(seats).filter(({ text }) => text.includes("chair"))),
  ];
  const worlds = worldsOf(names);
  const chosen = fewClues(draw, worlds, clues, many);
  if (!chosen || chosen.filter(({ text }) => text.includes("not neighbours")).length > 2) return undefined;
  const [who, far] = [draw.one(seats), draw.int(hard < 2 ? 1 : 2, many > 5 ? 3 : 2)];
  const isLeft = draw.int(0, 1) === 0;
  const seatAt = (by: number): string => at(seats, (seats.indexOf(who) + left * by + 2 * many) % many);
  const goal = isLeft ? far : -far;
  const isTold = chosen.some(({ text }) => text.includes(who) && text.includes(seatAt(goal)));
  if (isTold) return undefined;
  const askedIn = (of: Seats): string => at(of, (of.indexOf(who) + left * goal + 2 * many) % many);
  /** Whom no clue by itself keeps from the chair that is asked for. */
  const isOffered = (name: string): boolean =>
    chosen.every(({ holds }) => worlds.some((of) => askedIn(of) === name && holds(of)));
  const ask = (of: number): string => `${spoken[far]} to the ${of > 0 ? "left" : "right"} of ${who}`;
  return {
    frames: framesFor(voice, [
      `${listed(names)} sit on these chairs and face ${isOut ? "away from the table" : "the table"}. ${chosen.map(({ text }) => text).join(" ")} Who sits ${ask(goal)}?`,
      `Round the table sit ${listed(names)}, all looking ${isOut ? "outwards" : "to its middle"}. ${chosen.map(({ text }) => text).join(" ")} Who is ${ask(goal)}?`,
      `${listed(names)} take the chairs and look ${isOut ? "away from the middle" : "towards the middle"}. ${chosen.map(({ text }) => text).join(" ")} Which person is ${ask(goal)}?`,
      `On the chairs are ${listed(names)}, who face ${isOut ? "outwards" : "inwards"}. ${chosen.map(({ text }) => text).join(" ")} Whom does one find ${ask(goal)}?`,
    ]),
    key: seatAt(goal),
    slips: (
      [
        [seatAt(-goal), `went to the ${isLeft ? "right" : "left"} of ${who} instead`],
        [seatAt(goal + Math.sign(goal)), `went one chair too far from ${who}`],
        [
          seatAt(goal - Math.sign(goal)) === who ? "" : seatAt(goal - Math.sign(goal)),
          `stopped one chair too early after ${who}`,
        ],
        [seatAt(-goal - Math.sign(goal)), `counted from ${who} in the wrong direction, and too far`],
        ...names
          .filter((name) => name !== seatAt(goal) && name !== who)
          .map((name): Slip => [name, `did not join all the clues on ${name}`]),
      ] satisfies Slip[]
    ).filter(([name]) => isOffered(name)),
    because: `From chair 1 on the order is ${seats.join(", ")}. Who faces ${isOut ? "away from" : "towards"} the middle has the ${isOut ? "lower" : "higher"} number at the left.`,
    figure: {
      alt: `A round table with ${many} chairs, numbered 1 to ${many} clockwise from the top`,
      draw: (alt) => drawRoundTable({ alt, chairs: many }),
    },
    isWords: true,
  };
});
