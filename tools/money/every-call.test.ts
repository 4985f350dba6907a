import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openJudge, type Judge } from "./stories/judge";
import { pressPay } from "./stories/pages";
import { playCalmly } from "./stories/play";
import { scenes } from "./stories/scenes";
import type { Scene } from "./stories/scene";
import { deliverAll, finishRuns } from "./stories/come-to-rest";
import type { Story } from "./stories/story";
import { poll, startTeller, tellers, type Teller } from "./stories/tellers";
import { mishaps, type Actor } from "./world/stage";
import { openWorld, type World } from "./world/world";

let world: World;
let judge: Judge;

beforeAll(async () => {
  world = await openWorld();
  judge = await openJudge(world);
}, 60_000);

afterAll(async () => world.close());

test.each(scenes)("all goes well: $title", async (scene) => {
  const { rows, faults } = await playCalmly(world, scene);

  expect(rows).toMatchObject(scene.end);
  expect(faults).toEqual([]);
});

function getScene(title: string): Scene {
  const scene = scenes.find((candidate) => candidate.title === title);
  if (!scene) throw new Error(`There is no scene "${title}"`);
  return scene;
}

/** Each event of the gateway waits in its books, and nobody has told us of any. */
const untold = getScene("a payment that fails, then succeeds under the same id");
/** A whole payment goes back, and a part of one. */
const refunded = [
  getScene("two payments of one order"),
  getScene("two carts with one exam in common, both paid"),
];

/** Lets a run make up to so many calls; false when it ended before. */
async function makeCalls(actor: Actor, count: number): Promise<boolean> {
  for (let call = 0; call < count && actor.state === "alive"; call += 1)
    await world.stage.step(actor, "works");
  return actor.state === "alive";
}

/** What happens when a run stands before its call of that number; false when the run has no such call. */
type Happening = (story: Story, call: number) => Promise<boolean>;

async function holdAt(scene: Scene, toldBeats: number, call: number, happen: Happening): Promise<boolean> {
  let isThere = false;
  await judge.hold(scene, toldBeats, async (story) => {
    isThere = await happen(story, call);
  });
  return isThere;
}

/** Lets it happen at every call in turn; returns how many there are. Throws when an ending differs. */
async function countCalls(scene: Scene, toldBeats: number, happen: Happening): Promise<number> {
  let call = 0;
  while (await holdAt(scene, toldBeats, call, happen)) call += 1;
  return call;
}

/** The only page of the story presses. */
async function press(story: Story, isMain: boolean): Promise<Actor> {
  const [page] = story.pages;
  if (!page) throw new Error("The story has no page");
  return pressPay(world, page, isMain);
}

describe.each(mishaps)("%s a call took effect", (mishap) => {
  async function befall(actor: Actor, call: number): Promise<boolean> {
    const isThere = await makeCalls(actor, call);
    await world.stage.step(actor, mishap);
    return isThere;
  }

  test.each(tellers)("at every call of %s, the rows are the same", async (teller) => {
    const count = await countCalls(untold, Infinity, async (story, call) =>
      befall(await startTeller(world, story, teller), call),
    );
    expect(count).toBeGreaterThan(1);
  });

  test.each(refunded)("at every call of background-jobs, the money goes back once: $title", async (scene) => {
    const count = await countCalls(scene, Infinity, async (_, call) => {
      await deliverAll(world);
      const isThere = await befall(await poll(world, true), call);
      world.gateway.fallSilent();
      return isThere;
    });
    expect(count).toBeGreaterThan(5);
  });

  test("at every call of create-order, the rows are the same", async () => {
    const count = await countCalls(untold, 0, async (story, call) => befall(await press(story, false), call));
    expect(count).toBeGreaterThan(3);
  });
});

const pairs = tellers.flatMap((first) => tellers.map((second): [Teller, Teller] => [first, second]));

test.each(pairs)("%s stands still at any of its calls while %s runs", async (first, second) => {
  const count = await countCalls(untold, Infinity, async (story, call) => {
    const actor = await startTeller(world, story, first);
    const isThere = await makeCalls(actor, call);
    await makeCalls(await startTeller(world, story, second), Infinity);
    await finishRuns(world);
    return isThere;
  });
  expect(count).toBeGreaterThan(1);
});

test("create-order stands still at any of its calls until its lease is over and the page has pressed again", async () => {
  const count = await countCalls(untold, 0, async (story, call) => {
    const actor = await press(story, false);
    const isThere = await makeCalls(actor, call);
    await world.letPass(61);
    await makeCalls(await press(story, true), Infinity);
    await finishRuns(world);
    return isThere;
  });
  expect(count).toBeGreaterThan(3);
});
