import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { projectFolder } from "../local/project-folder";
import { loadRenderer, type Renderer } from "./renderer";

/** What is written into files of public pages for this test: in the place of a piece of their text. */
const planted = [
  ["src/pages/awards.tsx", "<Sections>", "<Sections><button onClick={() => undefined}>Press</button>"],
  ["src/ui/policy-text.tsx", "<h1 ", "<h1 onPointerDown={() => undefined} "],
  [
    "src/features/site/contact/audiences.tsx",
    "export function Audiences() {",
    'import { useEffect } from "react"; export function Audiences() { useEffect(() => undefined);',
  ],
  [
    "src/pages/about.tsx",
    "export function AboutPage() {",
    'import * as React from "react"; export function AboutPage() { React.useState(1);',
  ],
  // Made where the page is alive, and handed into a static part.
  ["src/pages/home.tsx", "<Hero />", "<Hero /><details onToggle={() => undefined} />"],
  // A component's, which may hand it on to whatever it likes.
  [
    "src/pages/registration-thank-you.tsx",
    "<ThankYouCard",
    "<Handed onClick={() => undefined} /><ThankYouCard",
  ],
  [
    "src/pages/registration-thank-you.tsx",
    "export function",
    "const Handed = (_: { onClick: () => void }) => null; export function",
  ],
] as const;

const plant: Plugin = {
  name: "plant",
  enforce: "pre",
  transform: (code, id) =>
    planted
      .filter(([file]) => id === join(projectFolder, file))
      .reduce((text, [, piece, instead]) => text.replace(piece, instead), code),
};

const folder = join(projectFolder, "test-results", "static-check");
let renderer: Renderer;

beforeAll(async () => {
  process.env.NODE_ENV = "production";
  process.env.VITE_SUPABASE_URL = "https://project.supabase.co";
  process.env.VITE_SUPABASE_PUBLISHABLE_KEY = "sb_publishable_test";
  renderer = await loadRenderer(folder, [plant]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(planted)("is planted into %s", (file, piece) => {
  expect(readFileSync(join(projectFolder, file), "utf8")).toContain(piece);
});

it.each([
  ["/awards", "src/pages/awards.tsx uses onClick"],
  ["/terms", "src/ui/policy-text.tsx uses onPointerDown"],
  ["/contact", "src/features/site/contact/audiences.tsx uses useEffect"],
  ["/aboutus", "src/pages/about.tsx uses useState"],
  ["/", "src/pages/home.tsx uses onToggle"],
  ["/thankyouregistration", "src/pages/registration-thank-you.tsx uses onClick"],
])("refuses what would be dead on %s: %s", async (address, said) => {
  const outcome = await renderer.prerender(address).then(() => "It was rendered.", String);
  expect(outcome).toContain(`${said} in a static part of a page`);
});

it.each([
  ["/olympiads/maths/class5", "is static, with native accordions and links"],
  ["/formmathguide", "is static, with a form of another service"],
  ["/free-mock-test", "is alive, with handlers and state"],
  ["/competitions/math", "is alive between static parts"],
])("lets %s pass, which %s", async (address) => {
  expect(await renderer.prerender(address)).toContain("<h1");
});

it("finds the file of a page that is alive by what it exports, and none for a static one", async () => {
  expect(await renderer.listSources("/simplecheckout")).toEqual(["src/pages/cart-summary.tsx"]);
  expect(await renderer.listSources("/awards")).toEqual([]);
  expect(await renderer.listSources("/no/such/page")).toEqual([]);
});
