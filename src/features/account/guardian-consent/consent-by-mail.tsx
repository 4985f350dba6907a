import { valibotResolver } from "@hookform/resolvers/valibot";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { mayExamsUseCamera, giveConsentByMail, type ConsentByMail } from "../../../data/consent-by-mail";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Skeleton } from "../../../ui/skeleton";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(true);

const refusals: Record<Exclude<ConsentByMail["outcome"], "given">, string> = {
  unknown:
    "This link has expired or was already used. If you have a newer email from us, use the link in it. Otherwise ask for a new one from the student’s profile.",
  name_missing: "Please type your full name as your signature.",
  name_too_long: "Please type a shorter name: at most 100 characters.",
  wording_unknown: "This page is old. Please reload it and read the text again before you agree.",
  rate_limited: "Too many attempts. Please try again in an hour; the link will still work.",
};

/** The message about the outcome, for the guardian. */
type Outcome = { tone: "success" | "error"; text: string };

function describeReply(reply: ConsentByMail): Outcome {
  if (reply.outcome !== "given") return { tone: "error", text: refusals[reply.outcome] };
  const childName = reply.first_name === null ? "the child" : reply.first_name;
  const text = `Thank you. We have recorded your consent for ${childName}. You can withdraw it at any time, in the profile of the student’s account or by writing to us.`;
  return { tone: "success", text };
}

/** Whether exams may use the camera; null until it is known. */
function useIsCameraUsed(): boolean | null {
  const [isCameraUsed, setCameraUsed] = useState<boolean | null>(null);
  useEffect(() => {
    void mayExamsUseCamera().then(setCameraUsed);
  }, []);
  return isCameraUsed;
}

/** The form of /consent, in which a guardian agrees. Opening the page does not use up the token; agreeing does. */
export function ConsentByMailForm({ token }: { token: string }) {
  const isCameraUsed = useIsCameraUsed();
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const [outcome, setOutcome] = useState<Outcome>();
  const submit = form.handleSubmit(async (draft) => {
    const consent = readConsent(draft);
    if (!consent) return;
    setOutcome(undefined);
    try {
      setOutcome(describeReply(await giveConsentByMail(token, consent)));
    } catch (error) {
      setOutcome({ tone: "error", text: messageOf(error) });
    }
  });

  if (outcome?.tone === "success") return <Notice tone="success">{outcome.text}</Notice>;
  if (isCameraUsed === null) return <Skeleton label="Loading the consent" />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ConsentFields form={form} asksCamera={isCameraUsed} />
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <Button type="submit" pending={form.formState.isSubmitting}>
        I agree
      </Button>
      <p className="text-small text-ink-soft">
        You do not have to agree. Your child can still take the exam, but we hold back the result until a
        guardian agrees.
      </p>
    </form>
  );
}
