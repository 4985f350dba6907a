import { useState } from "react";
import { consent } from "../../content/consent";
import { setConsent } from "../../data/privacy";
import { messageOf } from "../../lib/app-error";
import { formatIst } from "../../lib/dates";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";

/** Whether updates may be sent: since when, and as easy to withdraw as it was to give. */
export function ConsentSetting({ since, onChanged }: { since: string | null; onChanged: () => void }) {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = async () => {
    setFailure(undefined);
    setIsPending(true);
    try {
      await setConsent(since === null, consent.version);
      onChanged();
    } catch (error) {
      setFailure(messageOf(error));
    }
    setIsPending(false);
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="font-heading text-lg font-bold">Updates by email and phone</h3>
      <p className="text-small text-ink-soft" role="status">
        {since === null
          ? "You receive none. Receipts and answers to your questions still come."
          : `Agreed on ${formatIst(since, "date")}: “${consent.text}”`}
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button variant="outline" size="card" pending={isPending} onClick={() => void change()}>
        {since === null ? "I am the parent or guardian: send me updates" : "Withdraw consent"}
      </Button>
    </section>
  );
}
