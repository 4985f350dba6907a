import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setReporter } from "../../../src/lib/report";
import { isEndTold, listBroken, listUnsaved, toLetters } from "./room-promises";
import { createRoomWorld, questionCount, type RoomWorld, type Step, type weathers } from "./room-world";

type Kind = Step["kind"];
type Name = keyof typeof weathers;

const place = fc.constantFrom(0, 0, 0, 1);
const is = fc.boolean();
const kinds = <K extends Kind>(...names: K[]) => fc.constantFrom(...names);
const n = fc.integer({ min: 1, max: questionCount });
const option = fc.constantFrom("a", "b", "c", "d", null);
const weather = (...names: Name[]): fc.Arbitrary<Step> =>
  fc.record({ kind: kinds("weather"), name: fc.constantFrom(...names) });

const taps: fc.Arbitrary<Step> = fc.record({ kind: kinds("tap"), place, n, option });
const pauses: fc.Arbitrary<Step> = fc.record({ kind: kinds("pass"), ms: fc.constantFrom(100, 1700, 6000) });

/** What happens to many children, and costs no answer. */
const everyday: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("reload", "hide"), place }),
  fc.record({ kind: kinds("sleep"), place, ms: fc.constantFrom(3000, 20_000) }),
  fc.record({ kind: kinds("grant"), ms: fc.constant(10_000) }),
  fc.record({ kind: kinds("online", "login"), is }),
  weather("fair", "slow", "lossy", "dead", "mute", "refusing"),
];

const finishing: fc.Arbitrary<Step> = fc.record({ kind: kinds("finish"), place });

/** What can make the server know better than the child, or the device less. */
const wild: fc.Arbitrary<Step>[] = [
  fc.record({ kind: kinds("crash"), place }),
  fc.record({ kind: kinds("jump"), place, ms: fc.constantFrom(-86_400_000, -5000, 5000, 3_600_000, 2e12) }),
  weather("late"),
];

function stepsOf(...more: fc.Arbitrary<Step>[]): fc.Arbitrary<Step[]> {
  const weighted = [
    { weight: 12, arbitrary: taps },
    { weight: 6, arbitrary: pauses },
    ...more.map((arbitrary) => ({ weight: 2, arbitrary })),
    { weight: 1, arbitrary: finishing },
  ];
  return fc.array(fc.oneof(...weighted), { minLength: 1, maxLength: 40 });
}

const seeds = fc.integer().map(String);

/** The weather clears up, the child logs in, and opens the room once more where it has not ended. */
async function rest(world: RoomWorld, last: number): Promise<void> {
  for (const step of [
    { kind: "weather", name: "fair" },
    { kind: "online", is: false },
    { kind: "online", is: true },
    { kind: "login", is: true },
    { kind: "pass", ms: 60_000 },
  ] satisfies Step[]) {
    await world.take(step);
  }
  const phase = world.places[last]?.tab?.room()?.store.getState().phase.kind;
  if (phase !== "ended") world.open(last);
  await world.time.pass(300_000);
  world.look();
}

/** Plays to the end; `last` is where the child last had a room that took answers. */
async function play(world: RoomWorld, steps: Step[]): Promise<{ world: RoomWorld; last: number }> {
  let last = 0;
  world.open(0);
  await world.time.pass(1000);
  for (const step of steps) {
    // Whoever is away for longer than that loses what came too late, and is told so.
    if (world.time.nowMs() > world.server.deadlineAtMs() + 40_000) break;
    await world.take(step);
    expect(listUnsaved(world), "said to be saved").toEqual([]);
    const place = "place" in step ? step.place : last;
    if (world.places[place]?.tab?.room()?.store.getState().phase.kind === "open") last = place;
  }
  await rest(world, last);
  return { world, last };
}

describe("a room, whatever happens", () => {
  let putBack = () => {};
  beforeAll(() => {
    putBack = setReporter(() => {});
  });
  afterAll(() => putBack());

  test("what the child saw as answered is what counts", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, stepsOf(...everyday), async (seed, steps) => {
        const { world, last } = await play(createRoomWorld(seed, true), steps);
        expect(listBroken(world)).toEqual([]);
        expect(world.server.fold()).toBe(toLetters(world.places[last]?.shown ?? {}));
        expect(isEndTold(world, last), "the end is told").toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test("or the room says what differs, on two devices, after crashes and with clocks that jump", async () => {
    await fc.assert(
      fc.asyncProperty(seeds, is, stepsOf(...everyday, ...wild), async (seed, isOneDevice, steps) => {
        const { world } = await play(createRoomWorld(seed, isOneDevice), steps);
        expect(listBroken(world)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
