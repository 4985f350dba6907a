import { expect, it } from "vitest";
import { inlineScript } from "./boot-script";
import { readTemplate } from "./template";
import { splitHead, writePage } from "./write-page";

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
  const rendered = `<title>A &amp; B</title><meta name="description" content="1 &gt; 0"/><link rel="canonical" href="/a"/><main><svg><title>x</title></svg></main>`;
  expect(splitHead(rendered, "data-served")).toEqual({
    head: '<title data-served>A &amp; B</title><meta data-served name="description" content="1 &gt; 0"/><link data-served rel="canonical" href="/a"/>',
    body: "<main><svg><title>x</title></svg></main>",
  });
});

it("writes an idle page with nothing to wait for, and a working page with its modules", () => {
  const template = readTemplate(built);
  const head = "<title>A</title>";
  const idle = writePage(template, "a{}", { head, body: "<main>b</main>", attributes: ' data-address="/a"' });
  expect(idle).toContain(`${head}<script>${inlineScript}</script><style>a{}</style></head>`);
  expect(idle).toContain('<div id="root" data-address="/a"><main>b</main></div>');
  expect(idle).not.toContain('type="module"');
  const working = writePage(template, "a{}", {
    head,
    body: "",
    modules: ["/assets/index-1.js", "/assets/login.js"],
  });
  expect(working).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">');
  expect(working).toContain('<script type="module" crossorigin src="/assets/index-1.js"></script>');
});
