import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "../local/project-folder";
import { authMails, renderAuthMail } from "./auth-mails";

const folder = join(projectFolder, "supabase", "templates");

it("supabase/templates has exactly one file for each email in authMails", () => {
  expect(readdirSync(folder).toSorted()).toEqual(
    Object.keys(authMails)
      .map((name) => `${name}.html`)
      .toSorted(),
  );
});

it.each(Object.entries(authMails))("%s.html is up to date (else: npm run mails)", (name, mail) => {
  expect(readFileSync(join(folder, `${name}.html`), "utf8")).toBe(renderAuthMail(mail));
});

it("does not change the auth server's variables in braces, and escapes them in links", () => {
  const html = renderAuthMail({
    title: "Moved & <gone>",
    body: { markup: "<p>{{ .Email }}</p>" },
    button: { to: "/login#token_hash={{ .TokenHash }}&type=signup", label: "Go" },
    note: { markup: "note" },
  });
  expect(html).toContain("<title>Moved &amp; &lt;gone&gt;</title>");
  expect(html).toContain("<p>{{ .Email }}</p>");
  expect(html).toContain('href="{{ .SiteURL }}/login#token_hash={{ .TokenHash }}&amp;type=signup"');
});
