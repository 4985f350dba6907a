import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import type { VoidReplyOutcome } from "../../../data/results/void-proposal";
import { toStorableNote } from "../../../lib/storable-text";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { useSubmit } from "../../../ui/use-submit";

/** Sends the reply of a family. */
export type SendVoidReply = (reply: string) => Promise<VoidReplyOutcome>;

/** The shortest and longest reply, in characters (docs/exam.md section 9). */
const replyLimits = { min: 10, max: 1000 };

const schema = v.object({
  reply: v.pipe(
    v.string(),
    v.transform(toStorableNote),
    v.check((text) => {
      const count = Array.from(text).length;
      return count >= replyLimits.min && count <= replyLimits.max;
    }, `Please write ${replyLimits.min} to 1,000 characters.`),
  ),
});

/** `not_found`: this family has no open query about the exam. */
const refusals: Record<Exclude<VoidReplyOutcome["outcome"], "saved">, string> = {
  closed:
    "The decision was made in the meantime, so this reply was not sent. Please copy it and refresh this page.",
  not_found: "Replies are now closed. Please refresh this page.",
};

type Props = {
  /** The reply so far. */
  reply: string | null;
  onSend: SendVoidReply;
};

/** The form for the family's reply, which can be replaced until the decision. Typed text stays after a failure. */
export function VoidReply({ reply, onSend }: Props) {
  const { run, failure } = useSubmit();
  const [isSaved, setIsSaved] = useState(false);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { reply: reply ?? "" } });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((values) =>
    run(async () => {
      setIsSaved(false);
      const result = await onSend(values.reply);
      if (result.outcome === "saved") setIsSaved(true);
      else return refusals[result.outcome];
    }),
  );
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextAreaField
        label="Your reply (10 to 1,000 characters)"
        hint="What happened, in your own words. The organiser who decides will read it."
        rows={6}
        {...form.register("reply")}
        error={errors.reply?.message}
      />
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      {isSaved && <Notice tone="success">We have your reply. You can change it until we decide.</Notice>}
      <Button type="submit" className="justify-self-start" pending={isSubmitting}>
        {reply === null ? "Send reply" : "Update reply"}
      </Button>
    </form>
  );
}
