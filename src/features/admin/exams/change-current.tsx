import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { editionsQuery, setCurrentEdition, type Edition } from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { dayInIndia } from "../../../lib/day-in-india";
import { toastSuccess } from "../../../ui/toast";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { countText } from "../../../ui/count-text";

const refusals = {
  no_exams: "This edition has no exams yet, so families could not buy any. Add exam dates first.",
  not_found: "This edition no longer exists. Please refresh the page.",
};

/**
 * @param edition the edition to be made current
 * @param currentEdition the current edition, if there is one
 * @param examCount how many exams are offered
 * @param today the day in India, `YYYY-MM-DD`
 * @returns sentences about the effects of the change on registration for both editions
 */
function listEffects(
  edition: Edition,
  currentEdition: Edition | undefined,
  examCount: number,
  today: string,
): string[] {
  const effects: string[] = [];
  const openExams =
    currentEdition?.exams.filter(({ registrationClosesOn }) => registrationClosesOn >= today) ?? [];
  if (currentEdition && openExams.length > 0)
    effects.push(
      `Registration for ${countText(openExams.length, "exam", "exams")} of ${currentEdition.name} is still open. It ends now.`,
    );
  if (edition.registrationOpensOn !== null && edition.registrationOpensOn > today)
    effects.push(
      `Registration for ${edition.name} opens only on ${formatIst(edition.registrationOpensOn, "date")}. Until then nobody can register.`,
    );
  const examsWithoutDayCount = examCount - edition.exams.length;
  if (examsWithoutDayCount > 0)
    effects.push(
      `${countText(examsWithoutDayCount, "exam has", "exams have")} no day yet and cannot be bought.`,
    );
  return effects;
}

/** Shows whether an edition is the current one, with a button to make it current. */
export function ChangeCurrent({
  edition,
  currentEdition,
  examCount,
}: {
  edition: Edition;
  currentEdition: Edition | undefined;
  examCount: number;
}) {
  const queryClient = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
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
  const effects = listEffects(edition, currentEdition, examCount, today);
  const makeCurrent = async () => {
    const outcome = await setCurrentEdition(edition.id);
    if (outcome === "no_exams" || outcome === "not_found") return refusals[outcome];
    toastSuccess(`${edition.name} is the current edition.`);
    await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
    return undefined;
  };
  return (
    <div>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        Make it the current edition
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Make ${edition.name} the current edition?`}
          confirmLabel="Make it current"
          onConfirm={makeCurrent}
          onClose={() => setConfirming(false)}
        >
          <p>
            From now on, registrations are for the exams of this edition, and &ldquo;Enrolled&rdquo; means
            enrolled in it. Payments already started keep their edition, and exams that are paid for take
            place as planned.
          </p>
          {effects.length > 0 && (
            <ul className="grid list-disc gap-1 pl-5">
              {effects.map((effect) => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
