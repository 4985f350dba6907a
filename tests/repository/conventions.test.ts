import { matchRoutes, type RouteObject } from "react-router-dom";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { readFiles, readSources, readTests, type SourceFile } from "./source-files";

const sources = readSources();
const tests = readTests();

function listPaths(files: SourceFile[]): string[] {
  return files.map((file) => file.path);
}

/** Matches placeholders for missing texts or pages, but not the attribute `placeholder` and its styles. */
const placeholder = /\bplaceholder\b(?![:=])|lorem ipsum|under construction|\bTB[AD]\b|\[your \w+\]/i;

function joinTexts(pattern: string): string {
  return readFiles(pattern)
    .map((file) => file.text)
    .join("\n");
}

/** Whether a statement reads or writes the table. Comments and test titles do not count. */
function isTested({ schema, name }: { schema: string; name: string }, sql: string): boolean {
  const statements = sql.replaceAll(/--.*$|\/\*[^]*?\*\//gm, "");
  return new RegExp(String.raw`\b(?:from|join|into|update)\s+(?:${schema}\.)?${name}\b`).test(statements);
}

describe("conventions", () => {
  it("no source suppresses a lint rule or has a TODO", () => {
    const forbiddenComments =
      /oxlint-disable|eslint-disable|@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b/;
    const offenders = [...sources, ...tests].filter(
      (file) => forbiddenComments.test(file.text) && file.path !== "tests/repository/conventions.test.ts",
    );
    expect(listPaths(offenders)).toEqual([]);
  });

  it("there are no catch-all folders and no barrel files", () => {
    const catchAllFolders = /\/(utils|helpers|common|misc|types|hooks|services|components)(\/|\.tsx?$)/;
    const barrels = /^src\/.*\/index\.tsx?$/;
    const offenders = listPaths([...sources, ...tests]).filter(
      (path) => catchAllFolders.test(`/${path}`) || barrels.test(path),
    );
    expect(offenders).toEqual([]);
  });

  it("every file name is in kebab-case", () => {
    const fileNamePattern = /^(_shared|[a-z0-9-]+)(\.(test|spec|proof|d|config))?\.tsx?$/;
    expect(
      listPaths([...sources, ...tests]).filter(
        (path) => !path.endsWith(".sql") && !fileNamePattern.test(path.split("/").at(-1) ?? ""),
      ),
    ).toEqual([]);
  });

  it("query keys are written only in src/data, next to the function that reads", () => {
    const writesKey = ({ text }: SourceFile) => /queryKey:\s*\[/.test(text);
    const filesWithKey = listPaths(sources.filter(writesKey));
    expect(filesWithKey).toContain("src/data/orders.ts");
    expect(filesWithKey.filter((path) => !path.startsWith("src/data/"))).toEqual([]);
  });

  it("the site imports every library of package.json's dependencies", () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(joinTexts("package.json"));
    const script = joinTexts("src/**/*.{ts,tsx}");
    const isUsed = (library: string) =>
      new RegExp(String.raw`(?:from |import\()"${library}(?:/[^"]*)?"`).test(script);
    expect(Object.keys(dependencies)).toContain("react-helmet-async");
    expect(Object.keys(dependencies).filter((library) => !isUsed(library))).toEqual([]);
  });

  it("no test is skipped or focused", () => {
    const forbiddenCalls = /\b(it|test|describe)\.(skip|only|todo|fixme)\b/;
    expect(
      listPaths(
        tests.filter(
          (file) => forbiddenCalls.test(file.text) && file.path !== "tests/repository/conventions.test.ts",
        ),
      ),
    ).toEqual([]);
  });

  it("there are no placeholders", () => {
    const texts = readFiles("index.html", "src/**/*.{ts,tsx}", "supabase/functions/**/*.ts");
    expect(texts.length).toBeGreaterThan(300);
    expect(listPaths(texts.filter((file) => placeholder.test(file.text)))).toEqual([]);
  });
});

describe("the tables of the database", () => {
  it.each([
    ["a comment", "-- from public.medals\n/* insert into medals */"],
    ["a title", "select is(1, 1, 'medals are read');"],
    ["another table's name", "select * from public.medals_of_winter;"],
    ["another schema", "select * from private.medals;"],
  ])("do not count as tested in pgTAP if only %s names them", (_, sql) => {
    expect(isTested({ schema: "public", name: "medals" }, sql)).toBe(false);
  });

  it.each([
    "select * from public.medals;",
    "insert into medals (id)",
    "update public.medals set",
    "join medals on",
  ])("count as tested in pgTAP by a statement such as: %s", (sql) =>
    expect(isTested({ schema: "public", name: "medals" }, sql)).toBe(true),
  );

  it("are all tested in pgTAP", () => {
    const schemas = joinTexts("supabase/schemas/*.sql");
    const tables = [...schemas.matchAll(/create table (?:if not exists )?(public|private)\.(\w+)/g)].map(
      ([, schema = "", name = ""]) => ({ schema, name }),
    );
    expect(tables.length).toBeGreaterThan(15);
    const testSql = joinTexts("supabase/tests/*.test.sql");
    expect(tables.filter((table) => !isTested(table, testSql))).toEqual([]);
  });
});

describe("the route table", () => {
  const specifiedPaths = [
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
    ({ routes } = await import("../../src/app/routes"));
  });

  it.each(specifiedPaths)("has a route for %s", (path) => {
    const match = matchRoutes(routes, path)?.at(-1);
    expect(match, "the route").toBeDefined();
    expect(match?.route.path).not.toBe("*");
  });

  it("shows the error screen for any other path", () => {
    expect(matchRoutes(routes, "/no/such/page")?.at(-1)?.route.path).toBe("*");
    expect(matchRoutes(routes, "/competitions/cooking")?.at(-1)?.route.path).toBe("*");
  });
});
