import { formatDay } from "../../../content/calendar-day";
import { describeStartTime } from "../../../content/exam-hours";
import { listUpcomingExams } from "../../../content/exam-information";
import { useExamCalendar } from "../../../content/use-exam-calendar";
import { DateTiles } from "../../../ui/date-tiles";
import { Section } from "../../../ui/section";

/**
 * The four exams of the page with the last day to register. An exam that the current edition does not have is listed
 * with its next day.
 */
export function UpcomingExams() {
  const calendar = useExamCalendar();
  const { name: edition, registrationOpensOn, resultsOn } = calendar.current;
  const { upcoming, noExamTexts } = listUpcomingExams(calendar);
  const tiles = upcoming.map(({ name, examOn, hours, registrationClosesOn }) => ({
    day: examOn,
    label: name,
    note:
      registrationOpensOn === null
        ? describeStartTime(hours)
        : `${describeStartTime(hours)}. Register by ${formatDay(registrationClosesOn)}`,
  }));
  return (
    <Section title="Upcoming Exam Dates" intro={`${edition} edition. Results on ${formatDay(resultsOn)}.`}>
      {tiles.length > 0 && <DateTiles items={tiles} />}
      {noExamTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Section>
  );
}
