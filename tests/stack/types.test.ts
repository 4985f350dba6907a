import { expect, inject, it } from "vitest";
import { areTypesUpToDate } from "../../tools/local/database-types";

it("the generated types match the database", async () => {
  const { databaseUrl } = inject("stack");
  expect(await areTypesUpToDate(databaseUrl), 'run "npm run types" with the stack running').toBe(true);
});
