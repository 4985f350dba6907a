import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A made-up house with one import per file: what the arrows forbid, and what they allow. */
const forbidden = {
  "src/ui/knows-data.ts": "../data/orders",
  "src/lib/knows-config.ts": "../config/paths",
  "src/config/knows-lib.ts": "../lib/cn",
  "src/content/knows-ui.ts": "../ui/button",
  "src/content/knows-items.ts": "../items/item",
  "src/items/knows-data.ts": "../data/orders",
  "src/items/knows-ui.ts": "../ui/button",
  "src/items/knows-config.ts": "../config/paths",
  "src/data/knows-feature.ts": "../features/cart/cart-store",
  "src/data/knows-handler.ts": "../../supabase/functions/create-order/handler",
  "src/data/knows-tests.ts": "../../tests/factories",
  "src/features/account/cart/knows-checkout.ts": "../checkout/checkout-form",
  "src/features/account/cart/knows-page.ts": "../../../pages/home",
  "src/features/account/cart/knows-app.ts": "../../../app/routes",
  "src/pages/knows-page.ts": "./home",
  "src/pages/knows-app.ts": "../app/routes",
  "src/app/knows-tool.ts": "../../tools/local/settings",
  "supabase/functions/_shared/knows-function.ts": "../create-order/handler",
  "supabase/functions/contact-sync/knows-other.ts": "../create-order/contract",
  "supabase/functions/contact-sync/knows-site.ts": "../../../src/lib/cn",
  "tools/local/knows-bench.ts": "../bench/judge",
  "tools/local/knows-pgtap.ts": "../pgtap/real-server",
  "tools/platform/knows-local.ts": "../local/settings",
  "tools/proof/knows-money.ts": "../money/covered-guards",
  "tools/exam/knows-money.ts": "../money/covered-guards",
  "tools/questions/knows-app.ts": "../../src/app/routes",
  "tools/money/knows-tests.ts": "../../tests/factories",
};
const allowed = {
  "src/app/knows-page.ts": "../pages/home",
  "src/pages/knows-feature.ts": "../features/cart/cart-store",
  "src/features/account/cart/knows-itself.ts": "./cart-store",
  "src/features/account/cart/knows-data.ts": "../../../data/orders",
  "src/features/account/cart/cart.test.ts": "../../../../tests/factories",
  "src/data/knows-lib.ts": "../lib/cn",
  "src/ui/knows-lib.ts": "../lib/cn",
  "src/content/knows-config.ts": "../config/paths",
  "src/items/knows-content.ts": "../content/subjects",
  "src/items/knows-lib.ts": "../lib/cn",
  "src/data/knows-items.ts": "../items/item",
  "src/ui/knows-items.ts": "../items/item",
  "src/features/account/cart/knows-items.ts": "../../../items/item",
  "tools/questions/knows-items.ts": "../../src/items/item",
  "supabase/functions/create-order/knows-shared.ts": "../_shared/serve",
  "supabase/functions/create-order/knows-contract.ts": "./contract",
  "tools/money/knows-function.ts": "../../supabase/functions/create-order/handler",
  "tools/money/knows-proof.ts": "../proof/attack",
  "tools/exam/knows-proof.ts": "../proof/attack",
  "tools/bench/knows-local.ts": "../local/settings",
  "tools/pgtap/knows-local.ts": "../local/settings",
  "tools/local/knows-platform.ts": "../platform/database",
  "tests/knows-app.ts": "../src/app/routes",
};
const others = [
  "src/app/routes.ts",
  "src/pages/home.ts",
  "src/features/account/cart/cart-store.ts",
  "src/features/account/checkout/checkout-form.ts",
  "src/data/orders.ts",
  "src/ui/button.ts",
  "src/items/item.ts",
  "src/content/subjects.ts",
  "src/lib/cn.ts",
  "src/config/paths.ts",
  "supabase/functions/create-order/contract.ts",
  "supabase/functions/create-order/handler.ts",
  "supabase/functions/_shared/serve.ts",
  "tools/local/settings.ts",
  "tools/bench/judge.ts",
  "tools/pgtap/real-server.ts",
  "tools/proof/attack.ts",
  "tools/money/covered-guards.ts",
  "tools/platform/database.ts",
  "tests/factories.ts",
];

/** The same import of a value, of a type alone, handed on, and when it is needed. */
const ways = {
  value: (path: string) => `import { thing } from "${path}";\n\nexport const other = thing;\n`,
  type: (path: string) => `import type { thing } from "${path}";\n\nexport type Thing = typeof thing;\n`,
  export: (path: string) => `export { thing } from "${path}";\n`,
  dynamic: (path: string) => `export const load = () => import("${path}");\n`,
};

/** Two files that know each other by a type: through one another, and through a third. */
const circles = {
  "src/data/first.ts": "./second",
  "src/data/second.ts": "./first",
  "supabase/functions/_shared/one.ts": "./two",
  "supabase/functions/_shared/two.ts": "./three",
  "supabase/functions/_shared/three.ts": "./one",
  "tools/local/there.ts": "./back",
  "tools/local/back.ts": "./there",
};

/** Libraries with one door each: who may import them, and who may not. */
const doors = {
  "react-helmet-async": { through: "src/ui/seo.tsx", past: "src/pages/own-head.ts" },
  "framer-motion": { through: "src/ui/motion/moves.ts", past: "src/features/account/cart/own-movement.ts" },
  "@supabase/postgrest-js": { through: "src/data/rows.ts", past: "src/features/account/cart/own-rows.ts" },
};

const reportSchema = v.object({ diagnostics: v.array(v.object({ filename: v.string(), code: v.string() })) });

let house: string;
let report: { filename: string; code: string }[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), text);
}

/** `cart.test.ts` becomes `cart-type.test.ts`. */
function named(path: string, way: string): string {
  return path.replace(/(?=(?:\.test)?\.ts$)/, `-${way}`);
}

function filesWith(rule: string): string[] {
  return report.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename);
}

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "olympeak-house-"));
  for (const file of [".oxlintrc.json", "tsconfig.json", "package.json"]) cpSync(file, join(house, file));
  symlinkSync(resolve("node_modules"), join(house, "node_modules"));
  for (const path of others) write(path, "export const thing = 1;\n");
  for (const [path, target] of Object.entries({ ...forbidden, ...allowed })) {
    for (const [way, text] of Object.entries(ways)) write(named(path, way), text(target));
  }
  for (const [path, target] of Object.entries(circles))
    write(path, `${ways.type(target)}export const thing = 1;\n`);
  for (const [library, { through, past }] of Object.entries(doors))
    for (const path of [through, past]) write(path, ways.value(library));
  const contract = "../../supabase/functions/create-order/contract";
  write("src/data/types-of-contract.ts", ways.type(contract));
  write("src/data/runs-contract.ts", ways.value(contract));
  const folders = ["src", "supabase", "tools", "tests"];
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const run = spawnSync("node", [oxlint, "--format", "json", ...folders], { cwd: house });
  report = v.parse(reportSchema, JSON.parse(run.stdout.toString())).diagnostics;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe.each(Object.keys(ways))("an import by %s", (way) => {
  it.each(Object.keys(forbidden))("is refused in %s", (path) => {
    expect(filesWith("boundaries")).toContain(named(path, way));
  });

  it.each(Object.keys(allowed))("of what is below is let be in %s", (path) => {
    expect(filesWith("boundaries")).not.toContain(named(path, way));
  });
});

it("lets data know the types of a contract, and no more of it", () => {
  expect(filesWith("boundaries")).not.toContain("src/data/types-of-contract.ts");
  expect(filesWith("boundaries")).toContain("src/data/runs-contract.ts");
});

it.each(Object.keys(circles))("refuses a circle of types that %s is part of", (path) => {
  expect(filesWith("no-cycle")).toContain(path);
});

it.each(Object.entries(doors))("lets in %s by one door", (_, { through, past }) => {
  expect(filesWith("no-restricted-imports")).toContain(past);
  expect(filesWith("no-restricted-imports")).not.toContain(through);
});
