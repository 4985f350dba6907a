import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { runChecks } from "./check";
import { listFunctionChecks } from "./function-checks";
import { listApiChecks } from "./api-checks";
import { listAuthChecks } from "./auth-checks";
import { listSiteChecks } from "./site-checks";
import { listStorageChecks } from "./storage-checks";

let server: Server | undefined;

/** Starts a server with this request handler, and returns a project whose site and API are on it. */
async function startHost(handleRequest: RequestListener) {
  server = createServer(handleRequest);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return { siteUrl: url, apiUrl: url, publishableKey: "sb_publishable_test" };
}

afterEach(() => {
  server?.close();
});

const findProblems = async (checks: Parameters<typeof runChecks>[0]) =>
  Object.fromEntries(
    (await runChecks(checks, () => undefined)).map(({ about, problem }) => [about, problem] as const),
  );

describe("verifying a deployed project", () => {
  it("reports a host that answers every address with one page and no security headers", async () => {
    const target = await startHost((_, response) =>
      response.setHeader("content-type", "text/html").end('<script src="/assets/main.js"></script>'),
    );
    expect(await findProblems(listSiteChecks(target))).toMatchObject({
      "security headers": expect.stringContaining("content-security-policy"),
      "content security policy": expect.stringContaining("connect-src does not name"),
      "canonical addresses and sitemap": expect.stringContaining("VITE_SITE_URL"),
      "private pages are served and not indexed": expect.stringContaining("search engines"),
      "a missing question file is a 404": expect.stringContaining("200 instead of 404"),
      "an unknown page is a 404": expect.stringContaining("200 instead of 404"),
      "no secret in the scripts": null,
    });
  });

  it("reports a policy that allows any script, and a secret in a script that another script imports", async () => {
    const target = await startHost((request, response) => {
      response.setHeader("content-security-policy", "default-src 'self'; script-src 'self' 'unsafe-inline'");
      const script = request.url === "/assets/main.js" ? 'import("./later.js")' : '"sb_secret_abcdefgh1234"';
      response.end(request.url?.startsWith("/assets/") ? script : '<script src="/assets/main.js">');
    });
    expect(await findProblems(listSiteChecks(target))).toMatchObject({
      "content security policy": "script-src lets any script run",
      "no secret in the scripts": expect.stringContaining("/assets/later.js contains a secret key"),
    });
  });

  it("reports a database without row level security and without migrations", async () => {
    const target = await startHost((request, response) => {
      const isCatalogue = /\/(subjects|editions|edition_exams|subject_classes)\?/.test(request.url ?? "");
      response.setHeader("content-type", "application/json").end(isCatalogue ? "[]" : '[{"id":1}]');
    });
    expect(await findProblems(listApiChecks(target))).toEqual({
      "no answer without a key": "200 without a key instead of 401",
      "the catalogue can be read": expect.stringContaining("0 subjects instead of 8"),
      "the pages show the days of the database": null,
      "no row of a family for a visitor": expect.stringContaining("a visitor reads students"),
      "no function of the server for a visitor": expect.stringContaining("a visitor calls record_capture"),
      "organisers need a second factor": expect.stringContaining("switch require_admin_mfa on"),
      "the private schema is not exposed": expect.stringContaining("is exposed"),
      "a file for every mock test on offer": "no class and subject is active",
    });
  });

  it("reports a page that was built before an exam was moved", async () => {
    const exam = (day: string, code: string) => ({ exam_on: day, subjects: { code } });
    const target = await startHost((request, response) => {
      const isTable = request.url?.startsWith("/rest/v1/edition_exams");
      const exams = [exam("2027-01-17", "IMO"), exam("2027-01-24", "ISO")];
      response.end(isTable ? JSON.stringify(exams) : "<p>On Sunday, 17 January 2027.</p>");
    });
    expect(await findProblems(listApiChecks(target))).toMatchObject({
      "the pages show the days of the database": expect.stringMatching(
        /^\/olympiads\/science\/class5 was built with another day than 2027-01-24/,
      ),
    });
  });

  it("reports a mock test without its question file", async () => {
    const target = await startHost((request, response) => {
      if (request.method === "HEAD") response.statusCode = 404;
      response.end('[{"subject_name":"Maths","class_name":"Class 5"}]');
    });
    expect(await findProblems(listApiChecks(target))).toMatchObject({
      "a file for every mock test on offer": "/data/class5-maths.json is offered and missing",
    });
  });

  it("reports functions that are missing, open to any page, or stopped by the platform", async () => {
    const target = await startHost((request, response) => {
      response.setHeader("access-control-allow-origin", request.headers.origin ?? "*");
      response.statusCode = request.url?.endsWith("/background-jobs") ? 401 : 404;
      response.end('{"message":"Invalid JWT"}');
    });
    expect(await findProblems(listFunctionChecks(target))).toMatchObject({
      "function create-order": expect.stringContaining("is the function deployed?"),
      "function background-jobs": expect.stringContaining("verify_jwt = false"),
      "function seal-paper": expect.stringContaining("is the function deployed?"),
      "only the site’s pages may call functions": "any page may call the functions",
      "the gateway’s callback leads back to the site": expect.stringContaining("SITE_URL"),
    });
  });

  it("reports a public bucket that must be private, and a policy that allows visitors to list files", async () => {
    const target = await startHost((request, response) => {
      const isPapers = request.url?.includes("/public/sealed-papers/");
      response.statusCode = request.method === "POST" ? 200 : 400;
      const message = isPapers ? "Bucket not found" : "Object not found";
      response.end(request.method === "POST" ? '[{"name":"a.bin"}]' : JSON.stringify({ message }));
    });
    expect(await findProblems(listStorageChecks(target))).toEqual({
      "sealed papers can be fetched": expect.stringContaining("were all migrations applied?"),
      "pictures of exams are private": expect.stringContaining("make the bucket private"),
      "no visitor can list the files in Storage": expect.stringContaining(
        "a visitor can list the files of sealed-papers",
      ),
    });
  });

  it("reports no problem of buckets that are set up correctly", async () => {
    const target = await startHost((request, response) => {
      const message = request.url?.includes("/exam-pictures/") ? "Bucket not found" : "Object not found";
      response.statusCode = request.method === "POST" ? 200 : 400;
      response.end(request.method === "POST" ? "[]" : JSON.stringify({ message }));
    });
    expect(Object.values(await findProblems(listStorageChecks(target)))).toEqual([null, null, null]);
  });

  it("reports the settings of a local auth server, and the demo accounts", async () => {
    const target = await startHost((request, response) => {
      const settings = { disable_signup: false, mailer_autoconfirm: true };
      const external = { email: true, phone: false, anonymous_users: true };
      response.end(request.method === "POST" ? "{}" : JSON.stringify({ ...settings, external }));
    });
    expect(await findProblems(listAuthChecks(target))).toEqual({
      "addresses are confirmed, and email is the one way in":
        "addresses are not confirmed, anybody can log in by anonymous_users: npx supabase config push",
      "the demo accounts do not log in": expect.stringContaining("delete all demo accounts immediately"),
      "captcha on both sides or on none": null,
    });
  });

  it.each([
    ["", '{"error_code":"captcha_failed"}', "set VITE_TURNSTILE_SITE_KEY"],
    [
      "script-src https://challenges.cloudflare.com",
      '{"error_code":"invalid_credentials"}',
      "TURNSTILE_SECRET_KEY",
    ],
  ])("reports a captcha on one side only: policy “%s”, auth answers %s", async (policy, answer, problem) => {
    const target = await startHost((request, response) => {
      response.setHeader("content-security-policy", policy);
      if (request.method === "POST") response.statusCode = 400;
      const settings = { disable_signup: false, mailer_autoconfirm: false, external: { email: true } };
      response.end(request.method === "POST" ? answer : JSON.stringify(settings));
    });
    expect(await findProblems(listAuthChecks(target))).toEqual({
      "addresses are confirmed, and email is the one way in": null,
      "the demo accounts do not log in": null,
      "captcha on both sides or on none": expect.stringContaining(problem),
    });
  });

  it("reports every check as a problem if no server answers", async () => {
    const target = { siteUrl: "http://127.0.0.1:9", apiUrl: "http://127.0.0.1:9", publishableKey: "x" };
    const problems = Object.values(await findProblems(listApiChecks(target)));
    expect(problems.every((problem) => problem?.startsWith("the check failed"))).toBe(true);
  });
});
