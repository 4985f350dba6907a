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
  chosen: readonly ListedAward[];
  onChooseAll: (isChosen: boolean) => void;
  /** Called after a step, to clear the selection. */
  onMoved: () => void;
};

/** Applies one step to all selected awards of a page, and lists the refused awards with the reasons. */
export function BulkSteps({ awards, chosen, onChooseAll, onMoved }: Props) {
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: async (step: BulkStep) => {
      const selected = [...chosen];
      const { moved, refused } = await moveAwards(
        selected.map(({ awardId }) => awardId),
        step,
      );
      await queryClient.invalidateQueries({ queryKey: awardsKey });
      const refusedAwards = refused.map(({ awardId, why }) => {
        const award = selected.find((one) => one.awardId === awardId);
        return {
          awardId,
          text: `${award?.name ?? "An award"}, ${award?.examName ?? ""}: ${reasonTexts[why]}`,
        };
      });
      return { step, moved, refusedAwards };
    },
    onSuccess: onMoved,
  });
  const [isAsking, setAsking] = useState(false);
  const isAll = chosen.length === awards.length;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <CheckboxField label="Select all on this page" checked={isAll} onChange={() => onChooseAll(!isAll)} />
        {bulkSteps.map((step) => (
          <Button
            key={step}
            variant="outline"
            size="card"
            disabled={chosen.length === 0}
            pending={move.isPending && move.variables === step}
            onClick={() => (step === "returned" ? setAsking(true) : move.mutate(step))}
          >
            {stateTexts[step]}
          </Button>
        ))}
        <p aria-live="polite" className="text-small text-ink-soft">
          {chosen.length} chosen
        </p>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Email ${countText(chosen.length, "family", "families")} that the award came back?`}
          yes={`Returned: email ${countText(chosen.length, "family", "families")}`}
          onYes={async () => {
            await move.mutateAsync("returned");
            return undefined;
          }}
          onClose={() => setAsking(false)}
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
