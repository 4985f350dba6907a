import { furtherVariables, stackTests, type FurtherVariable } from "./stack-tests";

type Environment = Record<string, string | undefined>;

/** The required variables, with their meanings. */
const required = {
  SUPABASE_URL: "the API's address, such as http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "its publishable key",
  SUPABASE_SECRET_KEY: "its secret key",
} as const;

/**
 * @param env such as `process.env`
 * @returns the Supabase project that `npm run test:platform` tests; optional settings that are not set are empty
 * @throws Error with a sentence that names every required variable that is missing
 */
export function readTarget(env: Environment) {
  const missing = Object.entries(required).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const list = missing.map(([name, meaning]) => `${name} (${meaning})`).join(", ");
    throw new Error(`npm run test:platform needs to know which Supabase to test: set ${list}.`);
  }
  const read = (name: keyof typeof required | FurtherVariable | "SITE_URL" | "AUTH_IS_STAND_IN") =>
    env[name] ?? "";
  return {
    apiUrl: read("SUPABASE_URL").replace(/\/+$/, ""),
    publishableKey: read("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: read("SUPABASE_SECRET_KEY"),
    databaseUrl: read("SUPABASE_DB_URL"),
    sandboxUrl: read("SANDBOX_URL"),
    inboxUrl: read("INBOX_URL"),
    authInboxUrl: read("AUTH_INBOX_URL"),
    isStandIn: read("AUTH_IS_STAND_IN") === "1",
    siteUrl: read("SITE_URL"),
    cronSecret: read("CRON_SECRET"),
    keySecret: read("RAZORPAY_KEY_SECRET"),
    webhookSecret: read("RAZORPAY_WEBHOOK_SECRET"),
    dataFolder: "",
  };
}

/**
 * @param env such as `process.env`
 * @returns `chosen`, the test files of this folder whose variables are all set; `leftOut`, the other tests with the reason
 */
export function choosePlatformTests(env: Environment): { chosen: string[]; leftOut: string[] } {
  const chosen: string[] = [];
  const leftOut: string[] = [];
  for (const [name, requirement] of Object.entries(stackTests)) {
    if ("onlyHere" in requirement) {
      leftOut.push(`${name}: ${requirement.onlyHere}`);
      continue;
    }
    const missing = requirement.needs.filter((variable) => !env[variable]);
    if (missing.length === 0) chosen.push(`tests/stack/${name}.test.ts`);
    else
      leftOut.push(
        `${name}: needs ${missing.map((variable) => `${variable} (${furtherVariables[variable]})`).join(", ")}`,
      );
  }
  return { chosen, leftOut };
}
