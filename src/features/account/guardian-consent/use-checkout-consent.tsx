import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { guardianConsentsQuery, type GivenConsent } from "../../../data/guardian-consents";
import { Card } from "../../../ui/card";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(false);

/**
 * The guardian's consent beside the checkout's form: the person who pays is an adult. Nothing of it has to be ticked.
 *
 * @param studentId the logged-in student
 * @param isCameraAsked whether the season's exams may use the camera
 * @returns `card`, null while nothing is to be asked; and `read`: the given consent, null for none, undefined if it
 * is invalid, which the card then shows
 */
export function useCheckoutConsent(
  studentId: string,
  isCameraAsked: boolean,
): { card: ReactNode; read: () => Promise<GivenConsent | null | undefined> } {
  // Where nobody could be asked, the card is there: to agree twice does no harm.
  const { data: consents = [], isPending } = useQuery(guardianConsentsQuery(studentId));
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const isGiven = (kind: string) => consents.some((consent) => consent.kind === kind && consent.isGiven);
  const hasExam = !isGiven("exam");
  const hasCamera = isCameraAsked && !isGiven("camera");
  const isAsked = !isPending && (hasExam || hasCamera);

  const read = async () => {
    if (!isAsked) return null;
    let consent: GivenConsent | null | undefined;
    await form.handleSubmit((draft) => {
      consent = readConsent(draft);
    })();
    return consent;
  };
  const card = isAsked && (
    <Card className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-heading">Guardian&rsquo;s consent</h2>
        <p className="text-small text-ink-soft">
          If you are the parent or guardian, please give your consent here.{" "}
          {hasExam
            ? "Your child can still pay for and take the exam without it, but we can show the result only after a guardian agrees. You can also do this later from the profile."
            : "This is optional."}
        </p>
      </div>
      <ConsentFields form={form} hasExam={hasExam} hasCamera={hasCamera} />
    </Card>
  );
  return { card, read };
}
