import { useQueryClient } from "@tanstack/react-query";
import { formatPaperName } from "../../../content/paper-texts";
import { publishResults, resultsKey, type PaperResults } from "../../../data/admin/paper-results";
import type { PaperStatistics } from "../../../data/admin/paper-statistics";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { countText } from "../../../ui/count-text";
import { toastSuccess } from "../../../ui/toast";
import { describePublishRefusal } from "./publish-texts";

/** If there are more gold medals than this, an organiser has to approve their number (docs/exam.md section 7). */
const maxGoldsWithoutApproval = 15;

type ResultCounts = { families: number; medals: PaperStatistics["medals"] };

function ProvisionalConsequences({ families }: ResultCounts) {
  return (
    <>
      <p>
        {countText(families, "family will see", "families will see")} their own answers with the answer key,
        the explanations and their marks. There are no ranks yet. Each family is emailed.
      </p>
      <p>
        From then on, families can challenge answers until the end of the seventh day. This cannot be undone.
      </p>
    </>
  );
}

function FinalConsequences({ families, medals: { gold, silver, bronze } }: ResultCounts) {
  return (
    <>
      <p>
        {countText(families, "family will see", "families will see")} ranks, awards and certificates: {gold}{" "}
        gold, {silver} silver, {bronze} bronze. Each family gets one email for all papers published before it
        is sent.
      </p>
      <p>
        The number of participants is fixed. Later answer key changes and voids can raise ranks, but never
        lower a published one. This cannot be undone.
      </p>
      {gold > maxGoldsWithoutApproval && (
        <p className="rounded-small bg-gold-tint px-4 py-3 text-gold-ink">
          <strong>{gold} gold medals</strong> are more than the usual ten, because students share ranks in the
          top ten. By publishing you approve them.
        </p>
      )}
    </>
  );
}

const textsByState = {
  provisional: {
    title: "publish the provisional result?",
    done: "Publishing the provisional result: this takes a minute or two.",
    Consequences: ProvisionalConsequences,
  },
  final: {
    title: "publish the final result?",
    done: "Publishing the final result: this takes a minute or two.",
    Consequences: FinalConsequences,
  },
};

/**
 * Asks for confirmation before results are published, and says what families see, who gets an email, and what cannot be
 * changed later.
 */
export function PublishDialog({
  paper,
  state,
  statistics,
  onClose,
}: {
  paper: PaperResults;
  state: keyof typeof textsByState;
  statistics: ResultCounts;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { title, done, Consequences } = textsByState[state];
  const { families, medals } = statistics;
  const publish = async (): Promise<string | undefined> => {
    try {
      const reply = await publishResults(paper.paperId, state, medals.gold);
      const refusal = describePublishRefusal(reply);
      if (refusal === undefined) toastSuccess(done);
      return refusal;
    } finally {
      await queryClient.invalidateQueries({ queryKey: resultsKey });
    }
  };
  const buttonText = `Publish for ${countText(families, "family", "families")}`;
  return (
    <ConfirmDialog
      title={`${formatPaperName(paper)}: ${title}`}
      confirmLabel={
        state === "final" && medals.gold > maxGoldsWithoutApproval
          ? `${buttonText}, with ${medals.gold} golds`
          : buttonText
      }
      onConfirm={publish}
      onClose={onClose}
    >
      <Consequences families={families} medals={medals} />
    </ConfirmDialog>
  );
}
