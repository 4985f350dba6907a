import { useState } from "react";
import { confirmAddress } from "../../data/mail-links";
import { messageOf } from "../../lib/app-error";
import { Button } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { useLinkToken } from "./use-link-token";

/** For who comes from the confirmation mail: the link is used up by a press, not by a scanner that opens it. */
export function ConfirmAddress() {
  const tokenHash = useLinkToken("signup");
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  if (!tokenHash) return null;

  const confirm = async () => {
    setOutcome(undefined);
    setIsPending(true);
    try {
      await confirmAddress(tokenHash);
      setOutcome({ tone: "success", text: "Your address is confirmed. Please log in." });
    } catch (error) {
      setOutcome({ tone: "error", text: messageOf(error) });
    }
    setIsPending(false);
  };

  return (
    <div className="grid gap-3">
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {outcome?.tone !== "success" && (
        <Button variant="outline" pending={isPending} onClick={() => void confirm()}>
          Confirm my email address
        </Button>
      )}
    </div>
  );
}
