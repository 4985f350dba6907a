import { useQuery } from "@tanstack/react-query";
import { paths } from "../../../config/paths";
import { startPageQuery, type StartPage } from "../../../data/admin/start-page";
import { formatIst } from "../../../lib/dates";
import { Card } from "../../../ui/card";
import { LoadedView } from "../../../ui/loaded-view";
import { TextLink } from "../../../ui/text-link";
import { FiguresView } from "./figures-view";
import { UnpreparedExams } from "./unprepared-exams";
import { WaitingList } from "./waiting-list";

/** The exams of today with their numbers, each a link to its exam day. */
function Today({ exams }: { exams: StartPage["today"] }) {
  if (exams.length === 0) return null;
  return (
    <section aria-labelledby="start-today" className="grid gap-3">
      <h3 id="start-today" className="text-subheading">
        Exams today
      </h3>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {exams.map((exam) => (
          <li key={`${exam.editionId} ${exam.examId}`}>
            <Card className="grid gap-1">
              <TextLink to={`${paths.adminPanel}?section=day&exam=${exam.editionId}.${exam.examId}`}>
                {exam.name}
              </TextLink>
              <p className="text-small text-ink-soft">
                {exam.opensAt && exam.lastStartAt
                  ? `Start between ${formatIst(exam.opensAt, "clock")} and ${formatIst(exam.lastStartAt, "clock")}`
                  : "no time yet"}
              </p>
              <p className="text-small tabular">
                {exam.enrolled} enrolled · {exam.inLobby} in the lobby · {exam.started} started ·{" "}
                {exam.finished} finished
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Start section: open tasks, today's exams, and registration figures. */
export function StartView() {
  const query = useQuery(startPageQuery);
  return (
    <section aria-labelledby="admin-section" className="grid gap-6">
      <h2 id="admin-section" className="text-heading">
        Start
      </h2>
      <LoadedView query={query} label="Loading the start page">
        {({ waiting, places: targets, unprepared, today, figures, day }) => (
          <>
            <section aria-labelledby="start-waiting" className="grid gap-3">
              <h3 id="start-waiting" className="text-subheading">
                Pending
              </h3>
              <WaitingList waiting={waiting} targets={targets} />
            </section>
            <UnpreparedExams exams={unprepared} />
            <Today exams={today} />
            <section aria-labelledby="start-figures" className="grid gap-3">
              <h3 id="start-figures" className="text-subheading">
                Registrations and revenue
              </h3>
              <FiguresView figures={figures} today={day} />
            </section>
          </>
        )}
      </LoadedView>
    </section>
  );
}
