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
 * @param current the current one
 * @param examCount how many exams are offered
 * @param today the day in India, `YYYY-MM-DD`
 * @returns sentences about the effects of the change on the sale of both editions
 */
function listEffects(
  edition: Edition,
  current: Edition | undefined,
  examCount: number,
  today: string,
): string[] {
  const effects: string[] = [];
  const onSale = current?.exams.filter(({ registrationClosesOn }) => registrationClosesOn >= today) ?? [];
  if (current && onSale.length > 0)
    effects.push(
      `Registration for ${countText(onSale.length, "exam", "exams")} of ${current.name} is still open. It ends now.`,
    );
  if (edition.registrationOpensOn !== null && edition.registrationOpensOn > today)
    effects.push(
      `Registration for ${edition.name} opens only on ${formatIst(edition.registrationOpensOn, "date")}. Until then nobody can register.`,
    );
  const missing = examCount - edition.exams.length;
  if (missing > 0)
    effects.push(`${countText(missing, "exam has", "exams have")} no day yet and cannot be bought.`);
  return effects;
}

/** Shows whether an edition is the current one, with a button to make it current. */
export function MakeCurrent({
  edition,
  current,
  examCount,
}: {
  edition: Edition;
  current: Edition | undefined;
  examCount: number;
}) {
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
  const effects = listEffects(edition, current, examCount, today);
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
          confirmLabel="Make it current"
          onConfirm={makeCurrent}
          onClose={() => setAsking(false)}
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
