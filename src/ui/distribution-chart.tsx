import { cn } from "../lib/cn";
import { numberEntries } from "../lib/number-entries";

/** The height of the chart in the units of its view box. */
const height = 116;

/** The gap between two bars, as a fraction of the width for one mark. */
const gap = 0.28;

type Props = {
  /** The numbers of students with 0, 1, 2 … marks. */
  distribution: readonly number[];
  mean: number;
  /** The viewer's own marks; undefined for organisers. */
  marks?: number | undefined;
  /** The range of marks that a similar paper would give nine times in ten, both ends included. */
  likely?: { from: number; to: number } | null | undefined;
};

function Bars({ distribution, marks }: Pick<Props, "distribution" | "marks">) {
  const maxCount = Math.max(1, ...distribution);
  return numberEntries(distribution).map(({ number, entry }) => {
    const isOwnBar = number - 1 === marks;
    // Zero students still get a dot, so that the base line continues.
    const barHeight = Math.max(isOwnBar ? 6 : 1.5, (entry / maxCount) * (height - 4));
    return (
      <rect
        key={number}
        x={number - 1 + gap / 2}
        y={height - barHeight}
        width={1 - gap}
        height={barHeight}
        className={
          isOwnBar
            ? "fill-gold stroke-gold-edge forced-colors:fill-[Highlight]"
            : "fill-[#cfc0f8] forced-colors:fill-[GrayText]"
        }
        strokeWidth={isOwnBar ? 1.5 : 0}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

/** Formats the horizontal position of the bar for `marks`, in percent of the chart's width. */
function formatPosition(marks: number, barCount: number): string {
  return `${(100 * (marks + 0.5)) / barCount}%`;
}

/** The number of participants for each mark, as a chart with the viewer's own mark in gold, and as a table below it. */
export function DistributionChart({ distribution, marks, mean, likely }: Props) {
  const maxMarks = distribution.length - 1;
  const studentCountText = distribution.reduce((sum, entry) => sum + entry, 0).toLocaleString("en-IN");
  return (
    <figure className="grid gap-1.5">
      <div className={cn("relative", marks !== undefined && "pt-7")}>
        {marks !== undefined && (
          <span
            aria-hidden="true"
            className="absolute top-0 -translate-x-1/2 rounded-full bg-gold px-2 text-small font-semibold text-gold-ink"
            // Without the clamp, a label at the edge would leave the card.
            style={{ left: `clamp(1.5rem, ${formatPosition(marks, maxMarks + 1)}, calc(100% - 1.5rem))` }}
          >
            you
          </span>
        )}
        <svg
          role="img"
          aria-label={`Marks of all ${studentCountText} students, from 0 to ${maxMarks}. ${marks === undefined ? "The" : `You have ${marks}; the`} average is ${mean.toFixed(1)}.`}
          viewBox={`0 0 ${maxMarks + 1} ${height}`}
          preserveAspectRatio="none"
          className="h-29 w-full"
        >
          {marks !== undefined && (
            <path
              d={`M${marks + 0.5} 0V${height}`}
              className="stroke-gold-edge forced-colors:stroke-[Highlight]"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          )}
          <Bars distribution={distribution} marks={marks} />
          <path
            d={`M${mean + 0.5} 0V${height}`}
            className="stroke-ink forced-colors:stroke-[CanvasText]"
            strokeWidth="1.5"
            strokeDasharray="3 3"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {likely && (
          <span
            aria-hidden="true"
            className="absolute -bottom-1 h-1 rounded-full bg-violet forced-colors:bg-[Highlight]"
            style={{
              left: `${(100 * likely.from) / (maxMarks + 1)}%`,
              width: `${(100 * (likely.to - likely.from + 1)) / (maxMarks + 1)}%`,
            }}
          />
        )}
      </div>
      <div aria-hidden="true" className="flex justify-between pt-1 text-small text-ink-soft tabular">
        <span>0</span>
        <span>{maxMarks} marks</span>
      </div>
      <figcaption className="text-small text-ink-soft">
        The taller the bar, the more students got those marks. Dashed line: average.
        {likely && " Thick line: your likely marks on another paper like this one."}
      </figcaption>
      <details className="text-small">
        <summary className="min-h-6 font-semibold text-violet">Show as a table</summary>
        <table className="mt-2 w-full text-left tabular">
          <caption className="sr-only">Marks of all students</caption>
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1 font-normal">
                Marks
              </th>
              <th scope="col" className="py-1 font-normal">
                Number of students
              </th>
            </tr>
          </thead>
          <tbody className="divided">
            {numberEntries(distribution).map(({ number, entry }) => (
              <tr key={number} className={number - 1 === marks ? "font-semibold" : undefined}>
                <th scope="row" className="py-1 font-[inherit]">
                  {number - 1}
                  {number - 1 === marks && " (you)"}
                </th>
                <td className="py-1">{entry.toLocaleString("en-IN")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
