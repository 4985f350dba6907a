import type { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import type { AnswerRecord } from "../../../data/exam/answer-records";
import { formatIst } from "../../../lib/dates";

type Session = AnswerRecord["sessions"][number];
type ToOwnAnswer = ReturnType<typeof toOwnNumbering>["toOwnAnswer"];

function Taps({
  session: { sessionNo, events },
  toOwnAnswer,
}: {
  session: Session;
  toOwnAnswer: ToOwnAnswer;
}) {
  return (
    <table className="w-full text-left text-[0.8125rem] whitespace-nowrap sm:text-small">
      <caption className="sr-only">Session {sessionNo}</caption>
      <thead className="text-ink-soft">
        <tr>
          {["Question", "Answer", "Given", "Received"].map((head) => (
            <th key={head} scope="col" className="py-1 pr-2 font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divided tabular">
        {events.map(({ seq, n, option, answeredAt, receivedAt, isCounted }) => {
          const { number, ownLetter } = toOwnAnswer(n, option);
          return (
            <tr key={seq}>
              <td className="py-1 pr-2">{number}</td>
              <td className="py-1 pr-2">
                {ownLetter ?? "cleared"}
                {!isCounted && <strong className="max-sm:block"> (too late)</strong>}
              </td>
              <td className="py-1 pr-2">{formatIst(answeredAt, "timeWithSeconds")}</td>
              <td className="py-1">{formatIst(receivedAt, "timeWithSeconds")}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/**
 * Every tap on an answer that reached the server, by session, and whether it arrived in time. A family can check the
 * record with this list.
 */
export function SessionList({
  sessions,
  toOwnAnswer,
}: {
  sessions: readonly Session[];
  toOwnAnswer: ToOwnAnswer;
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">All your answers, in order</h2>
      <p>
        If you opened the exam more than once, each time is listed. Your last answer to each question counts.
      </p>
      <div className="grid gap-3">
        {sessions.map((session) => (
          <details key={session.sessionNo} className="rounded-card border border-line bg-paper px-5 py-3">
            <summary className="min-h-8 font-semibold">
              Session {session.sessionNo}, from {formatIst(session.startedAt, "clock")}:{" "}
              {session.events.length === 1 ? "one answer" : `${session.events.length} answers`}
            </summary>
            {session.events.length > 0 && <Taps session={session} toOwnAnswer={toOwnAnswer} />}
          </details>
        ))}
      </div>
    </section>
  );
}
