import { createRandom, shuffle } from "../../../src/lib/random";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A period, in milliseconds after the opening. */
export type TimeRange = { fromMs: number; toMs: number };

/** The faults of a day, by the index of the student. */
export type Faults = {
  /** When all processes of the server are killed. */
  killTimesMs: readonly number[];
  /** When auth does not reply. */
  authDown: TimeRange;
  /** When a student has no network. `isKnown`: the device knows it; otherwise every call hangs. */
  cuts: ReadonlyMap<number, TimeRange & { isKnown: boolean }>;
  clocks: ReadonlyMap<number, { wallOffsetMs: number; jump: { atMs: number; byMs: number } | null }>;
  reloadTimesMs: ReadonlyMap<number, readonly number[]>;
  /** When a login expires during the exam. */
  loginExpiryMs: ReadonlyMap<number, number>;
};

/** The errors of wrong phone clocks: seven hours, a day, twenty minutes, three minutes. */
const clockErrorsMs = [7 * hourMs, -24 * hourMs, -20 * minuteMs, 3 * minuteMs];

/**
 * Plans the faults of an exam day. The server is killed three times, and auth is down for ten minutes. A third of the children lose
 * the network for two to twenty minutes, a tenth have a wrong clock (half of these clocks jump during the exam), and a quarter reload
 * the page. The login of a fifth ends during the exam; half of these logins end when auth goes down, and their students reload the page
 * while auth is down.
 *
 * @param childCount the number of children
 * @param seed the seed of the random numbers
 */
export function planFaults(childCount: number, seed: string): Faults {
  const random = createRandom(seed);
  const children = Array.from({ length: childCount }, (_, index) => index);
  const pickChildren = (share: number) => shuffle(children, random).slice(0, Math.round(childCount * share));
  const randomBetween = (min: number, max: number) => min + random() * (max - min);
  const authFromMs = randomBetween(20, 30) * minuteMs;
  const reloadTimesMs = new Map(
    pickChildren(1 / 4).map((child) => [child, [randomBetween(5, 55) * minuteMs]]),
  );
  const loginExpiryMs = new Map(
    pickChildren(1 / 5).map((child, index) => [
      child,
      index % 2 === 0 ? authFromMs : randomBetween(5, 50) * minuteMs,
    ]),
  );
  for (const [child, endsMs] of loginExpiryMs)
    if (endsMs === authFromMs) reloadTimesMs.set(child, [authFromMs + randomBetween(1, 8) * minuteMs]);
  return {
    killTimesMs: [12, 28, 44].map((minute) => randomBetween(minute, minute + 6) * minuteMs),
    authDown: { fromMs: authFromMs, toMs: authFromMs + 10 * minuteMs },
    cuts: new Map(
      pickChildren(1 / 3).map((child, index) => {
        const lengthMs = randomBetween(2, 20) * minuteMs;
        // One in ten gets its network back just after the exam, when unsent answers still count.
        const toMs =
          index % 10 === 0
            ? randomBetween(60.5, 61.5) * minuteMs
            : randomBetween(2 * minuteMs + lengthMs, 58 * minuteMs);
        return [child, { fromMs: toMs - lengthMs, toMs, isKnown: random() < 0.5 }];
      }),
    ),
    clocks: new Map(
      pickChildren(1 / 10).map((child, index) => {
        const offset = clockErrorsMs[index % clockErrorsMs.length] ?? 0;
        const jump = { atMs: randomBetween(5, 50) * minuteMs, byMs: -offset };
        return [child, { wallOffsetMs: offset, jump: index % 2 === 0 ? jump : null }];
      }),
    ),
    reloadTimesMs,
    loginExpiryMs,
  };
}
