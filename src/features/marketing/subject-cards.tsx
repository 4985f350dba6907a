import { Link } from "react-router-dom";
import { olympiadPath } from "../../config/paths";
import { subjects } from "../../content/subjects";
import { SubjectEmblem } from "../../ui/subject-emblem";

/** Until a class is chosen the cards lead to the middle of primary school, from where every other class is one press. */
const firstClass = 5;

/** The eight olympiads, each a way to its page. */
export function SubjectCards() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {subjects.map((subject) => (
        <li key={subject.slug}>
          <Link
            to={olympiadPath(subject.slug, firstClass)}
            className="grid h-full gap-3 rounded-card bg-paper p-4 shadow-card transition hover:-translate-y-0.5 sm:p-5"
          >
            <SubjectEmblem slug={subject.slug} />
            <span className="font-heading text-subheading font-bold">{subject.name}</span>
            <span className="text-small text-ink-soft">Classes 1 to 12</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
