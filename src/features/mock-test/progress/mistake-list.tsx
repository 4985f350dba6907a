import { practisePath } from "../../../config/paths";
import { readClassNumber } from "../../../content/classes";
import { canPractise } from "../../../engine/mock-test/mistakes";
import { useExplanations } from "../../../data/use-explanations";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import type { FrequentMistake, SubjectMistakes } from "./frequent-mistakes";

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeCount(count: number): string {
  return count === 1 ? "1 time" : `${count} times`;
}

type WayProps = FrequentMistake & { slug: NonNullable<SubjectMistakes["slug"]>; classNumber: number };

/** The way to a test about a mistake; nothing where the set has too few questions about it. */
function PractiseThis({ slug, classNumber, mistake }: WayProps) {
  const explanations = useExplanations(slug, classNumber);
  if (!explanations || !canPractise(mistake, explanations)) return null;
  return (
    <ButtonLink to={practisePath(slug, classNumber, mistake)} variant="quiet" size="card">
      Practise this<span className="sr-only">: {mistake}</span>
    </ButtonLink>
  );
}

function MistakesOfSubject({ subjectName, className, slug, mistakes }: SubjectMistakes) {
  return (
    <Card className="grid content-start gap-3">
      <div className="flex items-center gap-3">
        {slug && <SubjectEmblem slug={slug} className="size-11" />}
        <div>
          <h3 className="text-subheading">{subjectName}</h3>
          <p className="text-small text-ink-soft">{className}</p>
        </div>
      </div>
      <ul aria-label={`Mistakes in ${subjectName}`} className="grid divided">
        {mistakes.map((frequent) => (
          <li
            key={frequent.mistake}
            className="flex min-h-17 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 last:pb-0"
          >
            <p className="grow basis-52">
              <span className="font-semibold">{capitalise(frequent.mistake)}</span>
              <span className="block text-small text-ink-soft">{describeCount(frequent.count)}</span>
            </p>
            {slug && <PractiseThis {...frequent} slug={slug} classNumber={readClassNumber(className)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The most frequent mistakes of the last month, by subject, each with a link to a test about it. */
export function MistakeList({ subjects }: { subjects: readonly SubjectMistakes[] }) {
  if (subjects.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">Mistakes to fix this month</h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {subjects.map((subject) => (
          <MistakesOfSubject key={subject.subjectName} {...subject} />
        ))}
      </div>
    </section>
  );
}
