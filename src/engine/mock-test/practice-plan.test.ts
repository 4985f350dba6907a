import { describe, expect, it } from "vitest";
import { changeTopic, createPlan, listWeeks, findMonday, findShownWeek, type Plan } from "./practice-plan";
import type { Strength } from "./strengths";

/** A Saturday. */
const today = "2026-11-28";
const exam = { subjectSlug: "maths", classNumber: 5, examDay: "2026-12-20" };

function makeStrength(topic: string, changes: Partial<Strength> = {}): Strength {
  return { topic, tried: 0, right: 0, lastDay: null, level: "untried", isFading: false, ...changes };
}
const makeStrengths = (count: number) =>
  Array.from({ length: count }, (_, index) => makeStrength(`t${index}`));
const formatWeeks = (plan: Plan) => plan.topics.map(({ topic, week }) => `${topic} ${week}`);

describe("the weeks of a plan", () => {
  it.each([
    ["2026-11-23", "2026-11-23"],
    ["2026-11-29", "2026-11-23"],
    ["2026-11-30", "2026-11-30"],
  ])("%s is in the week that begins on %s", (day, monday) => expect(findMonday(day)).toBe(monday));

  it("begin with the current week, and end with the week of the last day before the exam", () => {
    expect(listWeeks(today, "2026-12-20")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07", "2026-12-14"]);
    expect(listWeeks(today, "2026-12-14")).toEqual(["2026-11-23", "2026-11-30", "2026-12-07"]);
    expect(listWeeks(today, "2026-11-29")).toEqual(["2026-11-23"]);
    expect(listWeeks(today, "2028-01-01")).toHaveLength(26);
  });
});

describe("a new plan", () => {
  it("spreads the topics evenly, the weakest first, and leaves out strong ones", () => {
    const plan = createPlan(
      exam,
      [
        makeStrength("good", { tried: 4, right: 4, level: "good", lastDay: today }),
        ...makeStrengths(3),
        makeStrength("weak", { tried: 4, right: 1, level: "weak", lastDay: today }),
      ],
      today,
    );
    expect(formatWeeks(plan)).toEqual(["weak 2026-11-23", "t0 2026-11-30", "t1 2026-12-07", "t2 2026-12-14"]);
  });

  it("has at most three topics for each week", () => {
    expect(createPlan(exam, makeStrengths(14), today).topics).toHaveLength(12);
    expect(createPlan({ ...exam, examDay: "2026-11-29" }, makeStrengths(14), today).topics).toHaveLength(3);
  });

  it("has strong topics if all topics are strong", () => {
    const good = makeStrength("good", { tried: 4, right: 4, level: "good", lastDay: today });
    expect(createPlan(exam, [good], today).topics).toHaveLength(1);
  });
});

describe("a topic of a plan", () => {
  const plan = createPlan(exam, makeStrengths(4), today);

  it("is shown in the current week if its own week is over and it is not done, otherwise in its own week", () => {
    const plannedTopic = { topic: "t0", week: "2026-11-16", isDone: false };
    expect(findShownWeek(plannedTopic, today)).toBe("2026-11-23");
    expect(findShownWeek({ ...plannedTopic, isDone: true }, today)).toBe("2026-11-16");
    expect(findShownWeek({ ...plannedTopic, week: "2026-12-07" }, today)).toBe("2026-12-07");
  });

  it("can be marked as done, moved, removed and added", () => {
    expect(changeTopic(plan, "t1", { isDone: true }, today).topics[1]).toMatchObject({ isDone: true });
    expect(changeTopic(plan, "t1", { week: "2026-12-14" }, today).topics[1]).toMatchObject({
      week: "2026-12-14",
    });
    expect(changeTopic(plan, "t1", null, today).topics.map(({ topic }) => topic)).toEqual(["t0", "t2", "t3"]);
    expect(changeTopic(plan, "t9", {}, today).topics[4]).toEqual({
      topic: "t9",
      week: "2026-11-23",
      isDone: false,
    });
  });
});
