import { formatTestName } from "../../../engine/mock-test/choice";
import type { ReviewableResult } from "../../../engine/mock-test/mock-test-result";
import { Card } from "../../../ui/card";
import { Cub } from "../../../ui/cub/cub";
import type { CubPose } from "../../../ui/cub/draw-cub";
import { Flags } from "../../../ui/cub/flags";
import { ScoreClimb } from "../../../ui/score-climb";
import { TimeOverNotice } from "./time-over-notice";

const praiseByPercent = [
  { minPercent: 90, text: "You reached the summit. Well done!" },
  { minPercent: 70, text: "The summit is in sight. A little more practice and you are there." },
  { minPercent: 40, text: "A good start. Look at what went wrong below, and try again." },
  { minPercent: 0, text: "Keep practising. Read the answers below and try again!" },
];

/** The lowest score that is celebrated, in percent. */
const minCelebratedPercent = 90;

/** The cub's pose: on the summit for a celebrated score, cheering for 40% or more, else comforting. */
function findPose(scorePercent: number): CubPose {
  if (scorePercent >= minCelebratedPercent) return "summit";
  return scorePercent >= 40 ? "cheer" : "comfort";
}

/** Score, correct count and percentage (docs/specification.md section 2), and a notice if the time was over. */
export function ScoreCard({ result }: { result: ReviewableResult }) {
  const { correct, total, scorePercent } = result;
  const figures = [
    { name: "Score", value: `${correct}/${total}` },
    { name: "Correct", value: correct },
    { name: "Percentage", value: `${scorePercent}%` },
  ];
  return (
    <Card className="relative grid items-center gap-6 overflow-hidden sm:grid-cols-[240px_1fr] sm:gap-10 sm:p-8">
      {scorePercent >= minCelebratedPercent && <Flags />}
      <ScoreClimb percentage={scorePercent} className="mx-auto w-full max-w-60" />
      <div className="grid gap-4">
        <p className="font-semibold text-ink-soft">{formatTestName(result.choice)}</p>
        <dl className="grid grid-cols-3 gap-3">
          {figures.map(({ name, value }) => (
            <div key={name} className="grid content-start">
              <dt className="text-small text-ink-soft">{name}</dt>
              <dd className="font-heading text-heading font-bold tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <TimeOverNotice result={result} />
        <div className="flex items-center gap-4">
          <Cub
            pose={findPose(scorePercent)}
            className={scorePercent >= minCelebratedPercent ? "size-36 shrink-0" : "size-24 shrink-0"}
          />
          <p className="text-body">
            {praiseByPercent.find(({ minPercent }) => scorePercent >= minPercent)?.text}
          </p>
        </div>
      </div>
    </Card>
  );
}
