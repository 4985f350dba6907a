import { topicMockTestStartPath } from "../../../config/paths";
import type { SubjectSlug } from "../../../content/subjects";
import {
  listWeeks,
  findMonday,
  findShownWeek,
  type Plan,
  type PlannedTopic,
} from "../../../engine/mock-test/practice-plan";
import type { Strength } from "../../../engine/mock-test/strengths";
import { addDays } from "../../../lib/day-in-india";
import { formatIst } from "../../../lib/dates";
import { Button, ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { CloseIcon } from "../../../ui/layout-icons";
import { describeCount } from "./describe-strength";

/** Changes one topic of the plan; null removes it. */
type ChangeTopic = (topic: string, change: Partial<Omit<PlannedTopic, "topic">> | null) => void;

type Props = {
  slug: SubjectSlug;
  plan: Plan;
  strengths: readonly Strength[];
  /** Today's date in India, `YYYY-MM-DD`. */
  today: string;
  onChange: ChangeTopic;
};

function describeWeek(week: string, today: string): string {
  const days = `${formatIst(week, "day")} to ${formatIst(addDays(week, 6), "day")}`;
  return week === findMonday(today) ? `This week, ${days}` : days;
}

function TopicRow({
  slug,
  plan,
  plannedTopic,
  strength,
  weeks,
  today,
  onChange,
}: Omit<Props, "strengths"> & {
  plannedTopic: PlannedTopic;
  strength: Strength | undefined;
  weeks: readonly string[];
}) {
  const { topic, isDone } = plannedTopic;
  return (
    <li className="flex flex-wrap items-center gap-2 py-3 first:pt-0 last:pb-0 sm:flex-nowrap">
      <label className="flex min-h-11 min-w-0 grow basis-32 items-center gap-3">
        <input
          type="checkbox"
          checked={isDone}
          onChange={(event) => onChange(topic, { isDone: event.target.checked })}
          className="size-5 shrink-0 accent-violet"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold max-sm:text-small">{topic}</span>
          {strength && <span className="block text-small text-ink-soft">{describeCount(strength)}</span>}
        </span>
      </label>
      <ButtonLink to={topicMockTestStartPath(slug, plan.classNumber, topic)} variant="quiet" size="card">
        Practise <span className="sr-only">{topic}</span>
      </ButtonLink>
      <select
        aria-label={`Week of ${topic}`}
        value={findShownWeek(plannedTopic, today)}
        onChange={(event) => onChange(topic, { week: event.target.value })}
        className="min-h-11.5 min-w-0 grow basis-40 rounded-small border border-control bg-paper px-3 text-small sm:max-w-52"
      >
        {weeks.map((week) => (
          <option key={week} value={week}>
            {week === findMonday(today) ? "This week" : describeWeek(week, today)}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Remove ${topic}`}
        onClick={() => onChange(topic, null)}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist"
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** Topics that are not in the plan: strong topics, those that did not fit, and removed ones. */
function OtherTopics({ topics, onChange }: { topics: readonly Strength[]; onChange: ChangeTopic }) {
  if (topics.length === 0) return null;
  return (
    <Card className="grid gap-3">
      <h2 className="text-subheading">Not in the plan</h2>
      <ul aria-label="Topics that are not in the plan" className="grid divided">
        {topics.map((strength) => (
          <li
            key={strength.topic}
            className="flex flex-wrap items-center justify-between gap-3 py-2.5 last:pb-0"
          >
            <p>
              <span className="font-semibold">{strength.topic}</span>
              <span className="block text-small text-ink-soft">{describeCount(strength)}</span>
            </p>
            <Button variant="outline" size="card" onClick={() => onChange(strength.topic, { isDone: false })}>
              Add <span className="sr-only">{strength.topic}</span>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The weeks of a plan with their topics, which can be ticked, moved to another week and removed. */
export function PlanWeeks({ slug, plan, strengths, today, onChange }: Props) {
  const plannedTopics = new Set(plan.topics.map(({ topic }) => topic));
  const weeks = listWeeks(today, plan.examDay);
  const earlierWeeks = plan.topics
    .map((topic) => findShownWeek(topic, today))
    .filter((week) => !weeks.includes(week));
  return (
    <>
      {[...new Set([...earlierWeeks.toSorted(), ...weeks])].map((week) => {
        const topics = plan.topics.filter((topic) => findShownWeek(topic, today) === week);
        return (
          <Card key={week} className="grid grid-cols-1 gap-3">
            <h2 className="text-subheading">{describeWeek(week, today)}</h2>
            {topics.length === 0 ? (
              <p className="text-ink-soft">Nothing planned. A mock test of all topics is a good idea.</p>
            ) : (
              <ul className="grid grid-cols-1 divided">
                {topics.map((topic) => (
                  <TopicRow
                    key={topic.topic}
                    slug={slug}
                    plan={plan}
                    plannedTopic={topic}
                    strength={strengths.find((strength) => strength.topic === topic.topic)}
                    weeks={weeks.includes(week) ? weeks : [week, ...weeks]}
                    today={today}
                    onChange={onChange}
                  />
                ))}
              </ul>
            )}
          </Card>
        );
      })}
      <OtherTopics topics={strengths.filter(({ topic }) => !plannedTopics.has(topic))} onChange={onChange} />
    </>
  );
}
