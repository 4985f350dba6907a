import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { pricesQuery, setPrice, type ExamPrice } from "../../../data/admin/prices";
import { formatPaise, parseRupees } from "../../../lib/money";
import { toastSuccess } from "../../../ui/toast";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { describeEffect, findPriceProblem, refusalText, describePriceJump } from "./price-texts";

/**
 * The dialog for a new price: typed in rupees, then confirmed next to the old price and the number of affected
 * families.
 */
export function ChangePriceDialog({ exam, onClose }: { exam: ExamPrice; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [priceText, setPriceText] = useState(String(exam.pricePaise / 100));
  const [problem, setProblem] = useState<string>();
  const [paiseToConfirm, setPaiseToConfirm] = useState<number | null>(null);

  const checkPrice = (event: FormEvent) => {
    event.preventDefault();
    const pricePaise = parseRupees(priceText);
    const newProblem = findPriceProblem(pricePaise, exam.pricePaise);
    setProblem(newProblem);
    if (newProblem === undefined) setPaiseToConfirm(pricePaise);
  };
  const change = async (pricePaise: number) => {
    const reply = await setPrice(exam.examId, pricePaise, exam.pricePaise);
    await queryClient.invalidateQueries({ queryKey: pricesQuery.queryKey });
    if (reply.outcome !== "saved") return refusalText(reply);
    toastSuccess(`${exam.name} costs ${formatPaise(pricePaise)} now.`);
    return undefined;
  };

  if (paiseToConfirm !== null) {
    const jumpWarning = describePriceJump(exam.pricePaise, paiseToConfirm);
    return (
      <ConfirmDialog
        key="confirm"
        title={`Change the price of ${exam.name}?`}
        confirmLabel="Change price"
        onConfirm={() => change(paiseToConfirm)}
        onClose={onClose}
      >
        <p className="font-heading text-heading font-bold tabular">
          {formatPaise(exam.pricePaise)} → {formatPaise(paiseToConfirm)}
        </p>
        {jumpWarning && <Notice tone="error">{jumpWarning}</Notice>}
        <ul className="grid list-disc gap-1 pl-5 text-small">
          {describeEffect(exam).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={`Price of ${exam.name}`} intro={`Now ${formatPaise(exam.pricePaise)}`} onClose={onClose}>
      <form noValidate onSubmit={checkPrice} className="grid gap-4">
        <TextField
          label="New price in rupees"
          inputMode="decimal"
          autoComplete="off"
          value={priceText}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setPriceText(event.target.value);
          }}
        />
        <DialogButtons confirmLabel="Continue" onCancel={onClose} />
      </form>
    </Dialog>
  );
}
