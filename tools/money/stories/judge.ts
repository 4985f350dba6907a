import type { World } from "../world/world";
import { play, playCalmly, type Played } from "./play";
import { scenes } from "./scenes";
import type { Scene } from "./scene";
import type { Story } from "./story";

export type Judge = Awaited<ReturnType<typeof openJudge>>;

/** How an ending differs from the scene's own end and a calm run's rows, and what is wrong with it anyway. */
function listDifferences(scene: Scene, calm: Played, { rows, faults }: Played): string[] {
  const expected = { ...calm.rows, ...scene.end };
  const differences = Object.entries(expected).flatMap(([table, wanted]) => {
    const found = Object.entries(rows).find(([name]) => name === table)?.[1];
    return JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${table}: expected ${JSON.stringify(wanted)}, found ${JSON.stringify(found)}`];
  });
  return [...differences, ...faults];
}

/** Knows how each scene ends when all goes well, and holds every other telling against it. */
export async function openJudge(world: World) {
  const calm = new Map<Scene, Played>();
  for (const scene of scenes) calm.set(scene, await playCalmly(world, scene));

  return {
    /**
     * Plays a scene as `play` does. Throws when it ends otherwise than it must, with what differs and everything
     * that happened, in words.
     */
    async hold(scene: Scene, toldBeats: number, disturb: (story: Story) => Promise<void>): Promise<void> {
      const played = await play(world, scene, toldBeats, disturb);
      const differences = listDifferences(scene, calm.get(scene) ?? played, played);
      if (differences.length === 0) return;
      const story = world.story.map((line, index) => `${String(index + 1).padStart(4)}. ${line}`);
      throw new Error(
        [`"${scene.title}" ends otherwise:`, ...differences, "What happened:", ...story].join("\n"),
      );
    },
  };
}
