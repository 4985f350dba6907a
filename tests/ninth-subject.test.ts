import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSources } from "./source-files";

const list = "src/content/subjects.ts";
const copied = ["src", "supabase/functions", "package.json", "tsconfig.json", "tailwind.config.ts"];
const isNoTest = (path: string) => !/\.test\.tsx?$/.test(path);

/** What is kept for each subject; README lists it for whoever adds one. */
const places = [
  "src/content/subject-lines.ts",
  "src/content/syllabus/syllabus.ts",
  "src/content/olympiads/load-olympiad.ts",
  "tailwind.config.ts",
];

let copy: string;
let errors: { file: string; message: string }[];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "olympeak-subject-"));
  for (const path of copied) cpSync(path, join(copy, path), { recursive: true, filter: isNoTest });
  symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
  const text = readFileSync(list, "utf8");
  const ninth = '  { slug: "hindi", name: "Hindi", code: "IHO" },\n] as const;';
  writeFileSync(
    join(copy, list),
    text.replace("] as const;", () => ninth),
  );
  const { stdout } = spawnSync("node", [resolve("node_modules/typescript/bin/tsc"), "--noEmit"], {
    cwd: copy,
  });
  errors = [...stdout.toString().matchAll(/^(\S+)\(\d+,\d+\): error TS\d+: (.*)$/gm)].map(
    ([, file = "", message = ""]) => ({ file, message }),
  );
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each(places)("a ninth subject does not compile without its entry in %s", (place) => {
  expect(errors).toContainEqual({ file: place, message: expect.stringContaining("hindi") });
});

it("a ninth subject does not compile without an emblem, wherever one is shown", () => {
  const showing = readSources().filter(({ text }) => text.includes("<SubjectEmblem "));
  expect(showing.length).toBeGreaterThan(5);
  for (const { path } of showing) expect(errors.map(({ file }) => file)).toContain(path);
});

it("README names every one of these places", () => {
  const [, told = ""] = readFileSync("README.md", "utf8").split("**A subject.**");
  const [paragraph = ""] = told.split("\n\n**");
  for (const place of [list, ...places, "src/ui/subject-emblem.tsx", "src/content/olympiads/texts/"])
    expect(paragraph).toContain(place);
});
