import { paths, practisePath } from "../../../config/paths";
import { readClassNumber } from "../../../content/classes";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import type { WeakTopic } from "./topics-to-practise";

/** The weakest topics of the last tests, each with the way to the next test of its subject. */
export function PractiseNext({ topics }: { topics: readonly WeakTopic[] }) {
  if (topics.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-heading">Work on these next</h2>
      <Card>
        <ul aria-label="Topics to work on" className="grid divided">
          {topics.map((weak) => (
            <li
              key={`${weak.subjectId} ${weak.topic}`}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <p>
                <span className="font-semibold">{weak.topic}</span>
                <span className="block text-small text-ink-soft">
                  {weak.subjectName} · {weak.correct} of your last {weak.total} correct
                </span>
              </p>
              <ButtonLink
                to={
                  weak.slug ? practisePath(weak.slug, readClassNumber(weak.className)) : paths.mockTestLanding
                }
                variant="quiet"
                size="card"
              >
                Practise <span className="sr-only">{weak.topic}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
