import * as v from "valibot";
import { AppError } from "../../lib/app-error";
import { fetchAsAnon } from "../anon-request";
import { verificationSchema, type Verification } from "./certificate";

/**
 * Checks a certificate without a login. One IP address may send 20 requests an hour.
 *
 * @param code the code on the certificate
 * @param name the full name to compare, if any
 * @returns the outcome
 * @throws AppError `rate_limited`, or the error of the failed request
 */
export async function verifyCertificate(code: string, name?: string): Promise<Verification> {
  const response = await fetchAsAnon("rpc/verify_certificate", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ p_code: code, ...(name !== undefined && { p_name: name }) }),
  });
  const reply: unknown = await response.json().catch(() => null);
  const checked = v.safeParse(verificationSchema, reply);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}
