import fc, { type RunDetails } from "fast-check";
import type { World } from "../world/world";
import type { Judge } from "./judge";
import { anyMove, makeMove, type Move } from "./moves";
import type { Scene } from "./scene";
import { scenes } from "./scenes";

/** A scene, how far it is told calmly, and what chance does from there. */
type Telling = { scene: Scene; toldBeats: number; moves: Move[] };

const anyTelling: fc.Arbitrary<Telling> = fc.constantFrom(...scenes).chain((scene) =>
  fc.record({
    scene: fc.constant(scene),
    toldBeats: fc.nat({ max: scene.beats.length }),
    moves: fc.array(anyMove, { minLength: 15, maxLength: 60 }),
  }),
);

/** Tells scenes with whatever chance puts between, and returns fast-check's report with the shortest failure. */
export function checkByChance(
  world: World,
  judge: Judge,
  parameters: fc.Parameters<[Telling]>,
): Promise<RunDetails<[Telling]>> {
  const property = fc.asyncProperty(anyTelling, ({ scene, toldBeats, moves }) =>
    judge.hold(scene, toldBeats, async (story) => {
      for (const move of moves) await makeMove(world, story, move);
    }),
  );
  return fc.check(property, parameters);
}
