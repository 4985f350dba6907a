import * as v from "valibot";
import { Rank } from "../../lib/rank";
import { daySchema } from "../iso-schemas";
import { awards } from "./result";
import { countSchema } from "./result-outcomes";

/** The reasons for holding a result, and with it its certificate. */
const holdReasons = v.picklist(["refund", "dispute", "void", "consent"]);

/** The exam on a certificate. */
const examEntries = {
  subject: v.string(),
  class: v.string(),
  edition: v.string(),
  kind: v.picklist(["exam", "reserve"]),
  award: v.picklist(awards),
};

/**
 * The reply of get_certificate(p_code) to its own student. `name` is the name at the first start, with corrected
 * spelling; `rank` and `n` are null for a reserve paper. `exam_day` is the day of the exam, `issued_on` the day of the
 * final result. `state` is `corrected` if `replaced_by` has replaced it, `withdrawn` if there is no replacement.
 * `may_correct_until` is the last day on which the family may correct the spelling itself (30 days after the result);
 * null once that day is over. The function raises 42501 for a code that is not the caller's, whether it exists or not.
 */
const shownCertificateSchema = v.pipe(
  v.object({
    code: v.string(),
    state: v.picklist(["valid", "corrected", "withdrawn"]),
    replaced_by: v.nullable(v.string()),
    name: v.string(),
    ...examEntries,
    rank: v.nullable(countSchema),
    n: v.nullable(countSchema),
    exam_day: daySchema,
    issued_on: daySchema,
    may_correct_until: v.nullable(daySchema),
  }),
  v.transform(
    ({
      rank,
      n,
      replaced_by: replacedBy,
      exam_day: examDay,
      issued_on: issuedOn,
      may_correct_until: mayCorrectUntil,
      ...certificate
    }) => ({
      ...certificate,
      rank: rank === null || n === null ? null : new Rank(rank, n),
      replacedBy,
      examDay,
      issuedOn,
      mayCorrectUntil,
    }),
  ),
);

/** The reply of get_certificate(p_code): the certificate, or why it is held together with its result. */
export const certificateSchema = v.union([
  v.pipe(
    v.object({ code: v.string(), state: v.literal("held"), held_for: holdReasons }),
    v.transform(({ held_for: heldFor, ...rest }) => ({ ...rest, heldFor })),
  ),
  shownCertificateSchema,
]);

/** A certificate as its family sees it. Days are those of India. */
export type Certificate = v.InferOutput<typeof shownCertificateSchema>;
/** A certificate that is not shown now, because its result is held. */
export type WithheldCertificate = Extract<v.InferOutput<typeof certificateSchema>, { state: "held" }>;

/**
 * The public fields of a certificate, which do not include the rank; `n` is the number of participants, null for a
 * reserve paper.
 */
const certificateEntries = {
  ...examEntries,
  n: v.nullable(countSchema),
  first_name: v.string(),
  /** The first letter of the rest of the name; null if the name is one word. */
  initial: v.nullable(v.string()),
  issued_on: daySchema,
  /** Whether the entered name is the certificate's, ignoring accents, case and spaces; null if no name was entered. */
  name_matches: v.nullable(v.boolean()),
};

function toCertificateFields<
  Row extends { first_name: string; issued_on: string; name_matches: boolean | null },
>({ first_name: firstName, issued_on: issuedOn, name_matches: nameMatches, ...rest }: Row) {
  return { ...rest, firstName, issuedOn, nameMatches };
}

/**
 * The reply of verify_certificate(p_code, p_name default null) to anyone, 20 times an hour for each IP address; more
 * raises PT429. Codes may be in upper or lower case, with I and L for 1 and O for 0. A code with a wrong check letter
 * is `unknown`, like one that was never issued.
 *
 * - `corrected`: the name's spelling or the award was corrected; `code` is the code of the valid certificate.
 * - `withdrawn`: the certificate is not valid, and no other replaces it.
 * - `held`: the certificate's result is held, so nothing is shown.
 * - `deleted`: the certificate was issued, but its holder's data has been deleted.
 */
export const verificationSchema = v.variant("outcome", [
  v.pipe(v.object({ outcome: v.literal("valid"), ...certificateEntries }), v.transform(toCertificateFields)),
  v.pipe(
    v.object({ outcome: v.literal("corrected"), code: v.string(), ...certificateEntries }),
    v.transform(toCertificateFields),
  ),
  v.pipe(
    v.object({ outcome: v.literal("withdrawn"), ...certificateEntries }),
    v.transform(toCertificateFields),
  ),
  v.object({ outcome: v.literal("held") }),
  v.object({ outcome: v.literal("deleted") }),
  v.object({ outcome: v.literal("unknown") }),
]);

export type Verification = v.InferOutput<typeof verificationSchema>;

/**
 * The reply of correct_certificate_name(p_code, p_name) to its own student. `corrected` has the new code, to which the
 * old code then leads. `same`: the name is unchanged. `closed`: the result is more than 30 days old, so only an
 * organiser can correct the name. `too_different`: more than the spelling differs, so only an organiser can correct the
 * name. `limit`: the name was corrected three times. `held`: the result is held.
 */
export const nameCorrectionSchema = v.variant("outcome", [
  v.object({ outcome: v.literal("corrected"), code: v.string() }),
  v.object({ outcome: v.picklist(["same", "closed", "too_different", "limit", "held"]) }),
]);

export type NameCorrection = v.InferOutput<typeof nameCorrectionSchema>;
