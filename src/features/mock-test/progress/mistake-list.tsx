import { useCallback } from "react";
import { mockTestStartPath } from "../../../config/paths";
import { readClassNumber } from "../../../content/classes";
import { listMistakeTexts } from "../../../data/question-files";
import { useLoaded } from "../../../lib/use-loaded";
import { capitalise } from "../../../lib/first-letter";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { addMistakeTexts, type FrequentMistake, type SubjectMistakes } from "./frequent-mistakes";

function describeCount(count: number): string {
  return count === 1 ? "1 time" : `${count} times`;
}

/** A subject of the site with the mistakes that can be practised in it. */
type PractisableSubject = Pick<SubjectMistakes, "subjectName" | "className"> & {
  slug: NonNullable<SubjectMistakes["slug"]>;
  mistakes: FrequentMistake[];
};

/** Looks up the mistakes in the sets of their subjects; a subject without a mistake to practise is left out. */
async function findPractisableSubjects(subjects: readonly SubjectMistakes[]): Promise<PractisableSubject[]> {
  const subjectsWithTexts = await Promise.all(
    subjects.map(async ({ subjectName, className, slug, mistakes }) => {
      if (!slug) return [];
      const texts = await listMistakeTexts(slug, readClassNumber(className));
      return { subjectName, className, slug, mistakes: addMistakeTexts(mistakes, texts) };
    }),
  );
  return subjectsWithTexts.flat().filter(({ mistakes }) => mistakes.length > 0);
}

function MistakesOfSubject({ subjectName, className, slug, mistakes }: PractisableSubject) {
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-center gap-3">
        <SubjectEmblem slug={slug} className="size-11" />
        <div>
          <h3 className="text-subheading">{subjectName}</h3>
          <p className="text-small text-ink-soft">{className}</p>
        </div>
      </div>
      <ul aria-label={`Mistakes in ${subjectName}`} className="grid divided">
        {mistakes.map(({ mistake, text, count }) => (
          <li
            key={mistake}
            className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 last:pb-0"
          >
            <p className="grow basis-52">
              <span className="font-semibold">{capitalise(text)}</span>
              <span className="block text-small text-ink-soft">{describeCount(count)}</span>
            </p>
            <ButtonLink
              to={mockTestStartPath(slug, readClassNumber(className), mistake)}
              variant="quiet"
              size="card"
            >
              Practise this<span className="sr-only">: {text}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The most frequent mistakes of the last month, by subject, each with a link to a test about it. */
export function MistakeList({ subjects }: { subjects: readonly SubjectMistakes[] }) {
  const loadedSubjects = useLoaded(useCallback(() => findPractisableSubjects(subjects), [subjects]));
  if (loadedSubjects.state !== "ready" || loadedSubjects.value.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">Mistakes to fix this month</h2>
      <p className="text-ink-soft">Mistakes in your recent answers, the most frequent first.</p>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {loadedSubjects.value.map((subject) => (
          <MistakesOfSubject key={subject.subjectName} {...subject} />
        ))}
      </div>
    </section>
  );
}
