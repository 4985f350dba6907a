import { queryOptions } from "@tanstack/react-query";
import { AppError } from "../../lib/app-error";
import { toAuthError } from "../auth-error";
import { getClient } from "../client";
import { verifyCode } from "../second-factor";

/** The client's functions for second factors. */
async function getSecondFactors() {
  return (await getClient()).auth.mfa;
}

async function listFactors() {
  const mfa = await getSecondFactors();
  const { data, error } = await mfa.listFactors();
  if (error) throw toAuthError(error, "unexpected");
  return data;
}

/**
 * @returns the id of the authenticator app that the logged-in account has set up, or null
 * @throws AppError when the server could not be asked
 */
export async function findAuthenticator(): Promise<string | null> {
  const { totp } = await listFactors();
  return totp[0]?.id ?? null;
}

/** @returns the query of the account's authenticator app */
export const authenticatorQuery = () =>
  queryOptions({ queryKey: ["authenticator"], queryFn: findAuthenticator });

/** The secret of an authenticator app, shown once: as a QR code and as letters. */
export type AuthenticatorSetup = { factorId: string; qrCode: string; secret: string };

/**
 * Starts to set up an authenticator app; its first code completes it. An unfinished earlier set-up is removed.
 *
 * @param name the name that the app shows for the account
 * @returns the secret for the app
 * @throws AppError when the set-up could not be started
 */
export async function startAuthenticatorSetup(name: string): Promise<AuthenticatorSetup> {
  const mfa = await getSecondFactors();
  const { all } = await listFactors();
  for (const factor of all) if (factor.status !== "verified") await mfa.unenroll({ factorId: factor.id });
  const { data, error } = await mfa.enroll({ factorType: "totp", issuer: name, friendlyName: name });
  // A login service without authenticator apps, such as the local one, does not know this request.
  if (error && (error.status === 404 || error.name === "AuthUnknownError"))
    throw new AppError("unexpected", {
      cause: error,
      message: "This login service does not support authenticator apps. Nothing has changed.",
    });
  if (error) throw toAuthError(error, "unexpected");
  return { factorId: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/**
 * Sends the code that the authenticator app shows. From then on the session has a second factor.
 *
 * @param factorId the id of the authenticator app
 * @param code its six digits
 * @throws AppError `wrong_code`, `rate_limited`, `offline` or `unavailable`
 */
export async function submitCode(factorId: string, code: string): Promise<void> {
  await verifyCode(await getClient(), factorId, code);
}
