import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { guardianConsentsQuery, type GivenConsent } from "../../../data/guardian-consents";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(false);

/** The part of a form that asks for a guardian's consent. */
export type ConsentPart = {
  /** The fields to show; null if nothing is to be asked. */
  part: ReactNode;
  /** Whether the consent to exams is still to be given: without it no result is shown. */
  isExamAsked: boolean;
  /** @returns the given consent, null for none; undefined if it is invalid, which the part then shows */
  read: () => Promise<GivenConsent | null | undefined>;
  /** Puts the focus where the consent is given. */
  focus: () => void;
};

/**
 * The guardian's consent as a part of the checkout's form: the person who pays is an adult. Nothing of it has to be ticked.
 *
 * @param studentId the logged-in student
 * @param isCameraAsked whether the season's exams may use the camera
 */
export function useCheckoutConsent(studentId: string, isCameraAsked: boolean): ConsentPart {
  // Where nobody could be asked, the part is there: to agree twice does no harm.
  const { data: consents = [], isPending } = useQuery(guardianConsentsQuery(studentId));
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const isGiven = (kind: string) => consents.some((consent) => consent.kind === kind && consent.isGiven);
  const isExamAsked = !isPending && !isGiven("exam");
  const hasCamera = !isPending && isCameraAsked && !isGiven("camera");

  const read = async () => {
    if (!isExamAsked && !hasCamera) return null;
    let consent: GivenConsent | null | undefined;
    await form.handleSubmit((draft) => {
      consent = readConsent(draft);
    })();
    return consent;
  };
  const part = (isExamAsked || hasCamera) && (
    <section className="grid gap-3 rounded-small bg-violet-tint p-4" aria-labelledby="guardian-consent">
      <h3 id="guardian-consent" className="font-heading text-lg font-bold">
        Guardian&rsquo;s consent
      </h3>
      <p className="text-small">
        {isExamAsked
          ? "We can show the result only after a parent or guardian agrees:"
          : "For a parent or guardian. This is optional."}
      </p>
      <ConsentFields form={form} hasExam={isExamAsked} hasCamera={hasCamera} isShort />
    </section>
  );
  return { part, isExamAsked, read, focus: () => form.setFocus(isExamAsked ? "exam" : "camera") };
}
