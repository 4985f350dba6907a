import { useQueryClient } from "@tanstack/react-query";
import { namePaper } from "../../../content/paper-texts";
import { publishResults, resultsKey, type PaperResults } from "../../../data/admin/paper-results";
import type { PaperStatistics } from "../../../data/admin/paper-statistics";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { countText } from "../../../ui/count-text";
import { toastSuccess } from "../../../ui/toast";
import { describePublishRefusal } from "./publish-texts";

/** Over so many golds an organiser agrees to their number (exam section 7). */
const usualGolds = 15;

type Published = { families: number; medals: PaperStatistics["medals"] };

function Provisional({ families }: Published) {
  return (
    <>
      <p>
        {countText(families, "family reads", "families read")} their own answers beside the key, the
        explanations and their marks. There are no ranks yet. Each of them gets a mail.
      </p>
      <p>
        From then on a family may challenge keys, until the end of the seventh day. This cannot be taken back.
      </p>
    </>
  );
}

function Final({ families, medals: { gold, silver, bronze } }: Published) {
  return (
    <>
      <p>
        {countText(families, "family reads", "families read")} ranks, awards and certificates: {gold} gold,{" "}
        {silver} silver, {bronze} bronze. Each of them gets one mail for all papers whose results are
        published before it goes out.
      </p>
      <p>
        How many sat is frozen. Later keys and voids can raise others, and never lower what was published.
        This cannot be taken back.
      </p>
      {gold > usualGolds && (
        <p className="rounded-small bg-gold-tint px-4 py-3 text-gold-ink">
          <strong>{gold} gold medals</strong> are more than the usual ten: so many share one of the first ten
          ranks. By pressing you agree to them.
        </p>
      )}
    </>
  );
}

const kinds = {
  provisional: {
    title: "publish the provisional result?",
    done: "The provisional result is being published: a minute or two.",
    Consequences: Provisional,
  },
  final: {
    title: "publish the final result?",
    done: "The final result is being published: a minute or two.",
    Consequences: Final,
  },
};

/** The last look before results go to families: what they read, who is written to, and what stays for ever. */
export function PublishDialog({
  paper,
  state,
  statistics,
  onClose,
}: {
  paper: PaperResults;
  state: keyof typeof kinds;
  statistics: Published;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { title, done, Consequences } = kinds[state];
  const { families, medals } = statistics;
  const publish = async (): Promise<string | undefined> => {
    try {
      const answer = await publishResults(paper.paperId, state, medals.gold);
      const refusal = describePublishRefusal(answer);
      if (refusal === undefined) toastSuccess(done);
      return refusal;
    } finally {
      await queryClient.invalidateQueries({ queryKey: resultsKey });
    }
  };
  const yes = `Publish for ${countText(families, "family", "families")}`;
  return (
    <ConfirmDialog
      title={`${namePaper(paper)}: ${title}`}
      yes={state === "final" && medals.gold > usualGolds ? `${yes}, with ${medals.gold} golds` : yes}
      onYes={publish}
      onClose={onClose}
    >
      <Consequences families={families} medals={medals} />
    </ConfirmDialog>
  );
}
