import { expect, it } from "vitest";
import { findRedirect, parseHeaders, parseRedirects } from "../local/site-rules";
import { chunkGroup, listChunks } from "./chunks";
import { formatHeaders, formatPolicy } from "./headers";
import { formatRedirects, formatRobots, renderSitemap } from "./site-files";

const productionAddresses = {
  siteUrl: "https://olympeak.example",
  supabaseUrl: "https://project.supabase.co",
  checkoutUrl: "https://checkout.razorpay.com/v1/checkout.js",
  ebookForms: ["https://forms.example/guide?x=1", ""],
  pageCounterUrl: "https://count.example/api/event",
  captchaScriptUrl: "",
};

it("serves the shell for other spellings of olympiads, and the 404 page for unknown paths", () => {
  const rules = parseRedirects(formatRedirects(["/mocktest"]));
  expect(findRedirect("/olympiads/GK/Class5", rules)).toEqual({ target: "/200.html", status: 200 });
  expect(findRedirect("/olympiads", rules)).toEqual({ target: "/200.html", status: 200 });
  expect(findRedirect("/mocktest/deeper", rules)).toEqual({ target: "/404.html", status: 404 });
});

it("serves the shell for every URL of a private page with a parameter, and for no other", () => {
  const text = formatRedirects(["/mocktest", "/exam/:paper"]);
  const rules = parseRedirects(text);
  expect(findRedirect("/exam/5b1e-0a", rules)).toEqual({ target: "/exam/paper.html", status: 200 });
  expect(findRedirect("/exam", rules)).toMatchObject({ status: 404 });
  expect(findRedirect("/exam/5b1e-0a/more", rules)).toMatchObject({ status: 404 });
  expect(text).not.toContain("mocktest");
});

it("lists pages for search engines, and names the list in robots.txt", () => {
  expect(renderSitemap("https://a.example", ["/", "/awards"])).toContain(
    "<loc>https://a.example/awards</loc>",
  );
  expect(formatRobots("https://a.example")).toContain("Sitemap: https://a.example/sitemap.xml");
  expect(formatRobots("")).not.toContain("Sitemap");
});

it("the policy allows the gateway, the database and the forms, and nothing local in production", () => {
  const policy = formatPolicy(productionAddresses, ["alert(1)"]);
  expect(policy).toContain(
    "connect-src 'self' https://project.supabase.co https://count.example https://api.razorpay.com",
  );
  expect(policy).toContain(
    "frame-src https://api.razorpay.com https://checkout.razorpay.com https://forms.example;",
  );
  expect(policy).toContain("form-action https://api.razorpay.com;");
  expect(policy).toContain("upgrade-insecure-requests");
  expect(policy).not.toContain("127.0.0.1");
  // SHA-256 of "alert(1)", base64: the value browsers print when they refuse it.
  expect(policy).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
});

it("the policy has no hash for styles, because a hash would disable 'unsafe-inline'", () => {
  expect(formatPolicy(productionAddresses, ["a"])).toMatch(/style-src 'self' 'unsafe-inline';/);
});

it("the policy allows the payment sandbox if the settings name it", () => {
  const localAddresses = {
    ...productionAddresses,
    siteUrl: "",
    checkoutUrl: "http://127.0.0.1:54330/v1/checkout.js",
  };
  const policy = formatPolicy(localAddresses, []);
  expect(policy.match(/http:\/\/127\.0\.0\.1:54330/g)).toHaveLength(3);
  expect(policy).not.toContain("upgrade-insecure-requests");
});

it("the policy allows the captcha only if the site shows a captcha", () => {
  const host = "https://challenges.cloudflare.com";
  expect(formatPolicy(productionAddresses, [])).not.toContain(host);
  const policy = formatPolicy(
    { ...productionAddresses, captchaScriptUrl: `${host}/turnstile/v0/api.js?render=explicit` },
    [],
  );
  const directives = policy.split("; ").filter((directive) => directive.includes(host));
  expect(directives.map((directive) => directive.split(" ")[0])).toEqual(["script-src", "frame-src"]);
});

it("writes headers that the host can read, with hashed files cached for a year", () => {
  const rules = parseHeaders(formatHeaders(productionAddresses, []));
  const headersOf = (path: string) =>
    new Map(rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers));
  expect(headersOf("/assets/a.js").get("Cache-Control")).toContain("immutable");
  expect(headersOf("/awards").get("Cache-Control")).toBeUndefined();
  const cameraOf = (path: string) => headersOf(path).get("Permissions-Policy")?.split(",")[0];
  expect(["/exam/5b1e-0a", "/exam/paper.html"].map(cameraOf)).toEqual(["camera=(self)", "camera=(self)"]);
  expect(["/", "/mocktest", "/studentdashboard", "/200.html"].map(cameraOf)).toEqual(
    Array.from({ length: 4 }, () => "camera=()"),
  );
  expect(headersOf("/awards").get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  expect(headersOf("/awards").get("Content-Security-Policy")).toContain("default-src 'self'");
});

it("lists a page's chunk with all its imports, and throws an error that names a source without a chunk", () => {
  const manifest = {
    "src/main.tsx": { file: "assets/main.js", imports: ["_runtime.js"] },
    "_runtime.js": { file: "assets/runtime.js" },
    "src/pages/home.tsx": { file: "assets/home.js", imports: ["src/main.tsx", "_runtime.js"] },
  };
  expect(listChunks(manifest, ["src/main.tsx", "src/pages/home.tsx"])).toEqual([
    "/assets/main.js",
    "/assets/runtime.js",
    "/assets/home.js",
  ]);
  expect(() => listChunks(manifest, ["src/pages/unknown.tsx"])).toThrow("no chunk of src/pages/unknown.tsx");
});

it("groups the files that fit the patterns, and throws an error that names a pattern without files", () => {
  const { test: isInGroup } = chunkGroup("frame", ["src/ui/card.tsx", "src/ui/b*.tsx"]);
  expect(isInGroup(`${process.cwd()}/src/ui/card.tsx`)).toBe(true);
  expect(isInGroup(`${process.cwd()}/src/ui/button.tsx`)).toBe(true);
  expect(isInGroup(`${process.cwd()}/src/ui/field.tsx`)).toBe(false);
  expect(() => chunkGroup("frame", ["src/ui/crad.tsx"])).toThrow("frame names src/ui/crad.tsx");
});
