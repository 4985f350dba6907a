import { expect, inject, it } from "vitest";
import { areTypesFresh } from "../../tools/local/database-types";

it("the generated types match the database", async () => {
  const { databaseUrl } = inject("stack");
  expect(await areTypesFresh(databaseUrl), 'run "npm run types" with the stack running').toBe(true);
});
