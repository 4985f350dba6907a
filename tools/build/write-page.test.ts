import { expect, it } from "vitest";
import { inlineScript } from "./boot-script";
import { readTemplate } from "./template";
import { splitHead, writePage, writeShell } from "./write-page";

const built = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <title data-shell>Olympeak</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head>
  <body><div id="root"></div><noscript><p>Needs script.</p></noscript></body>
</html>`;

it("takes the built shell apart", () => {
  const template = readTemplate(built);
  expect(template).toMatchObject({
    entry: "/assets/index-1.js",
    styles: "/assets/style-1.css",
    shellTags: "<title data-shell>Olympeak</title>",
    noscript: "<noscript><p>Needs script.</p></noscript>",
  });
  expect(template.opening).toContain('<meta charset="utf-8" />');
  expect(template.opening).not.toMatch(/script|stylesheet|title/);
});

it("names the part that a shell lacks", () => {
  expect(() => readTemplate("<html><head></head></html>")).toThrow(/has no module script/);
});

it("moves the head tags that React hoists, marked, and leaves the body as it is", () => {
  const rendered = `<title>A &amp; B</title><meta name="description" content="1 &gt; 0"/><link rel="canonical" href="/a"/><main><a href="/" data-discover="true"><svg><title>x</title></svg></a></main>`;
  expect(splitHead(rendered, "data-served")).toEqual({
    head: '<title data-served>A &amp; B</title><meta data-served name="description" content="1 &gt; 0"/><link data-served rel="canonical" href="/a"/>',
    body: '<main><a href="/"><svg><title>x</title></svg></a></main>',
  });
});

it("writes a page that carries its styles, names what is fetched later, and waits for nothing", () => {
  const template = readTemplate(built);
  const head = "<title>A</title>";
  const modules = ["/assets/index-1.js", "/assets/a.js"];
  const page = writePage(template, { head, body: "<main>b</main>", styles: "a{}", address: "/a", modules });
  expect(page).toContain(`${head}<script>${inlineScript}</script><style>a{}</style></head>`);
  expect(page).toContain(
    '<div id="root" data-address="/a" data-styles="/assets/style-1.css" data-modules="/assets/index-1.js /assets/a.js"><main>b</main></div>',
  );
  expect(page).not.toMatch(/type="module"|rel="(stylesheet|modulepreload)"/);
});

it("writes a shell that fetches everything at once", () => {
  const shell = writeShell(readTemplate(built), "<title>A</title>", ["/assets/index-1.js", "/assets/b.js"]);
  expect(shell).toContain('<link rel="stylesheet" href="/assets/style-1.css">');
  expect(shell).toContain('<link rel="modulepreload" crossorigin href="/assets/b.js">');
  expect(shell).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>');
  expect(shell).toContain('<div id="root"><noscript><p>Needs script.</p></noscript></div>');
});
