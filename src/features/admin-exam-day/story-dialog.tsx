import { useQuery } from "@tanstack/react-query";
import { storyQuery, type Sitter, type Story } from "../../data/admin/exam-day";
import { formatIst } from "../../lib/dates";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { LoadedView } from "../../ui/loaded-view";
import { ConnectionStory } from "./connection-story";
import type { ExamChoice } from "./exam-choices";
import { writeMinutes, writeStart } from "./exam-day-texts";
import { GrantForm } from "./grant-form";

type Grant = Story["grants"][number];

function describeGrant({ is_reserve, extra_seconds, opens_at, last_start_at, is_waiting }: Grant): string {
  const parts = [
    is_reserve && "Reserve paper",
    extra_seconds > 0 && `${writeMinutes(extra_seconds)} more`,
    opens_at && `${formatIst(opens_at, "day")}, start ${writeStart(opens_at, last_start_at)}`,
    is_waiting && "waits for a second organiser",
  ];
  return parts.filter(Boolean).join(", ");
}

function Grants({ grants }: { grants: readonly Grant[] }) {
  if (grants.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="text-subheading">Given</h3>
      <ul className="grid gap-1 text-small">
        {grants.map((grant) => (
          <li key={grant.id} className="wrap-anywhere">
            <span className="font-semibold">{describeGrant(grant)}</span>: {grant.reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One student in an exam: whom to call, the story of the connection, and what can be given. */
export function StoryDialog({
  exam,
  sitter,
  onClose,
}: {
  exam: ExamChoice;
  sitter: Sitter;
  onClose: () => void;
}) {
  const query = useQuery(storyQuery(exam, sitter.studentId));
  return (
    <Dialog
      title={sitter.name ?? sitter.email}
      intro={`${exam.name}, ${sitter.className}. That you look here is written down.`}
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the story">
        {(story) =>
          story.outcome === "not_found" ? (
            <p>The student is no longer enrolled.</p>
          ) : (
            <>
              <p className="text-small text-ink-soft wrap-anywhere">
                {[story.email, story.phone].filter(Boolean).join(" · ")}
                <span className="block">Start {writeStart(story.opens_at, story.last_start_at)}</span>
              </p>
              {story.attempt ? <ConnectionStory attempt={story.attempt} /> : <p>Has not begun.</p>}
              <Grants grants={story.grants} />
              <GrantForm exam={exam} studentId={sitter.studentId} hasBegun={story.attempt !== null} />
            </>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
