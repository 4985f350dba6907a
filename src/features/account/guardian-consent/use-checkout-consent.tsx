import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import {
  guardianConsentsQuery,
  type GivenConsent,
  type GuardianConsent,
} from "../../../data/guardian-consents";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(/* isTickRequired */ false);

function hasConsent(consents: readonly GuardianConsent[], kind: string): boolean {
  return consents.some((consent) => consent.kind === kind && consent.isGiven);
}

/**
 * The checkout's section for the guardian's consent, because the person who pays is an adult. Nothing has to be ticked.
 *
 * @param studentId the logged-in student
 * @param mayUseCamera whether the edition's exams may use the camera
 * @returns the fields, `readInput` for the consent that was given (undefined while a field is not valid), and `focus` for
 * the first field
 */
export function useCheckoutConsent(studentId: string, mayUseCamera: boolean) {
  // If the server could not be asked, the section is shown: agreeing twice does no harm.
  const { data: consents = [], isPending, refetch } = useQuery(guardianConsentsQuery(studentId));
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const asksExam = !isPending && !hasConsent(consents, "exam");
  const asksCamera = !isPending && mayUseCamera && !hasConsent(consents, "camera");

  const readInput = async () => {
    // The button was pressed before the server replied. We wait for the reply, which shows whether consent is missing.
    if (isPending) {
      const { data = [] } = await refetch({ cancelRefetch: false });
      return { givenConsent: null, isExamConsentMissing: !hasConsent(data, "exam") };
    }
    if (!asksExam && !asksCamera) return { givenConsent: null, isExamConsentMissing: false };
    let input: { givenConsent: GivenConsent | null; isExamConsentMissing: boolean } | undefined;
    await form.handleSubmit((draft) => {
      const givenConsent = readConsent(draft);
      input = { givenConsent, isExamConsentMissing: asksExam && !givenConsent?.kinds.includes("exam") };
    })();
    return input;
  };
  const fields = (asksExam || asksCamera) && (
    <section className="grid gap-3 rounded-small bg-violet-tint p-4" aria-labelledby="guardian-consent">
      <h3 id="guardian-consent" className="font-heading text-lg font-bold">
        {asksExam ? "Guardian’s consent" : "Camera pictures in the exam (optional)"}
      </h3>
      <p className="text-small">
        {asksExam
          ? "We can show the result only after a parent or guardian agrees:"
          : "You do not have to agree to camera pictures. Without them, your child takes the same exam."}
      </p>
      <ConsentFields form={form} asksExam={asksExam} asksCamera={asksCamera} isEmbedded />
    </section>
  );
  return { fields, readInput, focus: () => form.setFocus(asksExam ? "exam" : "camera") };
}
