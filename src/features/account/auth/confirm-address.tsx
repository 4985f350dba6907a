import { useState } from "react";
import { confirmAddress } from "../../../data/mail-links";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { useLinkToken } from "./use-link-token";

const confirmedTexts = {
  signup: "Your email address is confirmed. Please log in.",
  email_change: "Your new email address is confirmed. Please log in with it from now on.",
};
const halfConfirmedText =
  "Thank you. Please also press the button in the email we sent to your other address. Then the change is complete.";

/**
 * The page of a confirmation email's link. The link works once, so only a press on the button uses it: a mail scanner
 * that opens the page must not use it up.
 */
export function ConfirmAddress() {
  const signUpToken = useLinkToken("signup");
  const changeToken = useLinkToken("email_change");
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: "success" | "error"; text: string }>();
  const tokenHash = signUpToken ?? changeToken;
  if (!tokenHash) return null;

  const confirm = async () => {
    setOutcome(undefined);
    setIsPending(true);
    try {
      const type = signUpToken ? "signup" : "email_change";
      const { isComplete } = await confirmAddress(type, tokenHash);
      setOutcome({ tone: "success", text: isComplete ? confirmedTexts[type] : halfConfirmedText });
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
