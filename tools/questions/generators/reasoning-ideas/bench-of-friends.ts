import type { Slip } from "../family";
import { type Seats, listed, worldsOf } from "./place-parts";
import { type Clue, at, drawNames, fewClues, framesFor, puzzle } from "./puzzle";

/** Friends on a bench who face north, so that left and right are those of the reader: who sits where? */
export const benchOfFriends = puzzle("bench-of-friends", (draw, turn, hard, voice) => {
  const names = drawNames(draw, hard < -2 ? 4 : 5);
  const seats = draw.shuffle(names);
  const last = seats.length - 1;
  const clues = seats.flatMap((name, index): Clue<Seats>[] => {
    const [next, second] = [seats[index + 1], seats[index + 2]];
    const by = (of: Seats, other: string): number => of.indexOf(other) - of.indexOf(name);
    return [
      ...(next
        ? [{ text: `${next} sits just to the right of ${name}.`, holds: (of: Seats) => by(of, next) === 1 }]
        : []),
      ...(second
        ? [
            {
              text: `Exactly one person sits between ${name} and ${second}.`,
              holds: (of: Seats) => Math.abs(by(of, second)) === 2,
            },
          ]
        : []),
      index === 0 || index === last
        ? { text: `${name} sits at one end.`, holds: (of) => [0, last].includes(of.indexOf(name)) }
        : { text: `${name} does not sit at an end.`, holds: (of) => ![0, last].includes(of.indexOf(name)) },
      ...seats.slice(index + 1).map((other): Clue<Seats> => ({
        text: `${name} sits somewhere to the left of ${other}.`,
        holds: (of) => by(of, other) > 0,
      })),
    ];
  });
  const chosen = fewClues(draw, worldsOf(names), clues, hard < -2 ? 4 : 5);
  if (!chosen || chosen.length < 3) return undefined;
  const asked = draw.int(0, last);
  const key = at(seats, asked);
  const worlds = worldsOf(names);
  const isQuick = chosen.some((one) =>
    chosen.some((two) => worlds.every((of) => of[asked] === key || !one.holds(of) || !two.holds(of))),
  );
  if (isQuick) return undefined;
  const isMiddle = asked === 2 && last === 4;
  const place = isMiddle
    ? "in the middle"
    : asked === 0
      ? "at the left end"
      : asked === last
        ? "at the right end"
        : asked === 1
          ? "second from the left"
          : "second from the right";
  if (asked === 2 && last === 3 && turn % 2 === 0) return undefined;
  if (chosen.filter(({ text }) => text.includes(key)).length > 2) return undefined;
  const others = seats
    .map((name, index): [string, number] => [name, index])
    .filter(([name]) => name !== key)
    // Nobody is offered whom one clue alone keeps from the place.
    .filter(([name]) => chosen.every(({ holds }) => worlds.some((of) => of[asked] === name && holds(of))))
    .toSorted(([, one], [, two]) => Math.abs(one - asked) - Math.abs(two - asked));
  return {
    frames: framesFor(voice, [
      `${listed(names)} sit side by side on a bench and face north. ${chosen.map(({ text }) => text).join(" ")} Who sits ${place}?`,
      `In one row, all looking north, sit ${listed(names)}. ${chosen.map(({ text }) => text).join(" ")} Who is ${place}?`,
      `On a stage ${listed(names)} sit in a row that faces north. ${chosen.map(({ text }) => text).join(" ")} Who has the seat ${place}?`,
    ]),
    key,
    slips: others.map(([name, index]): Slip => [
      name,
      index === last - asked
        ? "took left for right, as if they faced you"
        : Math.abs(index - asked) === 1
          ? `mixed up ${name} with the neighbour`
          : `left one clue on ${name} out`,
    ]),
    because: `Begin with the clues that fix neighbours. From left to right the row is ${seats.join(", ")}.`,
    isWords: true,
  };
});
