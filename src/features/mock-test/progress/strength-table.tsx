import { fadingAfterDays, type Strength } from "../../../engine/mock-test/strengths";
import { formatIst } from "../../../lib/dates";
import { describeLevel } from "./describe-strength";

/** The numbers of the map of strengths (strength-map.tsx) as a table, and the meaning of the level names. */
export function StrengthTable({ strengths }: { strengths: readonly Strength[] }) {
  return (
    <details className="text-small">
      <summary className="min-h-6 font-semibold text-violet">Show as a table</summary>
      <div className="mt-2 grid gap-3">
        <table className="w-full text-left tabular">
          <caption className="sr-only">Topics with the number of questions answered</caption>
          <thead className="text-ink-soft">
            <tr>
              {["Topic", "Tried", "Right", "Last tried", "Status"].map((name, index) => (
                <th
                  key={name}
                  scope="col"
                  className={index > 2 ? "py-1 pr-3 font-normal max-sm:sr-only" : "py-1 pr-3 font-normal"}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divided">
            {strengths.map((strength) => (
              <tr key={strength.topic}>
                <th scope="row" className="py-1 pr-3 font-semibold wrap-anywhere">
                  {strength.topic}
                </th>
                <td className="py-1 pr-3">{strength.tried}</td>
                <td className="py-1 pr-3">{strength.right}</td>
                <td className="py-1 pr-3 max-sm:sr-only">
                  {strength.lastDay === null ? "–" : formatIst(strength.lastDay, "date")}
                </td>
                <td className="py-1 max-sm:sr-only">{describeLevel(strength)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-ink-soft">
          Going well: 75% or more right. Needs practice: less than that. Revise again: not practised for{" "}
          {fadingAfterDays / 7} weeks.
        </p>
      </div>
    </details>
  );
}
