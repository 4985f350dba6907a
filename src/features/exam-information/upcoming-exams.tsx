import { writeDay } from "../../content/calendar-day";
import { currentEdition } from "../../content/editions";
import { listUpcomingExams } from "../../content/exam-information";
import { DateTiles } from "../../ui/date-tiles";
import { Section } from "../../ui/section";

/** The four exams of the page with the last day of registration. */
export function UpcomingExams() {
  const exams = listUpcomingExams().map(({ name, examOn, registrationClosesOn }) => ({
    day: examOn,
    label: name,
    note: `Register by ${writeDay(registrationClosesOn)}`,
  }));
  return (
    <Section
      title="Upcoming Exam Dates"
      intro={`${currentEdition.name} edition. Results on ${writeDay(currentEdition.resultsOn)}.`}
    >
      <DateTiles items={exams} />
    </Section>
  );
}
