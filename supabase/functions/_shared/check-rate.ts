import type { Database } from "./database.ts";
import { FunctionError } from "./function-error.ts";

/** Counts one call in a bucket. Throws `rate_limited` beyond `perMinute` calls a minute. */
export async function checkRate(
  database: Pick<Database, "consumeRateLimit">,
  bucket: string,
  perMinute: number,
): Promise<void> {
  const { outcome } = await database.consumeRateLimit(bucket, perMinute, 60);
  if (outcome === "limited") throw new FunctionError("rate_limited", { details: { retry_after: 60 } });
}
