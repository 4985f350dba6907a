import { Link } from "react-router-dom";
import { olympiadPath } from "../../../config/paths";
import { classNumbers } from "../../../content/classes";
import { subjects, type Subject } from "../../../content/subjects";
import { cn } from "../../../lib/cn";
import { SubjectEmblem } from "../../../ui/subject-emblem";

/** Links to the other classes of this subject, and to the other subjects of this class. */
export function MoreOlympiads({ subject, classNumber }: { subject: Subject; classNumber: number }) {
  return (
    <nav
      aria-label="Other olympiads"
      className="mx-auto grid max-w-page gap-8 px-4 pt-6.5 sm:pt-9 lg:grid-cols-2"
    >
      <section className="grid content-start gap-3">
        <h2 className="text-heading">{subject.name} in other classes</h2>
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {classNumbers.map((number) => (
            <li key={number}>
              <Link
                to={olympiadPath(subject.slug, number)}
                aria-current={number === classNumber ? "page" : undefined}
                className={cn(
                  "grid min-h-11 place-items-center rounded-full border text-small font-semibold",
                  number === classNumber
                    ? "border-violet bg-violet text-white"
                    : "border-line bg-paper hover:border-violet",
                )}
              >
                {`Class ${number}`}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid content-start gap-3">
        <h2 className="text-heading">Other subjects for class {classNumber}</h2>
        <ul className="grid gap-2 min-[26rem]:grid-cols-2">
          {subjects
            .filter((other) => other !== subject)
            .map((other) => (
              <li key={other.slug}>
                <Link
                  to={olympiadPath(other.slug, classNumber)}
                  className="flex min-h-13 items-center gap-3 rounded-small bg-paper px-3 py-1.5 font-semibold shadow-card hover:text-violet"
                >
                  <SubjectEmblem slug={other.slug} className="size-9" />
                  {other.name}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    </nav>
  );
}
