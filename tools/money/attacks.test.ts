import { afterAll, beforeAll, expect, test } from "vitest";
import { allAttacks } from "./attacks/all-attacks";
import { openGrounds, type Arena, type Grounds } from "./guards/arena";

let grounds: Grounds;
let arena: Arena;

beforeAll(async () => {
  grounds = await openGrounds();
  arena = await grounds.open("attacked");
}, 60_000);

afterAll(async () => {
  await arena.close();
  await grounds.close();
});

test.each(allAttacks)("is refused: $name", async ({ run }) => {
  await expect(run(arena)).resolves.toBeUndefined();
});
