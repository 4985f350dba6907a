import { useState } from "react";
import { subjects, type SubjectSlug } from "../../../content/subjects";
import { findTopics } from "../../../content/syllabus/syllabus";
import { listStrengths, type TopicTest } from "../../../engine/mock-test/strengths";
import { dayInIndia } from "../../../lib/day-in-india";
import { Card } from "../../../ui/card";
import { SelectField } from "../../../ui/field";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { NextStep } from "./next-step";
import { StrengthGrid } from "./strength-grid";
import { StrengthTable } from "./strength-table";

type Props = {
  /** Newest first. */
  tests: readonly TopicTest[];
  /** The child's class. If there is no test in it, the class of the newest test is shown. */
  classNumber?: number | undefined;
};

/** The subject of the newest test in the class, else Maths. */
function findFirstSubject(tests: readonly TopicTest[]): SubjectSlug {
  return subjects.find(({ slug }) => slug === tests[0]?.subjectSlug)?.slug ?? "maths";
}

/**
 * A child's map of strengths: the results in each topic of a subject, as tiles and as a table, with one next step.
 */
export function StrengthMap({ tests, classNumber: ownClass }: Props) {
  const classNumber = (tests.find((test) => test.classNumber === ownClass) ?? tests[0])?.classNumber;
  const testsOfClass = tests.filter((test) => test.classNumber === classNumber);
  const [slug, setSlug] = useState(() => findFirstSubject(testsOfClass));
  const [today] = useState(() => dayInIndia(new Date()));
  if (classNumber === undefined) return null;
  const topics = findTopics(slug, classNumber);
  const testsOfSubject = testsOfClass.filter(({ subjectSlug }) => subjectSlug === slug);
  const strengths = listStrengths(testsOfSubject, topics, today);
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">Strengths by topic</h2>
      <Card className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="flex items-center gap-3">
            <SubjectEmblem slug={slug} className="size-11" />
            <p className="max-w-md text-small text-ink-soft">
              Class {classNumber}: how you did in each topic. This is based on about your last ten answers in
              each topic.
            </p>
          </div>
          <div className="w-full sm:w-56">
            <SelectField
              label="Subject"
              value={slug}
              onChange={(event) => {
                const chosenSubject = subjects.find((subject) => subject.slug === event.target.value);
                if (chosenSubject) setSlug(chosenSubject.slug);
              }}
            >
              {subjects.map((subject) => (
                <option key={subject.slug} value={subject.slug}>
                  {subject.name}
                </option>
              ))}
            </SelectField>
          </div>
        </div>
        <NextStep slug={slug} classNumber={classNumber} strengths={strengths} />
        <StrengthGrid strengths={strengths} />
        <StrengthTable strengths={strengths} />
      </Card>
    </section>
  );
}
