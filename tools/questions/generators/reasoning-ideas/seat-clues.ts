import type { Draw } from "../draw";
import { range } from "../whole";

type Clue = { readonly text: string; readonly holds: (seats: readonly string[]) => boolean };

/** The clues that are true of an arrangement; each can be tried on any other. */
type ListClues = (seats: readonly string[]) => Clue[];

/** In one line, everybody facing north: the first is at the left (west) end. */
export const listRowClues: ListClues = (seats) =>
  seats.flatMap((name, at): Clue[] => {
    const clue = (text: string, test: (place: number, of: readonly string[]) => boolean): Clue => ({
      text,
      holds: (order) => test(order.indexOf(name), order),
    });
    const [next = "", second = "", third = ""] = seats.slice(at + 1);
    return [
      ...(at === 0 ? [clue(`${name} sits at the left end.`, (place) => place === 0)] : []),
      ...(at === seats.length - 1
        ? [clue(`${name} sits at the right end.`, (place, of) => place === of.length - 1)]
        : []),
      ...(next
        ? [clue(`${name} sits just to the left of ${next}.`, (place, of) => of[place + 1] === next)]
        : []),
      ...(second
        ? [clue(`${second} is second to the right of ${name}.`, (place, of) => of[place + 2] === second)]
        : []),
      ...(third
        ? [
            clue(
              `Exactly two people sit between ${name} and ${third}.`,
              (place, of) => Math.abs(of.indexOf(third) - place) === 3,
            ),
          ]
        : []),
      ...(at > 0 && at < seats.length - 1 && next
        ? [clue(`${name} does not sit at an end.`, (place, of) => place > 0 && place < of.length - 1)]
        : []),
    ];
  });

/** Round a table, facing the middle: the next one clockwise sits to the left. */
export const listRoundClues: ListClues = (seats) =>
  seats.flatMap((name, at): Clue[] => {
    const many = seats.length;
    const seat = (by: number): string => seats[(at + by) % many] ?? "";
    const clue = (text: string, other: string, by: readonly number[]): Clue => ({
      text,
      holds: (order) => by.includes((order.indexOf(other) - order.indexOf(name) + many) % many),
    });
    return [
      clue(`${seat(1)} sits just to the left of ${name}.`, seat(1), [1]),
      clue(`${seat(2)} is second to the left of ${name}.`, seat(2), [2]),
      clue(`${seat(many - 2)} is second to the right of ${name}.`, seat(many - 2), [many - 2]),
      ...(many % 2 === 0
        ? [clue(`${name} sits opposite ${seat(many / 2)}.`, seat(many / 2), [many / 2])]
        : []),
      clue(`${seat(2)} is not next to ${name}.`, seat(2), range(2, many - 2)),
    ];
  });

/** A few clues that leave one arrangement, none of them idle; undefined where the draw gives too many. */
export function drawClues(
  draw: Draw,
  orders: readonly string[][],
  clues: readonly Clue[],
  most: number,
): Clue[] | undefined {
  const left = (chosen: readonly Clue[]) =>
    orders.filter((order) => chosen.every(({ holds }) => holds(order))).length;
  let chosen: Clue[] = [];
  for (const clue of draw.shuffle(clues)) {
    if (left(chosen) === 1) break;
    if (left([...chosen, clue]) < left(chosen)) chosen.push(clue);
  }
  for (const clue of chosen) {
    const others = chosen.filter((other) => other !== clue);
    if (left(others) === 1) chosen = others;
  }
  return left(chosen) === 1 && chosen.length >= 3 && chosen.length <= most ? draw.shuffle(chosen) : undefined;
}
