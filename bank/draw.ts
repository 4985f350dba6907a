/**
 * Puts drawings into a set, replacing those with the same names:
 *
 *   npm run bank:draw -- class5-maths scratch.ts
 *
 * You write `scratch.ts`, which is not committed. It exports the drawings by their names:
 *
 *   import { drawClock } from "./bank/drawing/kinds/clock";
 *   export const drawings = { "c5-maths-late-train": drawClock({ hour: 4, minute: 20 }) };
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";
import { formatDrawings, readDrawings } from "./source/drawings-file";
import { setsFolder } from "./source/read-set";

const scratchSchema = v.object({
  drawings: v.record(
    v.string(),
    v.object({ width: v.number(), height: v.number(), isBare: v.boolean(), elements: v.string() }),
  ),
});

const [set = "", scratch = ""] = process.argv.slice(2);
if (!existsSync(join(setsFolder, set, "items.json")) || !existsSync(scratch))
  throw new Error("Give a set, such as class5-maths, and a file that exports drawings");
const { drawings } = v.parse(scratchSchema, await import(pathToFileURL(resolve(scratch)).href));
const file = join(setsFolder, set, "drawings.xml");
const allDrawings = existsSync(file) ? readDrawings(readFileSync(file, "utf8")) : new Map();
for (const [name, drawing] of Object.entries(drawings)) allDrawings.set(name, drawing);
writeFileSync(file, formatDrawings(allDrawings));
process.stdout.write(`${Object.keys(drawings).length} drawings in ${file}\n`);
