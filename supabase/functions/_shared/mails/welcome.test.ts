import { expect, test } from "vitest";
import { composeWelcomeMail } from "./welcome.ts";

const site = { url: "https://olympeak.example", name: "Olympeak", helpEmail: "help@olympeak.example" };

test("the mail has a greeting, the next steps and the help address, in HTML and text", () => {
  const mail = composeWelcomeMail(site, "Asha Rao");
  expect(mail.subject).toBe("Welcome to Olympeak");
  for (const version of [mail.html, mail.text]) {
    expect(version).toContain("Hello Asha Rao,");
    expect(version).toContain("https://olympeak.example/free-mock-test");
    expect(version).toContain("help@olympeak.example");
  }
});

test.each(["आशा राव", "A. P. J. Abdul", "A.P.J. Abdul", "Mary-Ann O'Neil", "José"])(
  "%s is greeted by name",
  (name) => {
    expect(composeWelcomeMail(site, name).text).toContain(`Hello ${name},`);
  },
);

test.each([
  "<script>alert(1)</script>",
  "Win at http://evil.example",
  "evil.example",
  "www.evil.com",
  "Call 9876543210",
  "x".repeat(61),
])("the name %s is not sent to a stranger", (name) => {
  const mail = composeWelcomeMail(site, name);
  expect(mail.text).toMatch(/^Hello,\n/);
  expect(mail.html).not.toContain(name);
});

test("the site's own name is escaped too", () => {
  expect(composeWelcomeMail({ ...site, name: "Olym & <Peak>" }, null).html).toContain(
    "Olym &amp; &lt;Peak&gt;",
  );
});
