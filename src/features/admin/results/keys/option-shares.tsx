import type { MeasuredQuestion } from "../../../../data/admin/paper-statistics";
import { OptionInLine } from "../../../../ui/test-parts/option-picture";
import type { ShownOption } from "../../../../ui/test-parts/shown-question";
import { formatShare } from "./key-texts";

/** A percentage with a bar below it. */
function Share({ share }: { share: number }) {
  return (
    <span className="grid justify-items-end gap-1 tabular">
      {formatShare(share)}
      <span aria-hidden="true" className="flex h-1.5 w-full justify-end rounded-full bg-mist">
        <span
          className="rounded-full bg-violet forced-colors:bg-[Highlight]"
          style={{ width: `${100 * share}%` }}
        />
      </span>
    </span>
  );
}

const shareCell = "w-16 py-2 pl-3 align-top sm:w-28";

/** The options of a question, with the shares of the top and the bottom 27% of participants who chose each. */
export function OptionShares({
  question: { credited, topShares, bottomShares },
  options,
}: {
  question: MeasuredQuestion;
  options: readonly ShownOption[];
}) {
  const topSharesByOption = new Map(Object.entries(topShares));
  const bottomSharesByOption = new Map(Object.entries(bottomShares));
  return (
    <table className="w-full text-left text-small">
      <caption className="sr-only">The options, and who chose them</caption>
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1 font-normal">
            Option
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            Top 27%
          </th>
          <th scope="col" className="py-1 pl-3 text-right font-normal">
            Bottom 27%
          </th>
        </tr>
      </thead>
      <tbody className="divided">
        {options.map(({ value, text, picture }) => {
          const isCredited = credited === "all" || credited.some((letter) => letter === value);
          return (
            <tr key={value}>
              <th scope="row" className="py-2 align-top font-normal wrap-anywhere">
                <strong>{value}</strong> <OptionInLine text={text} picture={picture} />
                {isCredited && (
                  <span className="ml-2 inline-block rounded-small bg-green-tint px-2 font-semibold text-ink">
                    correct
                  </span>
                )}
              </th>
              <td className={shareCell}>
                <Share share={topSharesByOption.get(value) ?? 0} />
              </td>
              <td className={shareCell}>
                <Share share={bottomSharesByOption.get(value) ?? 0} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
