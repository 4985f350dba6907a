import * as v from "valibot";
import { addDays } from "../../lib/day-in-india";
import { isStrong, orderForPractice, type Strength } from "./strengths";

/** The maximum number of topics in a week of a new plan; the child can add other topics. */
const maxTopicsPerWeek = 3;

/** The maximum number of weeks that a plan shows: half a year. */
const maxWeeks = 26;

/** The maximum number of topics of a plan; no syllabus of a class has more. */
const maxTopics = 40;

const daySchema = v.pipe(v.string(), v.isoDate());

/**
 * A plan for one subject until its exam day: each topic has a week, identified by its Monday. Days are those of India.
 * A plan without topics was deleted by the child.
 */
export const planSchema = v.object({
  subjectSlug: v.pipe(v.string(), v.regex(/^[a-z]+$/)),
  classNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  examDay: daySchema,
  topics: v.pipe(
    v.array(v.object({ topic: v.pipe(v.string(), v.maxLength(80)), week: daySchema, isDone: v.boolean() })),
    v.maxLength(maxTopics),
  ),
  /** Whether the account does not have this version of the plan yet. */
  isUnsent: v.optional(v.boolean()),
});

export type Plan = v.InferOutput<typeof planSchema>;
export type PlannedTopic = Plan["topics"][number];

/**
 * @param day a calendar day, `YYYY-MM-DD`
 * @returns the Monday of its week
 */
export function findMonday(day: string): string {
  const weekday = new Date(day).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * @param today today's date in India
 * @param examDay the day of the exam, after today
 * @returns the Mondays of the weeks that have a day before the exam, the current week first; at most 26
 */
export function listWeeks(today: string, examDay: string): string[] {
  const lastWeek = findMonday(addDays(examDay, -1));
  return Array.from({ length: maxWeeks }, (_, index) => addDays(findMonday(today), 7 * index)).filter(
    (week, index) => index === 0 || week <= lastWeek,
  );
}

/**
 * Creates a plan from the strengths: weak and fading topics first, spread evenly over the weeks, at most three a week.
 * Strong topics are left out if there are others.
 *
 * @param exam subject, class and exam day
 * @param strengths the strengths in the subject's topics
 * @param today today's date in India
 * @returns the plan
 */
export function createPlan(
  exam: Pick<Plan, "subjectSlug" | "classNumber" | "examDay">,
  strengths: readonly Strength[],
  today: string,
): Plan {
  const weeks = listWeeks(today, exam.examDay);
  const orderedStrengths = orderForPractice(strengths);
  const weakerStrengths = orderedStrengths.filter((strength) => !isStrong(strength));
  const maxCount = Math.min(maxTopics, maxTopicsPerWeek * weeks.length);
  const topics = (weakerStrengths.length > 0 ? weakerStrengths : orderedStrengths).slice(0, maxCount);
  return {
    ...exam,
    topics: topics.map(({ topic }, index) => ({
      topic,
      week: weeks[Math.floor((index * weeks.length) / topics.length)] ?? findMonday(today),
      isDone: false,
    })),
  };
}

/**
 * @param plannedTopic a topic of a plan
 * @param today today's date in India
 * @returns the Monday of the week in which the topic is shown: the current week for a topic of an earlier week that is
 * not done
 */
export function findShownWeek({ week, isDone }: PlannedTopic, today: string): string {
  const thisWeek = findMonday(today);
  return !isDone && week < thisWeek ? thisWeek : week;
}

/**
 * @param plan the plan to change
 * @param topic the topic of the syllabus
 * @param change the topic's new week, or whether it is done; null removes the topic
 * @param today today's date in India; a new topic is planned for the week of this day
 * @returns the changed plan; a topic that the plan does not have is added
 */
export function changeTopic(
  plan: Plan,
  topic: string,
  change: Partial<Omit<PlannedTopic, "topic">> | null,
  today: string,
): Plan {
  const existingTopic = plan.topics.find((plannedTopic) => plannedTopic.topic === topic);
  if (change === null)
    return { ...plan, topics: plan.topics.filter((plannedTopic) => plannedTopic !== existingTopic) };
  const changedTopic = { topic, week: findMonday(today), isDone: false, ...existingTopic, ...change };
  const topics = existingTopic
    ? plan.topics.map((plannedTopic) => (plannedTopic === existingTopic ? changedTopic : plannedTopic))
    : [...plan.topics, changedTopic];
  return { ...plan, topics };
}
