import { matchRoutes, type RouteObject } from "react-router-dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { isQuestionFamily, readFiles, readSources, readTests, type SourceFile } from "./source-files";

const sources = readSources();
const tests = readTests();

function sum(files: SourceFile[]): number {
  return files.reduce((total, file) => total + file.lines, 0);
}

/** The length that the given share of all source files does not exceed. */
function quantile(share: number): number {
  const lengths = sources.map((file) => file.lines).toSorted((a, b) => a - b);
  return lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
}

function paths(files: SourceFile[]): string[] {
  return files.map((file) => file.path);
}

describe("the size of the house", () => {
  it("has short files", () => {
    expect(quantile(0.5), "median lines").toBeLessThanOrEqual(50);
    expect(quantile(0.9), "90th percentile").toBeLessThanOrEqual(120);
    expect(paths(sources.filter((file) => file.lines > 250))).toEqual([]);
    expect(paths(sources.filter((file) => file.path.startsWith("src/pages/") && file.lines > 80))).toEqual(
      [],
    );
  });

  it("has at most 12 files in a feature folder", () => {
    const counts = new Map<string, number>();
    for (const { path } of sources) {
      const folder = /^src\/features\/([^/]+)\//.exec(path)?.[1];
      if (folder) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(0);
    expect([...counts].filter(([, count]) => count > 12)).toEqual([]);
  });

  it("has at least 60 lines of test for 100 lines of source", () => {
    const code = (files: SourceFile[]) => sum(files.filter((file) => !isQuestionFamily(file)));
    expect(code(tests) / code(sources)).toBeGreaterThanOrEqual(0.6);
  });
});

describe("the manners of the house", () => {
  it("silences no rule and leaves nothing for later", () => {
    const marks = /oxlint-disable|eslint-disable|@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b/;
    const offenders = [...sources, ...tests].filter(
      (file) => marks.test(file.text) && file.path !== "tests/house.test.ts",
    );
    expect(paths(offenders)).toEqual([]);
  });

  it("has no drawer without a name of its own, and no barrel", () => {
    const drawers = /\/(utils|helpers|common|misc|types|hooks|services|components)(\/|\.tsx?$)/;
    const barrels = /^src\/.*\/index\.tsx?$/;
    const offenders = paths([...sources, ...tests]).filter(
      (path) => drawers.test(`/${path}`) || barrels.test(path),
    );
    expect(offenders).toEqual([]);
  });

  it("names every file in kebab-case", () => {
    const name = /^(_shared|[a-z0-9-]+)(\.(test|spec|d|config))?\.tsx?$/;
    expect(
      paths([...sources, ...tests]).filter(
        (path) => !path.endsWith(".sql") && !name.test(path.split("/").at(-1) ?? ""),
      ),
    ).toEqual([]);
  });

  it("skips no test and focuses on none", () => {
    const marks = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    expect(
      paths(tests.filter((file) => marks.test(file.text) && file.path !== "tests/house.test.ts")),
    ).toEqual([]);
  });

  it("tests the permissions of every table in pgTAP", () => {
    const migrations = readFiles("supabase/migrations/*.sql")
      .map((file) => file.text)
      .join("\n");
    const pgtap = readFiles("supabase/tests/*.sql")
      .map((file) => file.text)
      .join("\n");
    const tables = [...migrations.matchAll(/create table (?:if not exists )?(?:public|private)\.(\w+)/g)].map(
      ([, table = ""]) => table,
    );
    expect(tables.length).toBeGreaterThan(15);
    expect(tables.filter((table) => !new RegExp(String.raw`\b${table}\b`).test(pgtap))).toEqual([]);
  });
});

describe("the route table", () => {
  const specified = [
    "/",
    "/olympiads",
    "/olympiads/maths",
    "/olympiads/maths/class5",
    "/free-mock-test",
    "/mocktest",
    "/mocktestresults",
    "/login",
    "/register",
    "/forgotpassword",
    "/reset-password",
    "/studentdashboard",
    "/studentdetailsform",
    "/adminpanel",
    "/cartsummary",
    "/simplecheckout",
    "/paymentsuccess",
    "/awards",
    "/aboutus",
    "/contact",
    "/terms",
    "/privacy",
    "/refunds",
    "/formmathguide",
    "/formmathproblems",
    "/thankyouguide",
    "/thankyoupuzzles",
    "/thankyouregistration",
    "/competitions/science",
    "/competitions/math",
    "/competitions/computers",
    "/competitions/english",
    "/examregistration",
  ];
  let routes: RouteObject[];

  beforeAll(async () => {
    vi.stubEnv("VITE_SUPABASE_URL", "http://127.0.0.1:54321");
    vi.stubEnv("VITE_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_test");
    ({ routes } = await import("../src/app/routes"));
  });

  it.each(specified)("knows %s", (path) => {
    expect(matchRoutes(routes, path)?.at(-1)?.route.path).not.toBe("*");
  });

  it("shows the error screen for any other address", () => {
    expect(matchRoutes(routes, "/no/such/page")?.at(-1)?.route.path).toBe("*");
    expect(matchRoutes(routes, "/competitions/cooking")?.at(-1)?.route.path).toBe("*");
  });

  it("has no placeholder left", () => {
    const [table] = readFiles("src/app/routes.tsx");
    expect(table?.text).not.toMatch(/placeholder/i);
  });
});
