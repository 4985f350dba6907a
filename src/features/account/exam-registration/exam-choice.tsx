import { formatIst } from "../../../lib/dates";
import { formatPaise } from "../../../lib/money";

/** An exam that can be registered for; the price is in paise. */
export type ExamOption = {
  id: string;
  code: string;
  name: string;
  pricePaise: number;
  examOn: string | null;
};

/** The checkboxes of the older registration form, one for each exam (docs/design.md section 3 no. 5). */
export function ExamChoice({
  options,
  chosenIds,
  onChange,
}: {
  options: readonly ExamOption[];
  chosenIds: readonly string[];
  onChange: (chosenIds: string[]) => void;
}) {
  const toggle = (id: string) =>
    onChange(chosenIds.includes(id) ? chosenIds.filter((chosenId) => chosenId !== id) : [...chosenIds, id]);
  const total = options
    .filter(({ id }) => chosenIds.includes(id))
    .reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-small font-semibold">Exams</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {options.map(({ id, code, name, pricePaise, examOn }) => (
          <label
            key={id}
            className="flex min-h-13 items-center gap-3 rounded-small border border-control bg-paper px-4 py-2 has-checked:border-violet has-checked:bg-violet-tint"
          >
            <input
              type="checkbox"
              checked={chosenIds.includes(id)}
              onChange={() => toggle(id)}
              className="size-5 shrink-0 accent-violet"
            />
            <span className="grid grow">
              <span className="font-semibold">
                {code} · {name}
              </span>
              {examOn && <span className="text-small text-ink-soft">{formatIst(examOn, "date")}</span>}
            </span>
            <span className="tabular">{formatPaise(pricePaise)}</span>
          </label>
        ))}
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span className="font-semibold">Total</span>
        <output className="font-heading text-heading font-bold tabular">{formatPaise(total)}</output>
      </p>
    </fieldset>
  );
}
