import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { toStorableLine } from "../../lib/storable-text";
import { getClient } from "../client";
import { readReply } from "../read-reply";
import { getRows } from "../request";

/** The query keys of organisers, emails and the audit start with this, so that a change refreshes all of them. */
export const organisersKey = ["admin-organisers"] as const;

const organiserSettingsSchema = v.pipe(
  v.object({
    is_second_factor_required: v.boolean(),
    is_single_organiser: v.boolean(),
    organisers: v.array(
      v.pipe(
        v.object({ id: v.string(), name: v.string(), email: v.string(), is_you: v.boolean() }),
        v.transform(({ is_you: isYou, ...row }) => ({ ...row, isYou })),
      ),
    ),
    changes: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          kind: v.picklist(["appoint", "remove"]),
          name: v.string(),
          email: v.string(),
          asked_by: v.string(),
          asked_at: v.string(),
          is_mine: v.boolean(),
        }),
        v.transform(({ asked_by: askedBy, asked_at: askedAt, is_mine: isMine, ...row }) => ({
          ...row,
          askedBy,
          askedAt,
          isMine,
        })),
      ),
    ),
  }),
  v.transform((row) => ({
    isSecondFactorRequired: row.is_second_factor_required,
    isSingleOrganiser: row.is_single_organiser,
    organisers: row.organisers,
    changes: row.changes,
  })),
);

/** The organisers, their settings, and the changes that wait for a second organiser. */
export type OrganiserSettings = v.InferOutput<typeof organiserSettingsSchema>;

/** The query of the organisers and their settings. */
export const organiserSettingsQuery = queryOptions({
  queryKey: [...organisersKey, "organisers"],
  queryFn: async () => {
    const client = await getClient();
    return readReply(organiserSettingsSchema, client.rpc("read_office"));
  },
});

const requestedChangeSchema = v.object({
  outcome: v.picklist([
    "asked",
    "done",
    "second_factor_off",
    "not_found",
    "unchanged",
    "last_organiser",
    "already_asked",
    "too_many",
  ]),
});

/**
 * The server's reply to a request: `asked` (it waits for a second organiser), `done` (no second organiser is needed),
 * `second_factor_off` (organisers can be changed only if every organiser must use a second factor), `not_found` (no
 * such account), `unchanged`, `last_organiser`, `already_asked`, or `too_many` (too many requests wait). Only `asked`
 * and `done` save something.
 */
export type OrganiserChangeOutcome = v.InferOutput<typeof requestedChangeSchema>["outcome"];

/**
 * Asks to appoint or remove an organiser. A second organiser has to confirm the request.
 *
 * @param kind whether to appoint or to remove
 * @param email the address of the account
 * @returns the server's reply
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function requestOrganiserChange(
  kind: "appoint" | "remove",
  email: string,
): Promise<OrganiserChangeOutcome> {
  const client = await getClient();
  const call = client.rpc("ask_organiser_change", { p_kind: kind, p_email: toStorableLine(email) });
  return (await readReply(requestedChangeSchema, call)).outcome;
}

const decideSchema = v.object({
  outcome: v.picklist(["done", "withdrawn", "own", "not_found", "second_factor_off", "last_organiser"]),
});

/**
 * Confirms a change that another organiser asked for, or withdraws a change.
 *
 * @returns `done`, `withdrawn` (also if the person who asked is no longer an organiser), `own` (nobody can confirm
 *   their own request), `not_found`, `second_factor_off` (see OrganiserChangeOutcome) or `last_organiser`
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function decideOrganiserChange(id: string, isConfirmed: boolean) {
  const client = await getClient();
  const call = client.rpc("decide_organiser_change", { p_id: id, p_is_confirmed: isConfirmed });
  return (await readReply(decideSchema, call)).outcome;
}

const settingSchema = v.object({
  outcome: v.picklist(["saved", "unchanged", "own_factor_missing", "more_organisers", "not_possible"]),
});

/**
 * Switches a setting of the organisers.
 *
 * @param name `require_admin_mfa` (every organiser must use a second factor), which can only be switched on here, or
 *   `single_organiser` (one organiser decides alone what otherwise needs two)
 * @param isOn the new value
 * @returns `saved`, `unchanged`, `own_factor_missing` (the caller has logged in without a second factor),
 * `more_organisers` (`single_organiser` is refused while there is more than one) or `not_possible` (switching off
 * `require_admin_mfa`)
 * @throws AppError `forbidden` if the caller is not an admin, or the error of the failed request
 */
export async function setOrganiserSetting(name: "require_admin_mfa" | "single_organiser", isOn: boolean) {
  const client = await getClient();
  const call = client.rpc("set_office_setting", { p_name: name, p_is_on: isOn });
  return (await readReply(settingSchema, call)).outcome;
}

async function listFailedMails(page: number, pageSize: number) {
  const client = await getClient();
  return getRows(
    client
      .rpc("list_failed_mails", { p_limit: pageSize, p_offset: (page - 1) * pageSize })
      .select("id, kind, studentId:student_id, name, email, queuedAt:queued_at, lastError:last_error"),
  );
}

/** An email that could not be sent, even after the last try. */
export type FailedMail = Awaited<ReturnType<typeof listFailedMails>>[number];

/**
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the emails that could not be sent in the last 30 days, newest first
 */
export const failedMailsQuery = (page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...organisersKey, "mails", page, pageSize],
    queryFn: () => listFailedMails(page, pageSize),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });

/**
 * The filter of the audit; an empty string means no filter. `action` is one action, or `changes` for every action that
 * changed something. `actor` is an organiser's id or `console`. `from` and `to` are days in IST, `YYYY-MM-DD`.
 */
export type AuditFilter = { action: string; actor: string; from: string; to: string };

async function listAudit({ action, actor, from, to }: AuditFilter, page: number, pageSize: number) {
  const client = await getClient();
  const filter = {
    ...(action !== "" && { p_action: action }),
    ...(actor !== "" && { p_actor: actor }),
    ...(from !== "" && { p_from: from }),
    ...(to !== "" && { p_to: to }),
  };
  const [rows, count] = await Promise.all([
    getRows(
      client
        .rpc("list_audit", { ...filter, p_limit: pageSize, p_offset: (page - 1) * pageSize })
        .select(
          "id, at, actor, actorId:actor_id, action, studentId:student_id, studentName:student_name, details, about",
        ),
    ),
    getRows(client.rpc("count_audit", filter)),
  ]);
  return { rows, count };
}

/**
 * One row of the audit: who (`actor`) did what (`action`, `details`), when (`at`, ISO in UTC), and about which student.
 * `about` is the exam, class and edition, if the row is about an exam. `actorId` is null for the database's console.
 */
export type AuditRow = Awaited<ReturnType<typeof listAudit>>["rows"][number];

/**
 * @param filter the action, the organiser and the days
 * @param page from 1
 * @param pageSize 5, 10, 25 or 50
 * @returns the query of one page of the audit, newest first, with the number of rows; 10,001 means more than 10,000
 */
export const auditQuery = (filter: AuditFilter, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...organisersKey, "audit", filter, page, pageSize],
    queryFn: () => listAudit(filter, page, pageSize),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
