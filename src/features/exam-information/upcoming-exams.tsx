import { writeDay } from "../../content/calendar-day";
import { currentEdition } from "../../content/editions";
import { listUpcomingExams } from "../../content/exam-information";
import { DateTiles } from "../../ui/date-tiles";
import { Section } from "../../ui/section";

const isAnnounced = currentEdition.registrationOpensOn !== null;

/** The four exams of the page with the last day of registration; of one that the edition does not have, when it comes. */
export function UpcomingExams() {
  const { upcoming, missing } = listUpcomingExams();
  const tiles = upcoming.map(({ name, examOn, registrationClosesOn }) => ({
    day: examOn,
    label: name,
    note: isAnnounced ? `Register by ${writeDay(registrationClosesOn)}` : undefined,
  }));
  return (
    <Section
      title="Upcoming Exam Dates"
      intro={`${currentEdition.name} edition. Results on ${writeDay(currentEdition.resultsOn)}.`}
    >
      {tiles.length > 0 && <DateTiles items={tiles} />}
      {missing.map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
    </Section>
  );
}
