import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, it } from "vitest";
import { projectFolder } from "../../tools/local/project-folder";

/** Files of src/ui without a place in the gallery: head tags, hooks, and pieces that are shown only within other parts. */
const excludedParts = [
  "cub/flags",
  "faq-data",
  "horizon",
  "icon",
  "motion/animated-components",
  "motion/animated-line",
  "motion/motion",
  "seo",
  "table-frame",
  "test-parts/forms/clip-button",
  "test-parts/forms/listen-to-question",
  "test-parts/forms/passage-panel",
  "test-parts/forms/passage-text",
  "test-parts/forms/question-table",
  "test-parts/forms/stem-parts",
  "test-parts/option-list",
  "test-parts/option-picture",
  "test-parts/question-figure",
  "test-parts/question-material",
  "test-parts/question-text",
  "test-parts/read-aloud-slot",
  "toaster",
  "unsaved-guard",
  "use-captcha",
  "use-code",
];

it("the gallery shows every part of src/ui except the listed ones", () => {
  const ui = join(projectFolder, "src", "ui");
  const parts = globSync("**/*.tsx", { cwd: ui, ignore: "**/*.test.tsx" }).map((file) => file.slice(0, -4));
  const gallery = globSync("*.tsx", { cwd: join(projectFolder, "tests", "gallery"), absolute: true })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const missing = parts.filter((part) => !gallery.includes(`"../../src/ui/${part}"`));
  expect(missing.toSorted()).toEqual(excludedParts);
});
