import { expect, test } from "vitest";
import { escapeHtml, mailHtml } from "./mail-html.ts";

test("special characters of HTML are escaped, others are unchanged", () => {
  expect(escapeHtml(`<script>alert("x & 'y'")</script>`)).toBe(
    "&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;",
  );
  expect(escapeHtml("आशा O’Neil")).toBe("आशा O’Neil");
});

test("every string in a template is escaped; nested templates are not escaped again", () => {
  const name = "<b>Asha</b>";
  const rows = ["a&b", "c"].map((text) => mailHtml`<li>${text}</li>`);
  const { markup } = mailHtml`<p title="${'"'}">${name}</p><ul>${rows}</ul>${mailHtml`<i>kept</i>`}`;
  expect(markup).toBe(
    '<p title="&quot;">&lt;b&gt;Asha&lt;/b&gt;</p><ul><li>a&amp;b</li><li>c</li></ul><i>kept</i>',
  );
});
