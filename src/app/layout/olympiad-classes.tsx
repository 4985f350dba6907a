import { Link } from "react-router-dom";
import { olympiadPath } from "../../config/paths";
import { classNumbers } from "../../content/classes";
import type { Subject } from "../../content/subjects";

/** The twelve classes of one olympiad, each a link to its page. */
export function OlympiadClasses({ subject, onChoose }: { subject: Subject; onChoose: () => void }) {
  return (
    <ul className="grid grid-cols-3 gap-1">
      {classNumbers.map((number) => (
        <li key={number}>
          <Link
            to={olympiadPath(subject.slug, number)}
            onClick={onChoose}
            aria-label={`${subject.name} Class ${number}`}
            className="grid min-h-11 place-items-center rounded-small text-small hover:bg-violet-tint"
          >
            {`Class ${number}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}
