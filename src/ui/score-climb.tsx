import { AnimatedLine } from "./motion/animated-line";

/** The points of the path, from the foot at 0 to the summit at 100%. */
const pathPoints = [
  { percent: 0, x: 24, y: 148 },
  { percent: 30, x: 118, y: 128 },
  { percent: 55, x: 82, y: 98 },
  { percent: 80, x: 130, y: 68 },
  { percent: 100, x: 120, y: 28 },
] as const;

/** The point of a percentage on the path, between the two points around it. */
function findPoint(percentage: number): { x: number; y: number } {
  const upper = pathPoints.find((point) => point.percent >= percentage) ?? pathPoints[4];
  const lower = pathPoints.findLast((point) => point.percent <= percentage) ?? pathPoints[0];
  const share = upper === lower ? 0 : (percentage - lower.percent) / (upper.percent - lower.percent);
  return { x: lower.x + share * (upper.x - lower.x), y: lower.y + share * (upper.y - lower.y) };
}

/** A score (0 to 100) drawn as a climb: the gold line shows the part that is done, with the flag at its end. */
export function ScoreClimb({ percentage, className }: { percentage: number; className?: string }) {
  const [foot, ...higherPoints] = pathPoints;
  const passedPoints = higherPoints.filter((point) => point.percent < percentage);
  return (
    <svg aria-hidden="true" viewBox="0 0 240 168" className={className}>
      <path fill="#b79bff" fillOpacity=".45" d="M128 164 184 78l52 86z" />
      <path fill="#6d3df0" d="M4 164 120 28l84 136z" />
      <path fill="#fff" fillOpacity=".92" d="m120 28 21 34-12-4-9 11-10-9-21.5 5z" />
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="4">
        <polyline
          points={pathPoints.map(({ x, y }) => `${x},${y}`).join(" ")}
          fill="none"
          stroke="#fff"
          strokeOpacity=".45"
          strokeDasharray="1 9"
        />
        <AnimatedLine
          path={[foot, ...passedPoints, findPoint(percentage)]}
          relativeLength={percentage / 100}
          stroke="#ffc53d"
        >
          <path stroke="#231a4d" strokeWidth="2.4" d="M0 0v-24" />
          <path fill="#ffc53d" stroke="#231a4d" strokeWidth="1.2" d="M1-24 19-18 1-12z" />
          <circle r="4.5" fill="#fff" stroke="#231a4d" strokeWidth="2" />
        </AnimatedLine>
      </g>
    </svg>
  );
}
