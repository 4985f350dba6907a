import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { editionsQuery, setCurrentEdition, type Edition } from "../../../data/admin/editions";
import { dayInIndia } from "../../../lib/day-in-india";
import { toastSuccess } from "../../../ui/toast";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";

const refusals = {
  no_exams: "This edition has no exams yet, so families could not buy any. Add exam dates first.",
  not_found: "This edition no longer exists. Please refresh the page.",
};

/** Shows whether an edition is the current one, with a button to make it current. */
export function MakeCurrent({ edition }: { edition: Edition }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [today] = useState(() => dayInIndia(new Date()));
  if (edition.isCurrent) {
    return (
      <p className="flex min-h-13 items-center text-small text-ink-soft">
        New registrations are for this edition.
      </p>
    );
  }
  if (edition.resultsOn < today) {
    return <p className="flex min-h-13 items-center text-small text-ink-soft">This edition is over.</p>;
  }
  const makeCurrent = async () => {
    const outcome = await setCurrentEdition(edition.id);
    if (outcome === "no_exams" || outcome === "not_found") return refusals[outcome];
    toastSuccess(`${edition.name} is the current edition.`);
    await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
    return undefined;
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Make it the current edition
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Make ${edition.name} the current edition?`}
          yes="Make it current"
          onYes={makeCurrent}
          onClose={() => setAsking(false)}
        >
          <p>
            From now on, registrations are for the exams of this edition, and &ldquo;Enrolled&rdquo; means
            enrolled in it. Payments already started keep their edition.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
