import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { toStorableLine } from "../../lib/storable-text";
import { getClient } from "../client";
import { narrowColumns, readReply } from "../read-reply";
import { getRows } from "../request";
import { addressSchema, awardLines, awardStates, medals, type AwardAddress } from "./award-states";

const columns = v.object({
  medal: v.picklist(medals),
  lines: v.array(v.picklist(awardLines)),
  state: v.picklist(awardStates),
  address: v.nullable(addressSchema),
  courier: v.nullable(v.string()),
  consignment: v.nullable(v.string()),
  postedOn: v.nullable(v.string()),
  deliveredOn: v.nullable(v.string()),
});

/**
 * The logged-in student's awards that go by post, the newest first.
 *
 * @throws AppError `forbidden` for a visitor, or the error of the failed request
 */
async function listMyAwards() {
  const client = await getClient();
  const rows = await getRows(
    client
      .rpc("list_my_awards")
      .select(
        "awardId:award_id, paperId:paper_id, subject, className:class_name, edition, medal, lines, state, promisedOn:promised_on, isLate:is_late, address, courier, consignment, postedOn:posted_on, deliveredOn:delivered_on, needsNewAddress:needs_new_address",
      ),
  );
  return narrowColumns(columns, rows);
}

/** An award that goes by post, as its family sees it. Days are those of India. */
export type MyAward = Awaited<ReturnType<typeof listMyAwards>>[number];

/**
 * @param studentId the logged-in student
 * @returns the query of the student's awards that go by post
 */
export const myAwardsQuery = (studentId: string) =>
  queryOptions({ queryKey: ["my-awards", studentId], queryFn: listMyAwards });

const addressErrors = [
  "recipient_missing",
  "recipient_too_long",
  "line_1_missing",
  "line_1_too_long",
  "line_2_too_long",
  "city_missing",
  "city_too_long",
  "region_unknown",
  "pin_invalid",
  "phone_invalid",
] as const;

/** The database's errors for an address. */
export type AddressError = (typeof addressErrors)[number];

const addressOutcomeSchema = v.variant("outcome", [
  v.pipe(
    v.object({ outcome: v.literal("confirmed"), promised_on: v.string() }),
    v.transform(({ outcome, promised_on: promisedOn }) => ({ outcome, promisedOn })),
  ),
  v.object({ outcome: v.literal("invalid"), errors: v.array(v.picklist(addressErrors)) }),
  v.object({ outcome: v.picklist(["frozen", "same_address", "rate_limited"]) }),
]);

/** The outcome of an address; only `confirmed` means that something was changed. `frozen`: the parcel is already packed. */
export type AddressOutcome = v.InferOutput<typeof addressOutcomeSchema>;

/**
 * Saves the address for an award.
 *
 * @returns the server's reply
 * @throws AppError `forbidden` for the award of somebody else, or the error of the failed request
 */
export async function saveAwardAddress(awardId: string, address: AwardAddress): Promise<AddressOutcome> {
  const client = await getClient();
  const line2 = toStorableLine(address.line2 ?? "");
  const call = client.rpc("give_award_address", {
    p_award_id: awardId,
    p_recipient: toStorableLine(address.recipient),
    p_is_school: address.isSchool,
    p_line_1: toStorableLine(address.line1),
    p_city: toStorableLine(address.city),
    p_region: address.region,
    p_pin: address.pin,
    p_phone: address.phone,
    ...(line2 !== "" && { p_line_2: line2 }),
  });
  return readReply(addressOutcomeSchema, call);
}

const arrivedSchema = v.object({ outcome: v.picklist(["delivered", "not_posted"]) });

/**
 * Confirms that a parcel has arrived.
 *
 * @returns `delivered`, or `not_posted` if it has not been posted
 * @throws AppError `forbidden` for the award of somebody else, or the error of the failed request
 */
export async function confirmArrival(awardId: string) {
  const client = await getClient();
  const call = client.rpc("confirm_award_arrival", { p_award_id: awardId });
  return (await readReply(arrivedSchema, call)).outcome;
}
