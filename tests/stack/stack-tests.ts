/** The optional variables that a test may require besides Supabase's URL and two keys. */
export const furtherVariables = {
  SUPABASE_DB_URL: "the database's address for postgres, to read tables without the API",
  SANDBOX_URL: "the payment sandbox that the edge functions use instead of Razorpay",
  INBOX_URL: "the inbox that the edge functions use instead of Brevo",
  AUTH_INBOX_URL: "the address of Mailpit, which gets the auth server's mails",
  CRON_SECRET: "the secret with which background-jobs is called",
  RAZORPAY_KEY_SECRET: "the secret with which payments are signed",
  RAZORPAY_WEBHOOK_SECRET: "the secret with which webhooks are signed",
  PLATFORM_IS_QUIET:
    "1 if nobody else uses the project and no scheduler runs, because whole tables are compared",
} as const;

export type FurtherVariable = keyof typeof furtherVariables;

/** The variables that a test of this folder needs, or the reason why it runs only on the local stack of this repository. */
type Requirement = { needs: readonly FurtherVariable[] } | { onlyHere: string };

const paymentVariables = ["SUPABASE_DB_URL", "SANDBOX_URL", "INBOX_URL", "CRON_SECRET"] as const;

/** Every test file of this folder; new ones must be added here (tests/repository/stack-tests.test.ts). */
export const stackTests: Record<string, Requirement> = {
  accounts: { needs: ["SUPABASE_DB_URL"] },
  admin: { needs: ["SUPABASE_DB_URL"] },
  "api-login": { onlyHere: "it logs in as the embedded API, which no other Supabase has" },
  attacks: {
    needs: [...paymentVariables, "RAZORPAY_KEY_SECRET", "RAZORPAY_WEBHOOK_SECRET", "PLATFORM_IS_QUIET"],
  },
  concurrency: { needs: [...paymentVariables, "RAZORPAY_WEBHOOK_SECRET"] },
  content: { needs: [] },
  "demo-accounts": { needs: [] },
  "demo-exam": {
    onlyHere:
      "it creates an edition, an order and exam times as the owner of a database that nobody else uses",
  },
  "exam-pictures": { onlyHere: "it looks at the folder in which Storage keeps its files" },
  "email-change": { needs: ["AUTH_INBOX_URL"] },
  families: { needs: ["SUPABASE_DB_URL", "CRON_SECRET"] },
  faults: { onlyHere: "it starts a stack with another webhook secret" },
  functions: { needs: ["CRON_SECRET", "RAZORPAY_WEBHOOK_SECRET"] },
  "functions-process": { onlyHere: "it kills the process of the edge functions" },
  grants: { onlyHere: "it creates a database, as the superuser" },
  keys: { needs: [] },
  "mock-test-caps": { needs: [] },
  payment: { needs: paymentVariables },
  platform: { needs: ["SUPABASE_DB_URL"] },
  refunds: { needs: paymentVariables },
  rehearsal: { needs: ["SUPABASE_DB_URL", "CRON_SECRET"] },
  "request-headers": { onlyHere: "it expects the network addresses of our own proxies" },
  "reset-mail": {
    onlyHere: "it requests two emails to one address within a minute, which the auth server refuses",
  },
  restart: { onlyHere: "it kills the stack" },
  "table-access": { needs: ["SUPABASE_DB_URL", "SANDBOX_URL", "PLATFORM_IS_QUIET"] },
  "visitor-limits": { needs: [] },
  types: { needs: ["SUPABASE_DB_URL"] },
};
