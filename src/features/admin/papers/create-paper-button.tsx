import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { createPaper, papersKey, type ListedPaper } from "../../../data/admin/papers";
import { messageOf } from "../../../lib/app-error";
import { Button } from "../../../ui/button";
import { papersPath } from "../../../config/papers-path";
import { formatPaperName, paperRefusalText } from "../../../content/paper-texts";

/** The button that creates a missing paper and opens it. */
export function CreatePaperButton({
  editionId,
  paper,
  label = "Prepare",
}: {
  editionId: string;
  paper: Pick<ListedPaper, "examId" | "classId" | "kind" | "examName" | "className">;
  label?: string;
}) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const creation = useMutation({
    mutationFn: () => createPaper(editionId, paper),
    onSuccess: async (reply) => {
      if (reply.outcome !== "created" && reply.outcome !== "exists") return;
      await queryClient.invalidateQueries({ queryKey: papersKey });
      await navigate(papersPath(editionId, reply.paper_id));
    },
  });
  const { data, error } = creation;
  const refusal =
    data?.outcome === "not_found" || data?.outcome === "conflict_of_interest"
      ? paperRefusalText(data.outcome)
      : undefined;
  const failure = error ? messageOf(error) : refusal;
  return (
    <>
      <Button variant="quiet" size="card" pending={creation.isPending} onClick={() => creation.mutate()}>
        {label} <span className="sr-only">{formatPaperName(paper)}</span>
      </Button>
      {failure && (
        <p role="alert" className="mt-1 text-small text-red">
          {failure}
        </p>
      )}
    </>
  );
}
