import { expect, it } from "vitest";
import { createStylePicker } from "./page-styles";

const sheet = `@layer properties{*{--tw-old:1}}
@layer base{html{margin:0}body{color:#123}a{color:#321}::placeholder{opacity:.5}}
@layer utilities{.here{color:red}.gone{color:blue}.menu[open]{display:flex}.menu:hover{color:#ff0}
@media (width>=40rem){.sm\\:here{color:tan}.sm\\:gone{color:tan}}
.turned{rotate:var(--tw-turn)}.lit{filter:var(--tw-light)}}
@property --tw-turn{syntax:"*";inherits:false}@property --tw-light{syntax:"*";inherits:false}
@keyframes seen{0%{opacity:0}}@keyframes unseen{0%{opacity:0}}.moving{animation:seen 1s}`;

const pick = createStylePicker(sheet);

it("keeps the rules that a page's elements, classes and states need, and no others", async () => {
  const styles = await pick(
    '<details class="menu sm:here moving"><a class="here turned" href="/gone">gone</a></details>',
  );
  for (const kept of [
    "html",
    "body",
    "a{",
    ".here",
    ".menu[open]",
    ".menu:hover",
    ".sm\\:here",
    "@keyframes seen",
    "--tw-turn",
  ])
    expect(styles).toContain(kept);
  for (const left of ["gone", "unseen", "--tw-light", "--tw-old", "placeholder"])
    expect(styles).not.toContain(left);
});

it("keeps the parts of text fields where there is one", async () => {
  expect(await pick('<form><input type="email"/></form>')).toContain("::placeholder");
});

it("picks once for pages that are made of the same", () => {
  expect(pick('<p class="here turned">One</p>')).toBe(pick('<p class="turned here">Two</p>'));
});
