import type { AnswerRecord } from "../../../data/exam/answer-records";
import { Card } from "../../../ui/card";
import { RecordedEvents } from "../../../ui/recorded-events";

/**
 * The exam record: what happened during the attempt, in the same words that organisers see, and the note that no mark
 * depends on it (docs/exam.md section 9). The reply with the answer record contains these events, so they need no
 * request of their own.
 */
export function ExamRecord({
  answerRecord: { roomEvents, silences, startedAt },
}: {
  answerRecord: AnswerRecord;
}) {
  return (
    <section className="grid gap-4">
      <h2 className="text-heading">Exam record</h2>
      <Card className="grid gap-3 border border-line">
        <RecordedEvents events={roomEvents} silences={silences} startedAt={startedAt} />
        <p className="font-semibold">Interruptions do not change your marks.</p>
      </Card>
    </section>
  );
}
