import { useQuery } from "@tanstack/react-query";
import type { FoundAttempt } from "../../../../data/admin/attempts";
import { studentExamQuery } from "../../../../data/admin/exam-day";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/dialog";
import { LoadedView } from "../../../../ui/loaded-view";
import { RecordedEvents } from "../../../../ui/recorded-events";

type Props = { exam: { editionId: string; examId: string }; attempt: FoundAttempt; onClose: () => void };

/** The dialog with the exam record of an attempt, in the words that the child sees at the end. */
export function ExamRecordDialog({ exam, attempt, onClose }: Props) {
  const query = useQuery(studentExamQuery(exam, attempt.studentId));
  return (
    <Dialog
      title={`Exam record of ${attempt.name ?? attempt.email ?? "this student"}`}
      intro="The student sees the same record. It does not affect marks and proves little on its own: ask the family before you decide. Opening this record is recorded."
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the exam record">
        {/* "story": the reply has the student's exam. */}
        {(details) =>
          details.outcome === "story" && details.attempt?.attempt_id === attempt.attemptId ? (
            <RecordedEvents
              events={details.attempt.room_events.map(({ kind, at_ms: atMs, for_ms: forMs }) => ({
                kind,
                atMs,
                forMs,
              }))}
              silences={details.attempt.silences}
              startedAt={details.attempt.started_at}
            />
          ) : (
            <p>Another attempt has replaced this one, so its record is no longer shown.</p>
          )
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
