import { paths } from "../../../config/paths";
import type { UnpreparedExam } from "../../../data/admin/start-page";
import { formatIst } from "../../../lib/dates";
import { countText } from "../../../ui/count-text";
import { TextLink } from "../../../ui/text-link";

type MissingPart = { text: string; search: string };

/** Lists the missing parts of an exam, each with a link to the section of the panel for it. */
function listMissingParts({
  name,
  examOn,
  hasTime,
  classesWithoutPaper,
  hasHelp,
}: UnpreparedExam): MissingPart[] {
  const exam = `${name} on ${formatIst(examOn, "weekday")}`;
  return [
    ...(hasTime ? [] : [{ text: `${exam} has no start time yet`, search: "?section=exams" }]),
    ...(classesWithoutPaper === 0
      ? []
      : [
          {
            text: `${exam} has no paper yet for ${countText(classesWithoutPaper, "class", "classes")} with students`,
            search: "?section=papers",
          },
        ]),
    ...(hasHelp
      ? []
      : [
          {
            text: `${exam} is on a weekend, but no helpline hours for exam days are set`,
            search: "?section=exams",
          },
        ]),
  ];
}

/** The exams of the next 30 days that lack a time, a paper or a helpline, a line with a link for each. */
export function UnpreparedExams({ exams }: { exams: readonly UnpreparedExam[] }) {
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby="start-unprepared" className="grid gap-3">
      <h3 id="start-unprepared" className="text-subheading">
        Exams in the next 30 days: what is still to be done
      </h3>
      <ul className="grid gap-2">
        {exams.flatMap((exam) =>
          listMissingParts(exam).map(({ text, search }) => (
            <li key={text}>
              <TextLink to={`${paths.adminPanel}${search}&edition=${exam.editionId}`}>{text}</TextLink>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
