import { furtherVariables, stackTests, type FurtherVariable } from "./stack-tests";

type Environment = Record<string, string | undefined>;

/** The required variables, with their meanings. */
const requiredVariables = {
  SUPABASE_URL: "the API's address, such as http://127.0.0.1:54321",
  SUPABASE_PUBLISHABLE_KEY: "its publishable key",
  SUPABASE_SECRET_KEY: "its secret key",
} as const;

/**
 * @param env the environment variables, such as `process.env`
 * @returns the Supabase project that `npm run test:platform` tests; an optional setting without a variable is an empty text
 * @throws Error with a sentence that names every required variable that is missing
 */
export function readTarget(env: Environment) {
  const missing = Object.entries(requiredVariables).filter(([name]) => !env[name]);
  if (missing.length > 0) {
    const list = missing.map(([name, meaning]) => `${name} (${meaning})`).join(", ");
    throw new Error(`npm run test:platform needs to know which Supabase to test: set ${list}.`);
  }
  const readVariable = (
    name: keyof typeof requiredVariables | FurtherVariable | "SITE_URL" | "AUTH_IS_STAND_IN",
  ) => env[name] ?? "";
  return {
    apiUrl: readVariable("SUPABASE_URL").replace(/\/+$/, ""),
    publishableKey: readVariable("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: readVariable("SUPABASE_SECRET_KEY"),
    databaseUrl: readVariable("SUPABASE_DB_URL"),
    sandboxUrl: readVariable("SANDBOX_URL"),
    inboxUrl: readVariable("INBOX_URL"),
    authInboxUrl: readVariable("AUTH_INBOX_URL"),
    isStandIn: readVariable("AUTH_IS_STAND_IN") === "1",
    siteUrl: readVariable("SITE_URL"),
    cronSecret: readVariable("CRON_SECRET"),
    keySecret: readVariable("RAZORPAY_KEY_SECRET"),
    webhookSecret: readVariable("RAZORPAY_WEBHOOK_SECRET"),
    dataFolder: "",
  };
}

/**
 * @param env the environment variables, such as `process.env`
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
