import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeServer, listen } from "./listen";
import { createSiteHandler, startBuiltSite } from "./site";

const folder = mkdtempSync(join(tmpdir(), "olympeak-site-"));
let server: Server;
let url = "";

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeAll(async () => {
  write("index.html", "home");
  write("about/index.html", "about us");
  write("200.html", "empty shell");
  write("404.html", "nothing here");
  write("data/questions/maths/5.json", "[]");
  write("assets/main.js", "1");
  write(
    "_headers",
    "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  );
  write(
    "_redirects",
    "# old addresses\n/simple /about 302\n/old/* /about/:splat 301\n/gone/* /404.html 404\n/* /200.html 200\n",
  );
  server = createServer(createSiteHandler(folder));
  await listen(server, 0);
  const address = server.address();
  if (address !== null && typeof address === "object") url = `http://127.0.0.1:${address.port}`;
});

afterAll(async () => {
  await closeServer(server);
  rmSync(folder, { recursive: true });
});

async function get(path: string) {
  const response = await fetch(url + path, { redirect: "manual" });
  return { status: response.status, body: await response.text(), headers: response.headers };
}

describe("the built site", () => {
  it("serves its pages and files", async () => {
    expect((await get("/")).body).toBe("home");
    expect((await get("/about")).body).toBe("about us");
    expect((await get("/data/questions/maths/5.json")).headers.get("content-type")).toBe("application/json");
  });

  it("serves the empty shell for a path of the app", async () => {
    expect(await get("/studentdashboard?tab=mocks")).toMatchObject({ status: 200, body: "empty shell" });
  });

  it.each(["/data/questions/maths/12.json", "/assets/gone.js", "/favicon.ico", "/data", "/assets/gone"])(
    "answers 404 for the missing file %s",
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 404, body: "Not found" });
    },
  );

  it("sends the headers of _headers", async () => {
    const script = await get("/assets/main.js");
    expect(script.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(script.headers.get("x-frame-options")).toBe("DENY");
    expect((await get("/studentdashboard")).headers.get("x-frame-options")).toBe("DENY");
  });

  it("follows _redirects", async () => {
    const simpleReply = await get("/simple?from=mail");
    expect([simpleReply.status, simpleReply.headers.get("location")]).toEqual([302, "/about?from=mail"]);
    expect((await get("/old/team")).headers.get("location")).toBe("/about/team");
    expect(await get("/gone/away")).toMatchObject({ status: 404, body: "nothing here" });
  });

  it("serves neither `_headers` nor files outside the folder", async () => {
    expect((await get("/_headers")).status).toBe(404);
    expect((await get("/..%2f..%2fetc%2fpasswd")).body).not.toContain("root:");
  });
});

it("throws an error with advice if the site was not built", async () => {
  await expect(startBuiltSite(join(folder, "nowhere"), 0)).rejects.toThrow('Run "npm run build" first');
});
