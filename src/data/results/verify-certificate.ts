import * as v from "valibot";
import { AppError } from "../../lib/app-error";
import { fetchAsAnon } from "../anon-request";
import { verificationSchema, type Verification } from "./certificate";

/**
 * Asks as a visitor, the logged-in student: anybody may check a certificate, 20 times an hour and address.
 *
 * @param code the code on the certificate
 * @param name the whole name that is to be compared, if any
 * @returns the outcome
 * @throws AppError `rate_limited`, or the error of the failed request
 */
export async function verifyCertificate(code: string, name?: string): Promise<Verification> {
  const response = await fetchAsAnon("rpc/verify_certificate", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ p_code: code, ...(name !== undefined && { p_name: name }) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  const checked = v.safeParse(verificationSchema, answer);
  if (checked.success) return checked.output;
  throw new AppError("unavailable", { cause: checked.issues });
}
