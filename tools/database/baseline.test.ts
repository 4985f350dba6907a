import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../local/project-folder";
import { baselineFile, buildBaseline, listSchemaFiles } from "./baseline";

it("the first migration matches supabase/schemas (else: npm run db:baseline)", () => {
  expect(readFileSync(baselineFile, "utf8") === buildBaseline()).toBe(true);
});

it("config.toml lists every file of supabase/schemas", () => {
  const folder = join(projectFolder, "supabase", "schemas");
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(listSchemaFiles().toSorted()).toEqual(files.toSorted());
});
