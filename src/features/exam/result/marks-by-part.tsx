import { Card } from "../../../ui/card";
import { formatAverage } from "./result-texts";

/** A section or a topic. `average` is the average of all participants, null if unknown. */
export type Part = { name: string; marks: number; of: number; average: number | null };

/** The size of a bar in the units of its drawing; the full width is the maximum of marks (`of`). */
const barWidth = 100;
const barHeight = 10;

/** The row's numbers as a drawing: the student's marks, and a line at the average. */
function Bar({ marks, of, average }: Part) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${barWidth} ${barHeight}`}
      preserveAspectRatio="none"
      className="h-2.5 w-full rounded-full forced-colors:border"
    >
      <rect width={barWidth} height={barHeight} className="fill-line forced-colors:fill-[Canvas]" />
      <rect
        width={(barWidth * marks) / of}
        height={barHeight}
        className="fill-violet forced-colors:fill-[Highlight]"
      />
      {average !== null && (
        <path
          d={`M${(barWidth * average) / of} 0V${barHeight}`}
          className="stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}

type Props = { title: string; partName: string; parts: readonly Part[] };

/** Marks by section or topic: a table with a bar in each row. */
export function MarksByPart({ title, partName, parts }: Props) {
  const hasAverages = parts.some(({ average }) => average !== null);
  return (
    <Card className="grid content-start gap-3">
      <h2 className="text-subheading">{title}</h2>
      <table className="block w-full">
        <caption className="sr-only">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{partName}</th>
            <th scope="col">Your marks</th>
            {hasAverages && <th scope="col">Average of all students</th>}
          </tr>
        </thead>
        <tbody className="grid">
          {parts.map((part) => (
            <tr
              key={part.name}
              className="grid grid-cols-[1fr_6.25rem] items-baseline gap-x-4 gap-y-1 border-t border-line py-2.5"
            >
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {part.name}
              </th>
              <td className="text-right font-semibold tabular">
                {part.marks} of {part.of}
              </td>
              {part.average !== null && (
                <td className="col-start-2 row-start-2 text-right text-small text-ink-soft tabular">
                  <span aria-hidden="true">average </span>
                  {formatAverage(part.average)}
                </td>
              )}
              <td aria-hidden="true" className="row-start-2 self-center">
                <Bar {...part} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasAverages && (
        <p aria-hidden="true" className="text-small text-ink-soft">
          The vertical line shows the average.
        </p>
      )}
    </Card>
  );
}
