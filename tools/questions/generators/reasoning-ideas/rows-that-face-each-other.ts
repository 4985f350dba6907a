import { drawSigns } from "../../figures/tiles";
import type { Slip } from "../family";
import { type Seats, listed, worldsOf } from "./place-parts";
import { type Clue, at, drawNames, fewClues, framesFor, isToldByThree, puzzle } from "./puzzle";

/** Two rows of three who face each other; chairs 1 to 3 look down at 4 to 6. */
export const rowsThatFace = puzzle("rows-that-face-each-other", (draw, turn, hard, voice) => {
  const names = drawNames(draw, 6);
  const seats = draw.shuffle(names);
  const place = (of: Seats, name: string): [number, number] => [
    of.indexOf(name) % 3,
    of.indexOf(name) < 3 ? 0 : 1,
  ];
  const rightOf = (of: Seats, name: string): string | undefined => {
    const [x, y] = place(of, name);
    const next = y === 0 ? x - 1 : x + 1;
    return next < 0 || next > 2 ? undefined : of[y * 3 + next];
  };
  const facing = (of: Seats, name: string): string => at(of, (of.indexOf(name) + 3) % 6);
  const clues = seats.flatMap((name, index): Clue<Seats>[] => {
    const right = rightOf(seats, name);
    const across = facing(seats, name);
    const end = place(seats, name)[0] !== 1;
    return [
      ...(right
        ? [
            {
              text: `${right} is just to the right of ${name}.`,
              holds: (of: Seats) => rightOf(of, name) === right,
            },
          ]
        : []),
      { text: `${name} sits opposite ${across}.`, holds: (of) => facing(of, name) === across },
      {
        text: `${name} ${end ? "sits at an end" : "has a middle seat"}.`,
        holds: (of) => (place(of, name)[0] !== 1) === end,
      },
      {
        text: `${name} is in the ${index < 3 ? "upper" : "lower"} row.`,
        holds: (of) => of.indexOf(name) < 3 === index < 3,
      },
    ];
  });
  const onChair = (name: string, index: number): Clue<Seats> => ({
    text: `${name} sits on chair ${index + 1}.`,
    holds: (of) => of[index] === name,
  });
  const worlds = worldsOf(names);
  const chosen = fewClues(
    draw,
    worlds,
    [...clues, ...seats.slice(0, hard < 0 ? 2 : hard < 1 ? 1 : 0).map(onChair)],
    7,
  );
  if (!chosen) return undefined;
  const who = draw.one(seats);
  const across = facing(seats, who);
  const isDiagonal = turn % 2 === 1;
  const [left, right] = [seats.find((one) => rightOf(seats, one) === across), rightOf(seats, across)];
  const answer = isDiagonal ? right : across;
  const isTold = chosen.some(({ text }) => text.includes(who) && text.includes(answer ?? ""));
  if (!answer || isTold) return undefined;
  const answerIn = (of: Seats): string | undefined =>
    isDiagonal ? rightOf(of, facing(of, who)) : facing(of, who);
  if (isToldByThree(chosen, worlds, answerIn, answer)) return undefined;
  /** Whom no clue by itself keeps from the seat that is asked for. */
  const isOffered = (name: string): boolean =>
    chosen.every(({ holds }) => worlds.some((of) => answerIn(of) === name && holds(of)));
  const own = [rightOf(seats, who), seats.find((one) => rightOf(seats, one) === who)];
  const question = isDiagonal ? `just to the right of the person opposite ${who}` : `opposite ${who}`;
  return {
    frames: framesFor(voice, [
      `${listed(names)} sit in two rows that face each other. ${chosen.map(({ text }) => text).join(" ")} Who sits ${question}?`,
      `On six seats in two rows, face to face, sit ${listed(names)}. ${chosen.map(({ text }) => text).join(" ")} Who is ${question}?`,
      `In a train ${listed(names)} sit face to face. ${chosen.map(({ text }) => text).join(" ")} Which person sits ${question}?`,
      `Two rows look at each other; in them are ${listed(names)}. ${chosen.map(({ text }) => text).join(" ")} Who has the seat ${question}?`,
    ]),
    key: answer,
    slips: (
      [
        [
          isDiagonal ? (left ?? "") : (right ?? ""),
          isDiagonal
            ? `took left for right on the side opposite ${who}`
            : `went one seat aside from the place opposite ${who}`,
        ],
        [
          isDiagonal ? across : (left ?? ""),
          isDiagonal ? `stopped at the person opposite ${who}` : `missed the seat opposite ${who} by one`,
        ],
        [own[0] ?? "", `stayed in ${who}’s own row, to the right`],
        [own[1] ?? "", `stayed in ${who}’s own row, to the left`],
        ...names
          .filter((name) => name !== answer && name !== who)
          .map((name): Slip => [name, `did not join all the clues on ${name}`]),
      ] satisfies Slip[]
    ).filter(([name]) => isOffered(name)),
    because: `The upper row is ${seats.slice(0, 3).join(", ")} and the lower one ${seats.slice(3).join(", ")}, from left to right in the figure. Who looks down has the right hand on the left of the figure.`,
    figure: {
      alt: "Two rows of seats: 1, 2, 3 above, looking down, and 4, 5, 6 below, looking up",
      draw: (alt) =>
        drawSigns({
          alt,
          rows: [
            ["1", "2", "3"],
            ["4", "5", "6"],
          ],
          frames: { right: "" },
        }),
    },
    isWords: true,
  };
});
