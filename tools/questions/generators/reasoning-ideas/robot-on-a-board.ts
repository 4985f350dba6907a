import { drawSigns } from "../../figures/tiles";
import type { Draft, Slip } from "../family";
import { range } from "../whole";
import { at, puzzle } from "./puzzle";

const heads = ["north", "east", "south", "west"];

const board = Array.from("ABCDEFGHJKLMNOPQRSTUVWXYZ");

/** A robot on a board of letters, with a loop in its orders. */
export const robotOnABoard = puzzle("robot-on-a-board", (draw, _, hard): Draft | undefined => {
  const letters = draw.shuffle(board);
  const rows = range(0, 4).map((row) => letters.slice(row * 5, row * 5 + 5));
  const [x, y, head] = [draw.int(1, 3), draw.int(1, 3), draw.int(0, 3)];
  const [p, q] = [draw.int(1, 3), draw.int(1, 2)];
  const [s, t] = [draw.one([-1, 1]), draw.one([-1, 1, 2])];
  const times = hard < 1 ? 2 : 3;
  type Robot = { readonly x: number; readonly y: number; readonly head: number };
  const go = (robot: Robot, by: number): Robot => {
    const [a, b] = at(
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const,
      robot.head,
    );
    const stays = hard > 1;
    const clip = (value: number): number => (stays ? Math.max(0, Math.min(4, value)) : value);
    return { ...robot, x: clip(robot.x + a * by), y: clip(robot.y + b * by) };
  };
  const spin = (robot: Robot, by: number): Robot => ({ ...robot, head: (robot.head + by + 4) % 4 });
  const run = (loops: number, first = s, second = t, start = head): Robot =>
    range(1, loops).reduce<Robot>((now) => spin(go(spin(go(now, p), first), q), second), {
      x,
      y,
      head: start,
    });
  const name = (robot: Robot): string => rows[robot.y]?.[robot.x] ?? "";
  const steps = range(1, times).flatMap((loops) => [
    go(run(loops - 1), p),
    go(spin(go(run(loops - 1), p), s), q),
  ]);
  if (
    steps.some((robot) => name(robot) === "") ||
    name(run(times)) === name(run(0)) ||
    range(1, times - 1).some((loops) => name(run(loops)) === name(run(times)))
  )
    return undefined;
  const say = (by: number): string => (by === 2 ? "turn about" : by === 1 ? "turn right" : "turn left");
  const forward = (by: number): string => `go ${by} ${by === 1 ? "square" : "squares"} ahead`;
  const orders = `${forward(p)}, ${say(s)}, ${forward(q)}, ${say(t)}`;
  const wall = hard > 1 ? " At the edge of the board it stops, but goes on with the next order." : "";
  const start = at(at(rows, y), x);
  const end = run(times);
  return {
    frames: [
      `A robot on ${start} faces ${heads[head]}, the upper edge. Its orders, ${times === 2 ? "carried out twice" : "carried out three times"}, are: ${orders}.${wall} On which letter does it end?`.replace(
        ", the upper edge",
        head === 0 ? ", to the upper edge" : "",
      ),
      `North is above. A robot stands on ${start} and faces ${heads[head]}. ${times === 2 ? "Twice" : "Three times"} it follows the orders: ${orders}.${wall} Where does it stand at the end?`,
    ],
    key: name(end),
    slips: [
      [name(run(times - 1)), "carried the orders out once too few"],
      [name(run(times, -s, t === 2 ? 2 : -t)), "took left for right in each turn"],
      [
        name(
          range(1, times).reduce<Robot>((now) => spin(go(spin(go({ ...now, head }, p), s), q), t), {
            x,
            y,
            head,
          }),
        ),
        "began each round facing as at first",
      ],
      [name(go(end, p)), "went one order too far"],
      [name(go(spin(go(run(times - 1), p), s), 0)), "left out the last move"],
      [name(run(times, s, t, (head + 2) % 4)), "started in the opposite direction"],
    ].map(([letter = "", text = ""]): Slip => [letter, text]),
    because: `After each round it stands on ${range(1, times)
      .map((loops) => name(run(loops)))
      .join(", ")}; it keeps the direction in which the round before has ended.`,
    figure: {
      alt: `A board of letters, north above; rows from the top: ${rows.map((row) => row.join(" ")).join(", ")}`,
      draw: (alt) => drawSigns({ alt, rows }),
    },
    isWords: true,
  };
});
