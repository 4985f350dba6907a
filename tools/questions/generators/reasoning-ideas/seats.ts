import type { Family, Slip } from "../family";
import { listed } from "../words";
import { drawnSparingly, permutations, type Idea } from "./idea";
import { drawNames } from "./orders";
import { listRowClues, listRoundClues, drawClues } from "./seat-clues";

/** Who sits where? The clues leave one arrangement only. */
export function seating({ many, round, ...idea }: Idea & { many: number; round: boolean }): Family {
  return {
    ...idea,
    draft: drawnSparingly((draw, turn) => {
      const seats = drawNames(draw, many);
      const [first = "", ...rest] = seats;
      const orders = round ? permutations(rest).map((order) => [first].concat(order)) : permutations(seats);
      const clues = drawClues(draw, orders, round ? listRoundClues(seats) : listRowClues(seats), many);
      if (!clues) return undefined;
      const place = round ? 0 : draw.int(1, many - 2);
      const shift = round
        ? draw.one(many % 2 === 0 ? [1, many / 2, many - 1] : [1, many - 1])
        : draw.one([-1, 1]);
      const of = seats[place] ?? "";
      const key = seats[(place + shift) % many] ?? "";
      const side =
        shift === many / 2
          ? "opposite"
          : (round ? shift === 1 : shift === -1)
            ? "just to the left of"
            : "just to the right of";
      const told = clues.map(({ text }) => text).join(" ");
      if (clues.some(({ text }) => text.includes(of) && text.includes(key))) return undefined;
      const asked = turn % 2 === 0 ? `Who sits ${side} ${of}?` : `Which person is ${side} ${of}?`;
      const people = listed(draw.shuffle(seats));
      return {
        frames: round
          ? [
              `${people} sit round a table, evenly spaced and facing the centre. ${told} ${asked}`,
              `${many === 6 ? "Six" : "Seven"} friends, ${people}, have evenly spaced seats round a table and face its centre. ${told} ${asked}`,
            ]
          : [
              `${people} sit in one row facing north. ${told} ${asked}`,
              `On a bench ${people} sit in a row and all face north. ${told} ${asked}`,
            ],
        key,
        slips: draw
          .shuffle(seats.filter((name) => name !== key && name !== of))
          .map((name): Slip => [name, "using only some of the clues"]),
        because: round
          ? `Only one arrangement fits all clues: clockwise ${seats.join(", ")}. Facing the centre, the next person clockwise is on the left.`
          : `Only one arrangement fits all clues: from left to right ${seats.join(", ")}.`,
        beware: `So ${key} sits ${side} ${of}.`,
      };
    }),
  };
}
