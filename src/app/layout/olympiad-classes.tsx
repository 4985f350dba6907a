import { Link } from "react-router-dom";
import { olympiadPath } from "../../config/paths";
import { classNumbers } from "../../content/classes";
import type { Subject } from "../../content/subjects";
import { useHydrated } from "../../lib/use-hydrated";

/**
 * The twelve classes of one olympiad, each a link to its page. The links' full names are added after hydration: both
 * menus together have 192 links, and with full names the HTML would not fit into the first round trip.
 */
export function OlympiadClasses({ subject, onChoose }: { subject: Subject; onChoose: () => void }) {
  const isHydrated = useHydrated(false, () => true);
  return (
    <ul className="grid grid-cols-3 gap-1">
      {classNumbers.map((number) => (
        <li key={number}>
          <Link
            to={olympiadPath(subject.slug, number)}
            onClick={onChoose}
            className="grid min-h-11 place-items-center rounded-small text-small hover:bg-violet-tint"
          >
            {`Class ${number}`}
            {isHydrated && " "}
            {isHydrated && <span className="sr-only">{subject.name}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
