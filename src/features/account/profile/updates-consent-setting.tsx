import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { updatesConsent, updatesConsentWordings } from "../../../content/updates-consent";
import { setUpdatesConsent } from "../../../data/privacy";
import { messageOf } from "../../../lib/app-error";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";

/** Shows the consent to updates, with its wording and date. Withdrawing it is as easy as giving it. */
export function UpdatesConsentSetting({
  consentAt,
  version,
  onChanged,
}: {
  consentAt: string | null;
  /** The version of the wording that was agreed to. */
  version: string | null;
  onChanged: () => void;
}) {
  const agreedWording = updatesConsentWordings[version ?? ""];
  const wordingId = useId();
  const change = useMutation({
    mutationFn: () => setUpdatesConsent(consentAt === null, updatesConsent.version),
    onSuccess: onChanged,
  });
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Updates by email and phone</h3>
      <p className="text-small text-ink-soft" role="status">
        {consentAt === null
          ? "You don’t receive updates. We still send receipts and replies to your questions."
          : `Agreed on ${formatIst(consentAt, "date")}${agreedWording ? `: “${agreedWording}”` : "."}`}
      </p>
      {consentAt === null && (
        <p id={wordingId} className="text-small">
          {updatesConsent.text}
        </p>
      )}
      {change.data?.outcome === "rate_limited" && (
        <Notice tone="info">
          You have changed this too many times today. Please come back tomorrow to turn updates on again.
        </Notice>
      )}
      {change.isError && <Notice tone="error">{messageOf(change.error)}</Notice>}
      <Button
        variant="outline"
        size="card"
        aria-describedby={consentAt === null ? wordingId : undefined}
        pending={change.isPending}
        onClick={() => change.mutate()}
      >
        {consentAt === null ? "Yes, send me updates" : "Withdraw consent"}
      </Button>
    </section>
  );
}
