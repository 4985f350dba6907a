import { expect, test } from "@playwright/test";
import { verify } from "../../tools/verify/verify";
import { addresses, e2eEnvironment } from "./environment";

test("npm run verify:hosted finds nothing wrong with the built site and the stack behind it", async () => {
  const { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = e2eEnvironment();
  const findings = await verify({ siteUrl: addresses.site, apiUrl: addresses.api, publishableKey });
  expect(findings.length).toBeGreaterThan(20);
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([]);
});
