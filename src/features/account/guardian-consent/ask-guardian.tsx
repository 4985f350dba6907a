import { valibotResolver } from "@hookform/resolvers/valibot";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { askGuardian, type ConsentRequest } from "../../../data/guardian-consents";
import { messageOf } from "../../../lib/app-error";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Please enter the guardian’s email."),
    v.email("Please enter a valid email address"),
    v.maxLength(254, "Please enter a valid email address"),
  ),
});

const outcomeTexts: Record<ConsentRequest["outcome"], { tone: "success" | "info" | "error"; text: string }> =
  {
    queued: {
      tone: "success",
      text: "We will send the email within a few minutes. The link in it works once and is valid for 14 days.",
    },
    invalid_email: { tone: "error", text: "Please enter a valid email address." },
    already_given: { tone: "info", text: "A guardian has already agreed." },
    rate_limited: {
      tone: "error",
      text: "You have sent too many emails today. Please check the inbox and the spam folder, or come back tomorrow.",
    },
  };

/**
 * Asks a guardian by email: for families in which nobody ticked the consent at the checkout, or who want another adult
 * to agree.
 */
export function AskGuardian({ askedAt, onAsked }: { askedAt: string | null; onAsked: () => void }) {
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { email: "" } });
  const ask = useMutation({
    mutationFn: askGuardian,
    onSuccess: ({ outcome }) => {
      if (outcome === "queued") form.reset();
      onAsked();
    },
  });
  const submit = form.handleSubmit(({ email }) => ask.mutate(email));
  const outcomeText = ask.data && outcomeTexts[ask.data.outcome];
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid w-full max-w-md gap-3">
      <TextField
        label="Ask a guardian for consent by email"
        type="email"
        autoComplete="off"
        hint={
          askedAt === null
            ? "The email contains the student’s first name and a link. We use this address only to send this email."
            : `Asked on ${formatIst(askedAt, "date")}; no one has agreed through that email yet. You can send another one.`
        }
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      {outcomeText && <Notice tone={outcomeText.tone}>{outcomeText.text}</Notice>}
      {ask.isError && <Notice tone="error">{messageOf(ask.error)}</Notice>}
      <Button
        type="submit"
        variant="outline"
        size="card"
        pending={ask.isPending}
        className="justify-self-start"
      >
        Send email
      </Button>
    </form>
  );
}
