import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Files of a project that this test creates, each with one import that the linter's boundaries forbid. */
const forbiddenImports = {
  "src/lib/knows-config.ts": "../config/paths",
  "src/ui/knows-data.ts": "../data/orders",
  "src/data/knows-feature.ts": "../features/account/cart/cart-store",
  "src/data/knows-handler.ts": "../../supabase/functions/create-order/handler",
  "src/features/account/cart/knows-checkout.ts": "../checkout/checkout-form",
  "src/features/account/cart/knows-exam-room.ts": "../../exam/room/room-screen",
  "src/engine/exam/knows-data.ts": "../../data/orders",
  "src/engine/exam/knows-feature.ts": "../../features/account/cart/cart-store",
  "src/ui/knows-engine.ts": "../engine/exam/exam-api",
  "src/pages/knows-app.ts": "../app/routes",
  "src/app/knows-tool.ts": "../../tools/local/settings",
  "supabase/functions/contact-sync/knows-other.ts": "../create-order/contract",
  "tools/local/knows-pgtap.ts": "../pgtap/real-server",
  "tools/pgtap/knows-proofs.ts": "../../proofs/harness/attack",
  "tools/pgtap/knows-tests.ts": "../../tests/support/factories",
  "bank/checks/knows-engine.ts": "../../src/engine/score",
  "tools/build/knows-bank.ts": "../../bank/source/question-set",
};
/** Files that this test creates, each with one import that the boundaries allow. */
const allowedImports = {
  "src/app/knows-page.ts": "../pages/home",
  "src/features/account/cart/knows-data.ts": "../../../data/orders",
  "src/features/account/cart/lines/knows-cart.ts": "../cart-store",
  "src/data/knows-engine.ts": "../engine/exam/exam-api",
  "src/engine/exam/knows-items.ts": "../../items/item",
  "src/features/account/cart/cart.test.ts": "../../../../tests/support/factories",
  "supabase/functions/create-order/knows-contract.ts": "./contract",
  "tools/pgtap/knows-local.ts": "../local/settings",
  "proofs/exam/knows-harness.ts": "../harness/attack",
  "bank/checks/knows-items.ts": "../../src/items/item",
  "proofs/exam/knows-tests.ts": "../../tests/support/factories",
};
/** The imported files. */
const targets = [
  "src/app/routes.ts",
  "src/pages/home.ts",
  "src/features/account/cart/cart-store.ts",
  "src/features/account/checkout/checkout-form.ts",
  "src/features/exam/room/room-screen.ts",
  "src/engine/exam/exam-api.ts",
  "src/data/orders.ts",
  "src/config/paths.ts",
  "src/items/item.ts",
  "src/engine/score.ts",
  "bank/source/question-set.ts",
  "supabase/functions/create-order/contract.ts",
  "supabase/functions/create-order/handler.ts",
  "tools/local/settings.ts",
  "tools/pgtap/real-server.ts",
  "tests/support/factories.ts",
  "proofs/harness/attack.ts",
];

/** Returns the text of a file that imports a value, or a type, from a path. */
const importKinds = {
  value: (path: string) => `import { thing } from "${path}";\n\nexport const other = thing;\n`,
  type: (path: string) => `import type { thing } from "${path}";\n\nexport type Thing = typeof thing;\n`,
};

/** Two files that import types from each other. */
const cycles = {
  "src/data/first.ts": "./second",
  "src/data/second.ts": "./first",
};

/** Libraries that only one module or folder may import: `wrapper` may import the library, `other` may not. */
const wrappedLibraries = {
  "react-helmet-async": { wrapper: "src/ui/seo.tsx", other: "src/pages/own-head.ts" },
  "framer-motion": { wrapper: "src/ui/motion/moves.ts", other: "src/features/account/cart/own-movement.ts" },
  "@supabase/supabase-js": { wrapper: "src/data/rows.ts", other: "src/features/account/cart/own-rows.ts" },
};

const reportSchema = v.object({ diagnostics: v.array(v.object({ filename: v.string(), code: v.string() })) });

let project: string;
let report: { filename: string; code: string }[];

function writeProjectFile(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** Returns the path of a file for one kind of import: `cart.test.ts` becomes `cart-type.test.ts`. */
function makePath(path: string, importKind: string): string {
  return path.replace(/(?=(?:\.test)?\.ts$)/, `-${importKind}`);
}

/** Returns the files for which oxlint reports the rule. */
function listFilesWith(rule: string): string[] {
  return report.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename);
}

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "olympeak-lint-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"]) cpSync(file, join(project, file));
  symlinkSync(resolve("node_modules"), join(project, "node_modules"));
  for (const path of targets) writeProjectFile(path, "export const thing = 1;\n");
  for (const [path, target] of Object.entries({ ...forbiddenImports, ...allowedImports })) {
    for (const [kind, createText] of Object.entries(importKinds))
      writeProjectFile(makePath(path, kind), createText(target));
  }
  for (const [path, target] of Object.entries(cycles))
    writeProjectFile(path, `${importKinds.type(target)}export const thing = 1;\n`);
  for (const [library, { wrapper, other }] of Object.entries(wrappedLibraries))
    for (const path of [wrapper, other]) writeProjectFile(path, importKinds.value(library));
  const contract = "../../supabase/functions/create-order/contract";
  writeProjectFile("src/data/types-of-contract.ts", importKinds.type(contract));
  writeProjectFile("src/data/runs-contract.ts", importKinds.value(contract));
  const folders = ["src", "supabase", "tools", "tests", "proofs", "bank"];
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const oxlintRun = spawnSync("node", [oxlint, "--format", "json", ...folders], { cwd: project });
  report = v.parse(reportSchema, JSON.parse(oxlintRun.stdout.toString())).diagnostics;
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe.each(Object.keys(importKinds))("an import of a %s", (kind) => {
  it.each(Object.keys(forbiddenImports))("is refused in %s", (path) => {
    expect(listFilesWith("boundaries")).toContain(makePath(path, kind));
  });

  it.each(Object.keys(allowedImports))("is accepted in %s", (path) => {
    expect(listFilesWith("boundaries")).not.toContain(makePath(path, kind));
  });
});

it("src/data may import types from a contract, but no values", () => {
  expect(listFilesWith("boundaries")).not.toContain("src/data/types-of-contract.ts");
  expect(listFilesWith("boundaries")).toContain("src/data/runs-contract.ts");
});

it.each(Object.keys(cycles))("refuses an import cycle of types in %s", (path) => {
  expect(listFilesWith("no-cycle")).toContain(path);
});

it.each(Object.entries(wrappedLibraries))(
  "lets only one module or folder import %s",
  (_, { wrapper, other }) => {
    expect(listFilesWith("no-restricted-imports")).toContain(other);
    expect(listFilesWith("no-restricted-imports")).not.toContain(wrapper);
  },
);
