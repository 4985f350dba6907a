import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, expect, it } from "vitest";

/** A made-up house with one import per file: what the arrows forbid, and what they allow. */
const forbidden = {
  "src/ui/knows-data.ts": "../data/orders",
  "src/lib/knows-config.ts": "../config/paths",
  "src/config/knows-lib.ts": "../lib/cn",
  "src/content/knows-ui.ts": "../ui/button",
  "src/data/knows-feature.ts": "../features/cart/cart-store",
  "src/data/runs-contract.ts": "../../supabase/functions/create-order/contract",
  "src/features/cart/knows-checkout.ts": "../checkout/checkout-form",
  "src/features/cart/knows-page.ts": "../../pages/home",
  "src/features/cart/knows-app.ts": "../../app/routes",
  "src/pages/knows-page.ts": "./home",
  "src/pages/knows-app.ts": "../app/routes",
};
const allowed = {
  "src/app/knows-page.ts": "../pages/home",
  "src/pages/knows-feature.ts": "../features/cart/cart-store",
  "src/features/cart/knows-itself.ts": "./cart-store",
  "src/features/cart/knows-data.ts": "../../data/orders",
  "src/data/knows-lib.ts": "../lib/cn",
  "src/ui/knows-lib.ts": "../lib/cn",
  "src/content/knows-config.ts": "../config/paths",
};
const others = [
  "src/app/routes.ts",
  "src/pages/home.ts",
  "src/features/cart/cart-store.ts",
  "src/features/checkout/checkout-form.ts",
  "src/data/orders.ts",
  "src/ui/button.ts",
  "src/lib/cn.ts",
  "src/config/paths.ts",
  "supabase/functions/create-order/contract.ts",
];

const reportSchema = v.object({ diagnostics: v.array(v.object({ filename: v.string(), code: v.string() })) });

let house: string;
let report: { filename: string; code: string }[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "olympeak-house-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"]) cpSync(file, join(house, file));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  for (const path of others) write(path, "export const thing = 1;\n");
  for (const [path, target] of Object.entries({ ...forbidden, ...allowed })) {
    write(path, `import { thing } from "${target}";\n\nexport const other = thing;\n`);
  }
  write(
    "src/data/types-of-contract.ts",
    'import type { thing } from "../../supabase/functions/create-order/contract";\n\nexport type Thing = typeof thing;\n',
  );
  const run = spawnSync("node", [resolve("node_modules/oxlint/bin/oxlint"), "--format", "json", "src"], {
    cwd: house,
  });
  const { diagnostics } = v.parse(reportSchema, JSON.parse(run.stdout.toString()));
  report = diagnostics.filter(({ code }) => code.includes("boundaries"));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

it.each(Object.keys(forbidden))("refuses the forbidden import of %s", (path) => {
  expect(report.map(({ filename }) => filename)).toContain(path);
});

it.each([...Object.keys(allowed), "src/data/types-of-contract.ts"])(
  "lets %s import what is below it",
  (path) => {
    expect(report.map(({ filename }) => filename)).not.toContain(path);
  },
);
