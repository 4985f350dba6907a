import { useState } from "react";
import { replaceAward } from "../../../data/admin/award-steps";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { Notice } from "../../../ui/notice";
import { TextAreaField } from "../../../ui/text-area-field";
import { useSubmit } from "../../../ui/use-submit";
import { reasonTexts } from "./award-texts";

/** Asks for the reason before an award that arrived broken or was lost is sent again. */
export function ReplaceAwardDialog({
  awardId,
  name,
  hasAddress,
  onReplaced,
  onClose,
}: {
  awardId: string;
  name: string;
  /** False if the address was deleted after the delivery. */
  hasAddress: boolean;
  onReplaced: () => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState("");
  const { run, isPending, failure } = useSubmit({
    successText: hasAddress
      ? "It is on the list of awards to pack again."
      : "The family is emailed to give its address. Only then is it on the list of awards to pack.",
    onDone: onReplaced,
  });
  const replace = async () => {
    if (reason.trim() === "") return "Please write what happened.";
    const { outcome } = await replaceAward(awardId, reason);
    if (outcome === "replaced") return undefined;
    return outcome === "reason_missing"
      ? "Please write what happened."
      : `Not done: ${reasonTexts[outcome]}.`;
  };
  return (
    <Dialog
      title={`Send a replacement to ${name}?`}
      intro={
        hasAddress
          ? "The award goes out again within three weeks, to the same address. The family reads the new day on its dashboard, and is emailed when it is posted."
          : "The address was deleted after the delivery. The family is emailed to enter it again on its dashboard, and the award goes out once it has."
      }
      onClose={onClose}
    >
      <TextAreaField
        label="What happened"
        hint="For example: the trophy came broken, picture of 4 May. Organisers can read it. Up to 500 characters."
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <DialogButtons
        confirmLabel="Send a replacement"
        pending={isPending}
        onConfirm={() => void run(replace)}
        onCancel={onClose}
      />
    </Dialog>
  );
}
