import * as v from "valibot";
import { guardianConsentVersion } from "../../../content/guardian-consent";
import type { GivenConsent } from "../../../data/guardian-consents";
import { toStorableLine } from "../../../lib/storable-text";

/** The longest name that the database accepts, in characters. */
export const maxGuardianNameLength = 100;

/** The form's values. */
export type ConsentDraft = { exam: boolean; camera: boolean; guardianName: string };

export const emptyDraft: ConsentDraft = { exam: false, camera: false, guardianName: "" };

const texts = {
  nameMissing: "Please type your full name as your signature.",
  nameTooLong: `Please type at most ${maxGuardianNameLength} characters.`,
  nothingTicked: "Please tick what you agree to.",
};

/** The typed name of the adult, cleaned up for storage. */
const readGuardianName = (draft: ConsentDraft) => toStorableLine(draft.guardianName);

/**
 * Builds the schema of the consent form. A tick needs a name, and a name needs a tick, because an adult who typed a name
 * meant to agree. At the checkout nothing has to be ticked.
 *
 * @param isTickRequired whether something has to be ticked, as on the page of an email's link
 * @returns a schema that only a valid form passes
 */
export function consentSchema(isTickRequired: boolean): v.GenericSchema<ConsentDraft> {
  const hasTick = ({ exam, camera }: ConsentDraft) => exam || camera;
  const fields = v.object({ exam: v.boolean(), camera: v.boolean(), guardianName: v.string() });
  return v.pipe(
    fields,
    v.forward(
      v.check(
        (draft) => hasTick(draft) || (!isTickRequired && readGuardianName(draft) === ""),
        texts.nothingTicked,
      ),
      ["exam"],
    ),
    v.forward(
      v.check((draft) => !hasTick(draft) || readGuardianName(draft) !== "", texts.nameMissing),
      ["guardianName"],
    ),
    v.forward(
      v.check(
        (draft) => Array.from(readGuardianName(draft)).length <= maxGuardianNameLength,
        texts.nameTooLong,
      ),
      ["guardianName"],
    ),
  );
}

/**
 * @param draft a valid form
 * @returns what was agreed to, with the version of the current wording; null if nothing is ticked
 */
export function readConsent(draft: ConsentDraft): GivenConsent | null {
  const kinds = (["exam", "camera"] as const).filter((kind) => draft[kind]);
  if (kinds.length === 0) return null;
  return { guardianName: readGuardianName(draft), wordingVersion: guardianConsentVersion, kinds };
}
