import type { World } from "../world/world";
import { isServed, openPage, pressPay, type Page } from "./pages";
import { describeBeat, type Beat, type Scene } from "./scene";

/** A family gives up; chance alone never makes it press so often. */
const mostPresses = 40;

/** A scene being told: how far it has come, and its pages. */
export type Story = { readonly scene: Scene; readonly pages: Page[]; next: number; areClosed: boolean };

/** The scene before its first beat. */
export function beginStory(scene: Scene): Story {
  const pages = Object.entries(scene.pages).map(([name, plan]) => openPage(name, plan));
  return { scene, pages, next: 0, areClosed: false };
}

/** Whether every beat of the scene has been played. */
export function isTold(story: Story): boolean {
  return story.next >= story.scene.beats.length;
}

function getPage(story: Story, name: string): Page {
  const page = story.pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`The scene has no page ${name}`);
  return page;
}

/** The order that is paid by a page; payments are made in the bank's world, so they need no page that is open. */
async function playBank(world: World, story: Story, beat: Extract<Beat, { beat: "bank" }>): Promise<void> {
  const page = getPage(story, beat.page);
  const index = beat.payment - 1;
  const id = (page.payments[index] ??= world.gateway.begin(page.orderId ?? "", beat.isAltered ?? false));
  if (beat.act === "fails") world.gateway.fail(id);
  if (beat.act === "authorises") world.gateway.authorise(id);
  if (beat.act === "captures") world.gateway.capture(id);
}

/** Presses under way make a step each; a press that came to nothing is made again after a minute. */
async function playPress(world: World, story: Story, names: string[]): Promise<boolean> {
  const waiting = names.map((name) => getPage(story, name)).filter((page) => !isServed(page));
  for (const page of waiting) {
    const { press } = page;
    if (press?.state === "alive") await world.stage.step(press, "works");
    else {
      if (press) await world.letPass(61);
      page.presses += 1;
      if (page.presses > mostPresses) throw new Error(`${page.name} never gets its order`);
      page.press = await pressPay(world, page, true);
    }
  }
  return waiting.every(isServed);
}

/** The story goes on by one move. */
export async function goOn(world: World, story: Story): Promise<void> {
  const beat = story.scene.beats[story.next];
  if (!beat) return;
  if (beat.beat === "press") {
    if (await playPress(world, story, beat.pages)) story.next += 1;
    return;
  }
  world.tell(describeBeat(beat));
  story.next += 1;
  if (beat.beat === "bank") await playBank(world, story, beat);
  if (beat.beat === "price") await world.database.setPrice(beat.exam, beat.paise);
  if (beat.beat === "over") await world.database.endExam(beat.exam);
  if (beat.beat === "late") {
    // No run of a function lives that long, and a page that presses later begins another story.
    story.areClosed = true;
    world.stage.clear();
    await world.letPass(beat.hours * 3600);
  }
}
