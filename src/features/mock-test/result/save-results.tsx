import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listScores } from "../../../engine/mock-test/result";
import { mockTestsQuery } from "../../../data/mock-tests";
import { sendUnsentMockTests } from "../../../data/send-unsent";
import type { Session } from "../../../data/session";
import { studentQuery } from "../../../data/students";
import {
  claimUnsentMockTests,
  dropVisitorsMockTests,
  listUnsentMockTests,
} from "../../../engine/mock-test/unsent-mock-tests";
import { claimDeck, dropVisitorsDeck, readDeck } from "../../../engine/mock-test/mistakes-deck";
import { claimRecord, dropVisitorsRecord } from "../../../engine/mock-test/practice-record";
import { listQueuedTests } from "../../../engine/mock-test/queued-tests";
import { useSession } from "../../../data/use-session";
import { formatIst } from "../../../lib/dates";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";

/** Lists the visitor's results, with their names from the browser's list of scores. */
function listVisitorsResults() {
  const scores = listScores(null);
  return listUnsentMockTests(null).map(({ completedAt, scorePercent }) => {
    const score = scores.find(({ timestamp }) => timestamp === completedAt);
    const test = score ? `${score.subject} · ${score.class}` : "Mock test";
    const count = score ? `${score.correct} of ${score.total}` : `${scorePercent}%`;
    return { completedAt, text: `${test}: ${count}` };
  });
}

/** Whether this device has mistakes of a visitor: of mock tests, or of a practice paper. */
function hasVisitorsMistakes(): boolean {
  return listQueuedTests(null).length > 0 || readDeck(null).cards.length > 0;
}

function describeItems(resultCount: number): string {
  if (resultCount === 0) return "these mistakes to practise";
  return resultCount === 1 ? "this result" : "these results";
}

function describeTests(resultCount: number): string {
  if (resultCount === 0) return "A practice paper or a mock test was";
  return resultCount === 1 ? "A mock test was" : `${resultCount} mock tests were`;
}

function SaveDialog({ session: { studentId, email } }: { session: Session }) {
  const queryClient = useQueryClient();
  const [results, setResults] = useState(listVisitorsResults);
  const [isOpen, setOpen] = useState(() => results.length > 0 || hasVisitorsMistakes());
  const student = useQuery({ ...studentQuery(studentId), enabled: isOpen });
  if (!isOpen || student.isPending) return null;
  const name = student.data?.name ?? email;
  const close = () => {
    setResults([]);
    setOpen(false);
  };
  const decline = () => {
    dropVisitorsMockTests();
    dropVisitorsDeck();
    dropVisitorsRecord();
    close();
  };
  const save = async () => {
    claimUnsentMockTests(studentId);
    claimDeck(studentId);
    claimRecord(studentId);
    close();
    await sendUnsentMockTests(studentId);
    await queryClient.invalidateQueries({ queryKey: mockTestsQuery(studentId).queryKey });
  };
  return (
    <Dialog title={`Save ${describeItems(results.length)} to ${name}’s account?`} onClose={close}>
      <p>{describeTests(results.length)} taken on this device without logging in.</p>
      <ul className="grid gap-2">
        {results.map(({ completedAt, text }) => (
          <li key={completedAt} className="rounded-small bg-mist px-4 py-3">
            <span className="block font-semibold">{text}</span>
            <span className="text-small text-ink-soft">{formatIst(completedAt, "dateTime")} IST</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void save()} className="max-sm:w-full">
          Save
        </Button>
        <Button variant="outline" onClick={decline} className="max-sm:w-full">
          No, they belong to someone else
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * After a login, asks whether the visitor's mock tests on this browser are those of the student. If the dialog is closed
 * without pressing a button, it appears again on the next page load.
 */
export function SaveResults() {
  const session = useSession();
  return session && <SaveDialog key={session.studentId} session={session} />;
}
