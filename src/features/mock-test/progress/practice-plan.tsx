import { useState } from "react";
import { classNumbers } from "../../../content/classes";
import { subjects, type SubjectSlug } from "../../../content/subjects";
import { findTopics } from "../../../content/syllabus/syllabus";
import { syncRecord } from "../../../data/practice-record";
import { changeTopic, createPlan, type Plan } from "../../../engine/mock-test/practice-plan";
import { mergePlans, readRecord, storeRecord } from "../../../engine/mock-test/practice-record";
import { listStrengths } from "../../../engine/mock-test/strengths";
import { dayInIndia, daysBetween } from "../../../lib/day-in-india";
import { formatIst } from "../../../lib/dates";
import { useUrlQuery } from "../../../lib/use-url-query";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/field";
import type { PracticeData } from "./load-practice";
import { PlanForm } from "./plan-form";
import { PlanWeeks } from "./plan-weeks";

type Props = { studentId: string | null; practice: PracticeData };

/** The plans of this device; each change is stored immediately, and sent to a student's account. */
function usePlans(studentId: string | null) {
  const [plans, setPlans] = useState(() => readRecord(studentId).plans);
  const savePlan = (plan: Plan) => {
    const record = readRecord(studentId);
    // A visitor has no account in which the plan must also be deleted.
    const shouldDelete = studentId === null && plan.topics.length === 0;
    const mergedPlans = mergePlans(record.plans, [{ ...plan, isUnsent: true }]);
    const newPlans = shouldDelete
      ? mergedPlans.filter(({ subjectSlug }) => subjectSlug !== plan.subjectSlug)
      : mergedPlans;
    storeRecord(studentId, { ...record, plans: newPlans });
    setPlans(newPlans);
    if (studentId !== null) void syncRecord(studentId);
  };
  return { plans, savePlan };
}

function describeEnd({ examDay, classNumber }: Plan, today: string): string {
  const days = daysBetween(today, examDay);
  return `Class ${classNumber}, until ${formatIst(examDay, "date")}: ${days === 1 ? "1 day" : `${days} days`} to go.`;
}

/** The study plan of one subject until its exam day: made from the map of strengths, and edited by the family. */
export function PracticePlan({ studentId, practice }: Props) {
  const { readParam, changeParams } = useUrlQuery();
  const [today] = useState(() => dayInIndia(new Date()));
  const [chosenClass, setChosenClass] = useState<number>();
  const { plans, savePlan } = usePlans(studentId);
  const requestedSlug = readParam("subject") || plans[0]?.subjectSlug || practice.tests[0]?.subjectSlug;
  const slug: SubjectSlug = subjects.find((subject) => subject.slug === requestedSlug)?.slug ?? "maths";
  const plan = plans.find(
    ({ subjectSlug, topics, examDay }) => subjectSlug === slug && topics.length > 0 && examDay > today,
  );
  const classNumber = plan?.classNumber ?? chosenClass ?? practice.classNumber;
  const tests = practice.tests.filter(
    (test) => test.subjectSlug === slug && test.classNumber === classNumber,
  );
  const strengths =
    classNumber === undefined ? [] : listStrengths(tests, findTopics(slug, classNumber), today);
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Subject"
          value={slug}
          onChange={(event) => changeParams({ subject: event.target.value }, { replace: true })}
        >
          {subjects.map((subject) => (
            <option key={subject.slug} value={subject.slug}>
              {subject.name}
            </option>
          ))}
        </SelectField>
        {!plan && (
          <SelectField
            label="Class"
            value={classNumber ?? ""}
            onChange={(event) => setChosenClass(Number(event.target.value))}
          >
            {classNumber === undefined && <option value="">Choose a class</option>}
            {classNumbers.map((number) => (
              <option key={number} value={number}>
                Class {number}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      {!plan && classNumber !== undefined && (
        <PlanForm
          key={slug}
          slug={slug}
          today={today}
          onCreate={(examDay) =>
            savePlan(createPlan({ subjectSlug: slug, classNumber, examDay }, strengths, today))
          }
        />
      )}
      {plan && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{describeEnd(plan, today)}</p>
            <Button variant="outline" size="card" onClick={() => savePlan({ ...plan, topics: [] })}>
              Make a new plan
            </Button>
          </div>
          <PlanWeeks
            slug={slug}
            plan={plan}
            strengths={strengths}
            today={today}
            onChange={(topic, changes) => savePlan(changeTopic(plan, topic, changes, today))}
          />
        </>
      )}
    </>
  );
}
