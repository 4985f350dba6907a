import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { inlineScript } from "./boot-script";
import { renderLinks, renderPage, renderShell } from "./render-page";

const template = readFileSync("index.html", "utf8");
const links = renderLinks("/assets/style-1.css", ["/assets/main-1.js", "/assets/a.js"]);
const pickStyles = (html: string) => (html.includes("<main>") ? "main{}" : "");

it("moves the head tags that React hoists, marks them, and leaves the body unchanged", () => {
  const html = `<title>A &amp; B</title><meta name="description" content="1 &gt; 0"/><link rel="canonical" href="/a"/><main><a href="/" data-discover="true"><svg><title>x</title></svg></a></main>`;
  const page = renderPage(template, { html }, pickStyles);
  expect(page).toContain(
    '<title data-served>A &amp; B</title><meta data-served name="description" content="1 &gt; 0"/><link data-served rel="canonical" href="/a"/><script>',
  );
  expect(page).toContain(
    '<body><div id="root"><main><a href="/"><svg><title>x</title></svg></a></main></div></body></html>',
  );
});

it("writes a page with inline styles and a list of later files, and without blocking requests", () => {
  const html = "<title>A</title><main>b</main>";
  const page = renderPage(template, { html, address: "/a", links }, pickStyles);
  expect(page).toContain('<meta charset="utf-8" />');
  expect(page).toContain(`<script>${inlineScript}</script><style>main{}</style></head>`);
  expect(page).toContain(
    '<div id="root" data-address="/a"><main>b</main></div><template id="later"><link rel="manifest" href="/manifest.webmanifest"><link rel="stylesheet" href="/assets/style-1.css"><link rel="modulepreload" href="/assets/main-1.js"><link rel="modulepreload" href="/assets/a.js"></template>',
  );
  expect(page.replace(/<script>.*?<\/script>|<template.*<\/template>/g, "")).not.toMatch(
    /<script|stylesheet|modulepreload|manifest/,
  );
});

it("writes a shell that fetches everything immediately, and has a text for browsers without script", () => {
  const shell = renderShell(template, "Olympeak", links, "/assets/main-1.js");
  const [head = "", body = ""] = shell.split("</head>");
  expect(head).toContain("<title data-served>Olympeak</title>");
  expect(head).toContain('<meta name="robots" content="noindex" data-served>');
  expect(head).toContain(`${links}<script type="module" src="/assets/main-1.js"></script>`);
  expect(body).toMatch(/^<body><div id="root"><noscript>.*JavaScript.*<\/noscript><\/div>/);
});
