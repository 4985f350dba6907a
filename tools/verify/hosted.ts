// `npm run verify:hosted -- https://olympeak.example` checks a deployed project from outside. The environment needs the
// API's URL and the public key of the site's build: VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.

import { verify } from "./verify";

const [siteUrl = ""] = process.argv.slice(2);
const { VITE_SUPABASE_URL: apiUrl = "", VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = process.env;

if (!URL.canParse(siteUrl) || !URL.canParse(apiUrl) || publishableKey === "") {
  process.stderr.write(
    "Give the site’s address as the argument, and set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to those of its build.\n",
  );
  process.exitCode = 2;
} else {
  const withoutFinalSlash = (url: string) => url.replace(/\/+$/, "");
  const target = {
    siteUrl: withoutFinalSlash(siteUrl),
    apiUrl: withoutFinalSlash(apiUrl),
    publishableKey,
  };
  const findings = await verify(target, ({ about, problem }) =>
    process.stdout.write(problem === null ? `ok    ${about}\n` : `WRONG ${about}: ${problem}\n`),
  );
  const problemCount = findings.filter(({ problem }) => problem !== null).length;
  process.stdout.write(`${findings.length - problemCount} ok, ${problemCount} wrong\n`);
  if (problemCount > 0) process.exitCode = 1;
}
