import { describe, expect, it } from "vitest";
import { findRedirect, parseHeaders, parseRedirects } from "./site-rules";

describe("a _headers file", () => {
  it("gives each path its headers, skips comments, and keeps colons in values", () => {
    const rules = parseHeaders(
      "# all pages\n/*\n  Content-Security-Policy: img-src data: 'self'\n\n/sw.js\n  Cache-Control: no-cache\n",
    );
    expect(rules.map(({ headers }) => headers)).toEqual([
      [["Content-Security-Policy", "img-src data: 'self'"]],
      [["Cache-Control", "no-cache"]],
    ]);
    expect(rules[0]?.pattern.test("/any/page")).toBe(true);
    expect(rules[1]?.pattern.test("/swxjs")).toBe(false);
  });
});

describe("a _redirects file", () => {
  const rules = parseRedirects("/a /b\n/class/:number/maths /maths?class=:number 302\n/* /200.html 200\n");

  it.each([
    ["/a", { target: "/b", status: 301 }],
    ["/class/5/maths", { target: "/maths?class=5", status: 302 }],
    ["/anything/else", { target: "/200.html", status: 200 }],
  ])("redirects %s by the first rule that matches", (path, redirect) => {
    expect(findRedirect(path, rules)).toEqual(redirect);
  });

  it("does not redirect if no rule matches", () => {
    expect(findRedirect("/x", parseRedirects("/a /b"))).toBeUndefined();
  });
});
