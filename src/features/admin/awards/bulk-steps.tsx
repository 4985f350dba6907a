import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { moveAwards, type BulkStep } from "../../../data/admin/award-steps";
import { awardsKey, type ListedAward } from "../../../data/admin/awards";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { countText } from "../../../ui/count-text";
import { Notice } from "../../../ui/notice";
import { reasonTexts, stateTexts } from "./award-texts";
import { ReturnedParcelEmail } from "./returned-parcel-email";

const bulkSteps = ["packed", "delivered", "returned"] as const satisfies readonly BulkStep[];

type Props = {
  awards: readonly ListedAward[];
  selected: readonly ListedAward[];
  onSelectAll: (isSelected: boolean) => void;
  /** Called after a step, to clear the selection. */
  onDone: () => void;
};

/** Applies one step to all selected awards of a page, and lists the refused awards with the reasons. */
export function BulkSteps({ awards, selected, onSelectAll, onDone }: Props) {
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: async (step: BulkStep) => {
      const { moved, refused } = await moveAwards(
        selected.map(({ awardId }) => awardId),
        step,
      );
      await queryClient.invalidateQueries({ queryKey: awardsKey });
      const refusedAwards = refused.map(({ awardId, why }) => {
        const award = selected.find((candidate) => candidate.awardId === awardId);
        return {
          awardId,
          text: `${award?.name ?? "An award"}, ${award?.examName ?? ""}: ${reasonTexts[why]}`,
        };
      });
      return { step, moved, refusedAwards };
    },
    onSuccess: onDone,
  });
  const [isConfirmingReturn, setConfirmingReturn] = useState(false);
  const areAllSelected = selected.length === awards.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <CheckboxField
          label="Select all on this page"
          checked={areAllSelected}
          onChange={() => onSelectAll(!areAllSelected)}
        />
        {bulkSteps.map((step) => (
          <Button
            key={step}
            variant="outline"
            size="card"
            disabled={selected.length === 0}
            pending={move.isPending && move.variables === step}
            onClick={() => (step === "returned" ? setConfirmingReturn(true) : move.mutate(step))}
          >
            Mark as {stateTexts[step].toLowerCase()}
          </Button>
        ))}
        <p aria-live="polite" className="text-small text-ink-soft">
          {selected.length} selected
        </p>
      </div>
      {isConfirmingReturn && (
        <ConfirmDialog
          title={`Email ${countText(selected.length, "family", "families")} that the award came back?`}
          confirmLabel={`Returned: email ${countText(selected.length, "family", "families")}`}
          onConfirm={async () => {
            await move.mutateAsync("returned");
            return undefined;
          }}
          onClose={() => setConfirmingReturn(false)}
        >
          <ReturnedParcelEmail />
        </ConfirmDialog>
      )}
      {move.isError && <Notice tone="error">{messageOf(move.error)}</Notice>}
      {move.data && (
        <Notice tone={move.data.refusedAwards.length > 0 ? "info" : "success"}>
          <p>
            {stateTexts[move.data.step]}: {move.data.moved}.
          </p>
          {move.data.refusedAwards.length > 0 && (
            <ul className="list-disc pl-5">
              {move.data.refusedAwards.map(({ awardId, text }) => (
                <li key={awardId}>{text}</li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
