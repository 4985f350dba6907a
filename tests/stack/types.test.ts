import { expect, inject, it } from "vitest";
import { areTypesFresh } from "../../tools/local/database-types";

it("keeps the generated types as the database is", async () => {
  const { databaseUrl } = inject("stack");
  expect(await areTypesFresh(databaseUrl), 'run "npm run types" with the stack running').toBe(true);
});
