import type { Family } from "../family";
import { familiesOf } from "../quick-family";

const make = familiesOf("Speed, Distance and Time");

/** Kilometres, minutes and the speed in km/h. */
const ways = [
  [12, 20, 36],
  [14, 30, 28],
  [10, 15, 40],
  [24, 45, 32],
  [15, 25, 36],
  [8, 12, 40],
  [33, 45, 44],
  [16, 20, 48],
  [9, 18, 30],
  [19, 30, 38],
] as const;

/** “fastest of four rides”, for the topic of speed-distance-and-time.ts. */
export const fastestOfFourRides: readonly Family[] = [
  make("fastest-of-four-rides", 1, (draw, turn) => {
    const names = draw.shuffle(
      turn % 2 === 0 ? ["Rani", "Dev", "Lila", "Sam"] : ["Bus P", "Bus Q", "Bus R", "Bus S"],
    );
    const rides = draw.shuffle(ways).slice(0, 4);
    const [fastest, second] = rides.map(([, , speed]) => speed).toSorted((a, b) => b - a);
    const best = rides.findIndex(([, , speed]) => speed === fastest);
    const longest = Math.max(...rides.map(([km]) => km));
    if (fastest === second || rides[best]?.[0] === longest) return undefined;
    return {
      frames: [
        "The table shows how far four drivers took their autos and how long it took them. Who was the fastest?",
        "The table shows the ways of four buses and the time they take. Which bus is the fastest?",
      ],
      key: names[best] ?? "",
      slips: names.flatMap((name, index) => {
        const [km, minutes, speed] = rides[index] ?? [0, 0, 0];
        return index === best
          ? []
          : [[name, `${km} km in ${minutes} minutes is only ${speed} km/h`] as const];
      }),
      because: `${rides[best]?.[0]} km in ${rides[best]?.[1]} minutes is ${fastest} km in an hour, more than any other.`,
      isWords: true,
      table: {
        head: [turn % 2 === 0 ? "Driver" : "Bus", "Kilometres", "Minutes"],
        rows: names.map((name, index) => [name, String(rides[index]?.[0]), String(rides[index]?.[1])]),
      },
    };
  }),
];
