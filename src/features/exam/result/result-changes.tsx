import { reviewPath } from "../../../config/paths";
import type { ResultChange } from "../../../data/results/result";
import { formatIst } from "../../../lib/dates";
import { numberEntries } from "../../../lib/number-entries";
import { Card } from "../../../ui/card";
import { TextLink } from "../../../ui/text-link";

const causes: Record<ResultChange["cause"], string> = {
  key: "Answer key corrected",
  answers: "Answers that reached us late were counted",
  void: "Another student’s result was withdrawn",
};

type ChangedValue = { name: string; before: string; now: string };

/** Lists the values that have changed. */
function listChangedValues({
  oldMarks,
  newMarks,
  oldRank,
  newRank,
  oldAward,
  newAward,
}: ResultChange): ChangedValue[] {
  const lines: ChangedValue[] = [
    { name: "Marks", before: String(oldMarks), now: String(newMarks) },
    { name: "Rank", before: String(oldRank ?? "none"), now: String(newRank ?? "none") },
    { name: "Award", before: oldAward ?? "none", now: newAward ?? "none" },
  ];
  return lines.filter(({ before, now }) => before !== now);
}

type Props = { paperId: string; changes: readonly ResultChange[] };

/**
 * Every change of a result since the publication: old and new values, reason and date (rule E8 of docs/exam.md). The
 * paper's question numbers are not shown, because each child has a different order.
 */
export function ResultChanges({ paperId, changes }: Props) {
  if (changes.length === 0) return null;
  return (
    <Card className="grid content-start gap-4">
      <h2 className="text-subheading">Your result was updated</h2>
      <ol className="grid gap-4">
        {numberEntries(changes).map(({ number, entry: change }) => (
          <li key={number} className="grid gap-1">
            <p className="font-semibold">
              {causes[change.cause]} on {formatIst(change.changedAt, "date")}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{change.reason}</p>
            {change.n !== null && (
              <TextLink to={reviewPath(paperId)} className="justify-self-start text-small">
                See this question in your answers
              </TextLink>
            )}
            <ul className="text-small tabular">
              {listChangedValues(change).map(({ name, before, now }) => (
                <li key={name}>
                  {name}: {before} → <strong>{now}</strong>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  );
}
