import { paths } from "../../../config/paths";
import type { Student } from "../../../data/students";
import { formatIst } from "../../../lib/dates";
import { firstNameOf } from "../../../lib/first-name";
import { TextLink } from "../../../ui/text-link";

type Edition = { name: string; resultsOn: string };

/**
 * The student's name and edition: Class 5 · Winter 2026-27 edition · results on 1 March 2027. Organisers get a link to
 * the admin panel, where the server decides whether they may open it.
 */
export function Greeting({
  student,
  edition,
}: {
  student: Student | undefined;
  edition: Edition | undefined;
}) {
  const details = [
    student?.class?.name,
    edition && `${edition.name} edition`,
    edition && `results on ${formatIst(edition.resultsOn, "date")}`,
  ];
  return (
    <header className="grid gap-1">
      <h1 className="text-title wrap-anywhere">
        {student?.name ? `Namaste, ${firstNameOf(student.name)}!` : "Namaste"}
      </h1>
      <p className="text-ink-soft">{details.filter(Boolean).join(" · ")}</p>
      {student?.role === "admin" && (
        <TextLink to={paths.adminPanel} className="justify-self-start py-2.5">
          Admin panel
        </TextLink>
      )}
    </header>
  );
}
