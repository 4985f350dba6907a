import { expect, test } from "@playwright/test";
import { verify } from "../../tools/verify/verify";
import { addresses, e2eEnvironment } from "./environment";

test("npm run verify:hosted reports for the built site and the local stack only the problems of local settings", async () => {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = e2eEnvironment();
  const findings = await verify({ siteUrl: addresses.site, apiUrl: addresses.api, publishableKey });
  expect(findings.length).toBeGreaterThan(20);
  // Other tests move exam days at the same time.
  const otherFindings = findings.filter(({ about }) => about !== "the pages show the days of the database");
  expect(otherFindings.filter(({ problem }) => problem !== null)).toEqual([
    {
      about: "organisers need a second factor",
      problem: expect.stringContaining("a password alone opens the admin panel"),
    },
    {
      about: "addresses are confirmed, and email is the one way in",
      problem: "addresses are not confirmed: npx supabase config push",
    },
    {
      about: "the demo accounts do not log in",
      problem: expect.stringContaining("delete all demo accounts"),
    },
  ]);
});
