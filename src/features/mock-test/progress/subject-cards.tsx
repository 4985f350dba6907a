import { Card } from "../../../ui/card";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { questionCount, toRightCount } from "./attempts";
import type { SubjectProgress, Trend } from "./subject-progress";
import { TrendLine } from "./trend-line";

const trendTexts: Record<Trend, string> = {
  first: "Your first test",
  rising: "Improving",
  steady: "Holding steady",
  falling: "Keep going",
};

function SubjectCard({ progress }: { progress: SubjectProgress }) {
  const { subjectName, slug, testCount, bestPercent, recentPercents, trend } = progress;
  const trendText =
    trend === "falling"
      ? `${trendTexts.falling}: your best is ${toRightCount(bestPercent)}`
      : trendTexts[trend];
  return (
    <Card className="grid gap-3">
      <div className="flex items-center gap-3">
        {slug && <SubjectEmblem slug={slug} className="size-11" />}
        <div className="mr-auto">
          <h3 className="text-subheading">{subjectName}</h3>
          <p className="text-small text-ink-soft">{testCount === 1 ? "1 test" : `${testCount} tests`}</p>
        </div>
        <p className="text-right">
          <span className="block text-small text-ink-soft">Best</span>
          <span className="font-heading text-subheading font-bold tabular">
            {toRightCount(bestPercent)} of {questionCount}
          </span>
        </p>
      </div>
      <div className="flex items-center justify-between gap-4">
        <TrendLine percents={recentPercents} label={`${subjectName}: ${trendText.toLowerCase()}.`} />
        <p aria-hidden="true" className="text-right text-small font-semibold">
          {trendText}
        </p>
      </div>
    </Card>
  );
}

/** Best and trend of each subject. */
export function SubjectCards({ subjects }: { subjects: readonly SubjectProgress[] }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">Your progress</h2>
      <ul aria-label="Subjects" className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {subjects.map((progress) => (
          <li key={progress.subjectName}>
            <SubjectCard progress={progress} />
          </li>
        ))}
      </ul>
    </section>
  );
}
