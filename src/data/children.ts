import * as v from "valibot";
import type { RequestAddChild, ResponseAddChild } from "../../supabase/functions/add-child/contract";
import type { ResponseEnterChild } from "../../supabase/functions/enter-child/contract";
import { AppError } from "../lib/app-error";
import { toAuthError } from "./auth-error";
import { callFunction, FunctionRefusal } from "./call-function";
import { createEphemeralClient, getClient, type Client } from "./client";
import { refreshFamily } from "./family";
import { confirmFamily, type Credentials } from "./fresh-login";
import { syncLoginFlag, revokeSession } from "./login-state";
import { getRows } from "./request";
import { readAccessToken, sessionStore } from "./session";

const addReplySchema: v.GenericSchema<unknown, ResponseAddChild> = v.variant("outcome", [
  v.object({ outcome: v.picklist(["added", "already_added"]), student_id: v.string() }),
  v.object({
    outcome: v.picklist([
      "no_family",
      "not_confirmed",
      "name_missing",
      "name_too_long",
      "school_too_long",
      "class_unknown",
      "family_full",
      "rate_limited",
    ]),
  }),
]);

const enterReplySchema: v.GenericSchema<unknown, ResponseEnterChild> = v.object({ token_hash: v.string() });

/**
 * Adds a child to the logged-in family, after checking the family's password again.
 *
 * @param credentials the family's email address and password
 * @param child name, class and school
 * @returns `added` or `already_added` with the child's id, or why not (supabase/functions/add-child/contract.ts)
 * @throws AppError as `confirmFamily` and `callFunction`
 */
export async function addChild(credentials: Credentials, child: RequestAddChild): Promise<ResponseAddChild> {
  await confirmFamily(credentials);
  return callFunction("add-child", child, addReplySchema);
}

/** Returns a one-time token with which this browser can log in as a child of the family. */
async function requestToken(studentId: string): Promise<string> {
  try {
    return (await callFunction("enter-child", { student_id: studentId }, enterReplySchema)).token_hash;
  } catch (error) {
    if (error instanceof FunctionRefusal)
      throw new AppError(error.code === "rate_limited" ? "rate_limited" : "forbidden", { cause: error });
    throw error;
  }
}

async function logInAsChild({ auth }: Client, token_hash: string): Promise<void> {
  const { error } = await auth.verifyOtp({ token_hash, type: "magiclink" });
  if (error) throw toAuthError(error, "unexpected");
}

/**
 * Switches to another child of the family on this browser, and ends the previous session at the server. The stored data
 * of both children stays on the device; the caller reloads the page, so that nothing of the previous child stays on the
 * screen.
 *
 * @param studentId the child to switch to
 * @throws AppError `forbidden` for a child that no longer belongs to the family, `rate_limited`, `offline` or
 * `unavailable`
 */
export async function switchChild(studentId: string): Promise<void> {
  const token = await requestToken(studentId);
  const previousToken = readAccessToken();
  await logInAsChild(await getClient(), token);
  syncLoginFlag();
  if (previousToken !== null) revokeSession(previousToken);
}

/**
 * @returns all stored data about each child of the family, as readable JSON
 * @throws AppError when a child's data could not be read
 */
export async function exportFamilyData(): Promise<string> {
  const { children } = await refreshFamily();
  const exports: unknown[] = [];
  for (const { id } of children) {
    // Each login reads only the data of one child, so every other child needs its own session, which is not stored.
    const isCurrentChild = id === sessionStore.getState()?.studentId;
    const client = isCurrentChild ? await getClient() : await createEphemeralClient();
    if (!isCurrentChild) await logInAsChild(client, await requestToken(id));
    exports.push(await getRows(client.rpc("export_my_data")));
    if (!isCurrentChild) await client.auth.signOut({ scope: "local" });
  }
  return JSON.stringify(exports, null, 2);
}
