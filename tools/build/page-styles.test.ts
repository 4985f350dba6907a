import { expect, it } from "vitest";
import { createStylePicker } from "./page-styles";

const sheet = `@layer properties{@supports (a:b) or ((c:d) and (not (e:f))){*,:before{--tw-old:1}}}
@layer base{html{margin:0}body{color:#123}a{color:#321}@font-face{font-family:Near;src:local(Arial)}h1{font-family:Near}}
@layer utilities{.here{color:red}.gone{color:blue}.menu[open]{display:flex}.menu:hover{color:#ff0}
.here:is(:where(.group)[open] *){color:teal}
@media (width>=40rem){.sm\\:here{color:tan}.sm\\:gone{color:tan}}
.turned{rotate:var(--tw-turn)}.lit{filter:var(--tw-light)}}
@property --tw-turn{syntax:"*";inherits:false}@property --tw-light{syntax:"*";inherits:false}@property --tw-dim{syntax:"*";inherits:false}
@keyframes seen{0%{opacity:0}}@keyframes unseen{0%{opacity:0}}.moving{animation:seen 1s}`;

const pick = createStylePicker(sheet);
const styles = pick(
  '<details class="menu sm:here moving"><h1><a class="here turned" href="/gone">gone</a></h1></details>',
);

it.each([
  "html{",
  "body{",
  "a{",
  ".here{",
  ".here:is(:where(.group)[open] *)",
  ".menu[open]",
  ".menu:hover",
  ".sm\\:here",
  "@keyframes seen",
  "@font-face",
  "@property --tw-turn",
])("keeps the rules that a page's elements, classes and states need: %s", (kept) => {
  expect(styles).toContain(kept);
});

it.each(["gone", "unseen", "--tw-light", "--tw-dim", "--tw-old"])(
  "leaves out rules that the page cannot need: %s",
  (unused) => {
    expect(styles).not.toContain(unused);
  },
);

it("puts no semicolon between two rules, which would break the second", () => {
  expect(pick('<p class="turned lit here">One</p>')).not.toMatch(/(^|[;}]);/);
});
