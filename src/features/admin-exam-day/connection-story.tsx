import type { AttemptStory } from "../../data/admin/exam-day";
import { formatIst } from "../../lib/dates";
import { KeptAnswers } from "./kept-answers";

const clock = (moment: string | null) => (moment === null ? "never" : formatIst(moment, "clock"));

/** What the room noticed, in words; what has none yet is shown by its name. */
const noticed: Record<string, string> = {
  hidden: "Page hidden",
  offline: "Offline",
  clock: "Clock jumped",
  device: "Another device",
};

function describeEnd({ finished_at, ended_by, deadline_at }: AttemptStory): string {
  if (finished_at === null) return `Runs until ${clock(deadline_at)}`;
  return `Ended ${clock(finished_at)} ${ended_by === "student" ? "by the student" : "by time"}`;
}

/** When a sitting began and ended, which devices were heard when, and what the room noticed; with what waits for a decision. */
export function ConnectionStory({ attempt }: { attempt: AttemptStory }) {
  const { started_at, answered, question_count, receipts, sessions, room_events } = attempt;
  const facts = [
    `Began ${clock(started_at)}`,
    describeEnd(attempt),
    `${answered} of ${question_count ?? "?"} answered`,
    ...receipts.map(({ no, code }) => `Receipt ${no}: ${code}`),
  ];
  return (
    <section className="grid gap-2">
      <h3 className="text-subheading">The sitting</h3>
      <p className="text-small">{facts.join(" · ")}</p>
      <ul className="grid gap-1 text-small">
        {sessions.map(({ session_no, started_at: began, heard_at, events, longest_wait_seconds }) => (
          <li key={session_no}>
            Page load {session_no}: from {clock(began)}, last heard {clock(heard_at)}, {events} answers
            {longest_wait_seconds !== null && longest_wait_seconds > 60
              ? `, one of them came ${Math.round(longest_wait_seconds / 60)} minutes after it was given`
              : ""}
          </li>
        ))}
        {room_events.map(({ kind, at_ms, for_ms }) => (
          <li key={`${kind} ${at_ms} ${for_ms}`}>
            {clock(new Date(Date.parse(started_at) + at_ms).toISOString())}: {noticed[kind] ?? kind}
            {for_ms === null ? "" : `, ${Math.max(1, Math.round(for_ms / 60_000))} min`}
          </li>
        ))}
      </ul>
      <KeptAnswers attempt={attempt} />
    </section>
  );
}
