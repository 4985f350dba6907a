import { createRandom, shuffle } from "../../../src/lib/random";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A period, in milliseconds after the opening. */
export type Period = { fromMs: number; toMs: number };

/** The faults of a day, by the index of the student. */
export type Faults = {
  /** When all processes of the server are killed. */
  killsMs: readonly number[];
  /** When auth does not reply. */
  authDown: Period;
  /** When a student has no network. `isKnown`: the device knows it; otherwise every call hangs. */
  cuts: ReadonlyMap<number, Period & { isKnown: boolean }>;
  clocks: ReadonlyMap<number, { wallOffsetMs: number; jump: { atMs: number; byMs: number } | null }>;
  reloadsMs: ReadonlyMap<number, readonly number[]>;
  /** When a login expires during the exam. */
  loginEndsMs: ReadonlyMap<number, number>;
};

/** The errors of wrong phone clocks: seven hours, a day, twenty minutes, three minutes. */
const clockErrorsMs = [7 * hourMs, -24 * hourMs, -20 * minuteMs, 3 * minuteMs];

/**
 * Plans the faults of an exam day. The server is killed three times, and auth is down for ten minutes. A third of the children lose
 * the network for two to twenty minutes, a tenth have a wrong clock (half of these clocks jump during the exam), and a quarter reload
 * the page. The login of a fifth ends during the exam: for half of these when auth goes down, and they reload the page while it is
 * down.
 *
 * @param childCount the number of children
 * @param seed the seed of the random numbers
 */
export function planFaults(childCount: number, seed: string): Faults {
  const random = createRandom(seed);
  const children = Array.from({ length: childCount }, (_, place) => place);
  const pick = (share: number) => shuffle(children, random).slice(0, Math.round(childCount * share));
  const between = (fromMs: number, toMs: number) => fromMs + random() * (toMs - fromMs);
  const authFromMs = between(20, 30) * minuteMs;
  const reloadsMs = new Map(pick(1 / 4).map((child) => [child, [between(5, 55) * minuteMs]]));
  const loginEndsMs = new Map(
    pick(1 / 5).map((child, index) => [child, index % 2 === 0 ? authFromMs : between(5, 50) * minuteMs]),
  );
  for (const [child, endsMs] of loginEndsMs)
    if (endsMs === authFromMs) reloadsMs.set(child, [authFromMs + between(1, 8) * minuteMs]);
  return {
    killsMs: [12, 28, 44].map((minute) => between(minute, minute + 6) * minuteMs),
    authDown: { fromMs: authFromMs, toMs: authFromMs + 10 * minuteMs },
    cuts: new Map(
      pick(1 / 3).map((child, index) => {
        const lengthMs = between(2, 20) * minuteMs;
        // One in ten gets its network back just after the exam, when unsent answers still count.
        const toMs =
          index % 10 === 0 ? between(60.5, 61.5) * minuteMs : between(2 * minuteMs + lengthMs, 58 * minuteMs);
        return [child, { fromMs: toMs - lengthMs, toMs, isKnown: random() < 0.5 }];
      }),
    ),
    clocks: new Map(
      pick(1 / 10).map((child, index) => {
        const offset = clockErrorsMs[index % clockErrorsMs.length] ?? 0;
        const jump = { atMs: between(5, 50) * minuteMs, byMs: -offset };
        return [child, { wallOffsetMs: offset, jump: index % 2 === 0 ? jump : null }];
      }),
    ),
    reloadsMs,
    loginEndsMs,
  };
}
