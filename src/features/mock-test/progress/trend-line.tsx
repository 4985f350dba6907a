import { toRightCount } from "./attempts";

/** The size of the chart and its margin, in pixels. */
const width = 168;
const height = 48;
const margin = 6;

type Props = { percents: readonly number[]; label: string };

/**
 * A line chart of scores (0 to 100%) from left to right, with the newest score highlighted; a single score is a point.
 */
export function TrendLine({ percents, label }: Props) {
  const step = (width - 2 * margin) / Math.max(1, percents.length - 1);
  const points = percents.map((percent, index) => ({
    x: percents.length === 1 ? width - margin : margin + index * step,
    y: height - margin - (percent / 100) * (height - 2 * margin),
  }));
  const newestPoint = points.at(-1);
  const counts = percents.map(toRightCount).join(", ");
  return (
    <svg
      role="img"
      aria-label={`${label} ${percents.length === 1 ? "Score" : "Scores, oldest first"}, out of 10: ${counts}.`}
      viewBox={`0 0 ${width} ${height}`}
      className="h-12 w-full max-w-42"
    >
      <path d={`M0 ${height - margin}H${width}M0 ${margin}H${width}`} stroke="#e9e3f7" strokeWidth="1" />
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke="#6d3df0"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {newestPoint && (
        <circle cx={newestPoint.x} cy={newestPoint.y} r="5" fill="#ffc53d" stroke="#231a4d" strokeWidth="2" />
      )}
    </svg>
  );
}
