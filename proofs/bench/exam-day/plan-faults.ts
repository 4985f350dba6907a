import { createRandom, shuffle } from "../../../src/lib/random";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A time, in milliseconds after the hour has come. */
export type Spell = { fromMs: number; toMs: number };

/** The faults of a day; children by their place in the exam. */
export type Faults = {
  /** When the whole server is killed: every process of it, without a word. */
  killsMs: readonly number[];
  /** While auth answers nobody. */
  authDown: Spell;
  /** `isKnown`: the device knows that it has no network; else every call hangs. */
  cuts: ReadonlyMap<number, Spell & { isKnown: boolean }>;
  clocks: ReadonlyMap<number, { wallOffsetMs: number; jump: { atMs: number; byMs: number } | null }>;
  reloads: ReadonlyMap<number, readonly number[]>;
  /** When a login ends in the middle of the exam. */
  loginEnds: ReadonlyMap<number, number>;
};

/** Wrong by seven hours, by a day, by twenty minutes, by a few: what phones are. */
const wrongByMs = [7 * hourMs, -24 * hourMs, -20 * minuteMs, 3 * minuteMs];

/**
 * The faults for this many children: the server is killed three times, auth is down for ten minutes, the network
 * of a third is cut for two to twenty minutes, the clock of a tenth is wrong, and half of these jump; a quarter load
 * the page again, and of every fifth the login ends meanwhile: half of these when auth does, and they load the page
 * again before it is back.
 *
 * @param childCount the number of children
 * @param seed of its chance
 */
export function planFaults(childCount: number, seed: string): Faults {
  const random = createRandom(seed);
  const children = Array.from({ length: childCount }, (_, place) => place);
  const pick = (share: number) => shuffle(children, random).slice(0, Math.round(childCount * share));
  const between = (fromMs: number, toMs: number) => fromMs + random() * (toMs - fromMs);
  const authFromMs = between(20, 30) * minuteMs;
  const reloads = new Map(pick(1 / 4).map((child) => [child, [between(5, 55) * minuteMs]]));
  const loginEnds = new Map(
    pick(1 / 5).map((child, index) => [child, index % 2 === 0 ? authFromMs : between(5, 50) * minuteMs]),
  );
  for (const [child, endsMs] of loginEnds)
    if (endsMs === authFromMs) reloads.set(child, [authFromMs + between(1, 8) * minuteMs]);
  return {
    killsMs: [12, 28, 44].map((minute) => between(minute, minute + 6) * minuteMs),
    authDown: { fromMs: authFromMs, toMs: authFromMs + 10 * minuteMs },
    cuts: new Map(
      pick(1 / 3).map((child, index) => {
        const lastsMs = between(2, 20) * minuteMs;
        // One in ten has its network back in the last moment, when the hour is over and what waits still counts.
        const toMs =
          index % 10 === 0 ? between(60.5, 61.5) * minuteMs : between(2 * minuteMs + lastsMs, 58 * minuteMs);
        return [child, { fromMs: toMs - lastsMs, toMs, isKnown: random() < 0.5 }];
      }),
    ),
    clocks: new Map(
      pick(1 / 10).map((child, index) => {
        const offset = wrongByMs[index % wrongByMs.length] ?? 0;
        const jump = { atMs: between(5, 50) * minuteMs, byMs: -offset };
        return [child, { wallOffsetMs: offset, jump: index % 2 === 0 ? jump : null }];
      }),
    ),
    reloads,
    loginEnds,
  };
}
