/**
 * `npm run verify:hosted -- https://olympeak.example`: looks at a deployed project from outside. The API's address and
 * its public key are those of the build: VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY.
 */
import { verify } from "./verify";

const [siteUrl = ""] = process.argv.slice(2);
const { VITE_SUPABASE_URL: apiUrl = "", VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey = "" } = process.env;

if (!URL.canParse(siteUrl) || !URL.canParse(apiUrl) || publishableKey === "") {
  process.stderr.write(
    "Say the site’s address, and set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY to those of its build.\n",
  );
  process.exitCode = 2;
} else {
  const trim = (url: string) => url.replace(/\/+$/, "");
  const target = { siteUrl: trim(siteUrl), apiUrl: trim(apiUrl), publishableKey };
  const findings = await verify(target, ({ about, problem }) =>
    process.stdout.write(problem === null ? `ok    ${about}\n` : `WRONG ${about}: ${problem}\n`),
  );
  const wrong = findings.filter(({ problem }) => problem !== null).length;
  process.stdout.write(`${findings.length - wrong} ok, ${wrong} wrong\n`);
  if (wrong > 0) process.exitCode = 1;
}
