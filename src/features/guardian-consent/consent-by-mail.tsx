import { valibotResolver } from "@hookform/resolvers/valibot";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { cameraQuery, giveConsentByMail, type ConsentByMail } from "../../data/consent-by-mail";
import type { GivenConsent } from "../../data/guardian-consents";
import { messageOf } from "../../lib/app-error";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Skeleton } from "../../ui/skeleton";
import { ConsentFields } from "./consent-fields";
import { consentSchema, emptyDraft, readConsent } from "./consent-form";

const schema = consentSchema(true);

const refusals: Record<Exclude<ConsentByMail["outcome"], "given">, string> = {
  unknown:
    "This link is old or was used before. If a newer mail came, use its link; else a new one can be sent from the student's profile.",
  name_missing: "Please type your name: it stands for your consent.",
  rate_limited: "That was too many tries from this connection. Please come back in an hour; the link holds.",
};

function describeThanks(firstName: string | null): string {
  const child = firstName === null ? "the child" : firstName;
  return `Thank you. Your consent for ${child} is noted. It can be taken back at any time, in the profile of the student's account or by writing to us.`;
}

/** /consent: what a guardian reads, and agrees to by a press. The token is used up by that press, not by opening the page. */
export function ConsentByMailForm({ token }: { token: string }) {
  const camera = useQuery(cameraQuery);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: emptyDraft });
  const give = useMutation({ mutationFn: (consent: GivenConsent) => giveConsentByMail(token, consent) });
  const submit = form.handleSubmit((draft) => {
    const consent = readConsent(draft);
    if (consent) give.mutate(consent);
  });

  if (give.data?.outcome === "given")
    return <Notice tone="success">{describeThanks(give.data.first_name)}</Notice>;
  if (camera.data === undefined) return <Skeleton label="Loading the wording" />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <ConsentFields form={form} hasCamera={camera.data} />
      {give.data && <Notice tone="error">{refusals[give.data.outcome]}</Notice>}
      {give.isError && <Notice tone="error">{messageOf(give.error)}</Notice>}
      <Button type="submit" pending={give.isPending}>
        I agree
      </Button>
      <p className="text-small text-ink-soft">
        You need not agree. The exam can be sat all the same; its result is held back until a guardian agrees.
      </p>
    </form>
  );
}
