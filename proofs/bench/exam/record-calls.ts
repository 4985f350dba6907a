import type { AnswerEvent } from "../../../src/engine/exam/exam-api";
import { createRandom } from "../../../src/lib/random";
import { createMemoryServer } from "../../exam/memory-server";
import { createVirtualDevice } from "../../exam/virtual-device";
import { createVirtualNetwork } from "../../exam/virtual-network";
import { openTab } from "../../exam/virtual-room";
import { createVirtualTime } from "../../exam/virtual-time";

/** A call of the exam page, with its arguments besides the ticket. */
export type ExamPageCall =
  | { name: "save_answers"; otherArguments: { p_events: readonly AnswerEvent[] } }
  | { name: "finish_exam"; otherArguments: { p_last_seq: number } }
  | { name: "note_room_events"; otherArguments: { p_events: readonly never[] } };

/**
 * Runs the site's own exam page through an exam in virtual time, with `thinkMs` between two answers.
 *
 * @param questionCount the number of questions; all are answered
 * @param thinkMs milliseconds from one answer to the next
 * @returns every call after the start; throws if the exam was not finished
 */
export async function recordCalls(questionCount: number, thinkMs: number): Promise<ExamPageCall[]> {
  const random = createRandom("bench");
  const time = createVirtualTime(Date.UTC(2026, 11, 19, 5, 30));
  const server = createMemoryServer(time.nowMs, {
    questionCount,
    durationMs: 2 * questionCount * thinkMs,
    startedAtMs: time.nowMs(),
  });
  const calls: ExamPageCall[] = [];
  const tab = openTab({
    name: "phone",
    device: createVirtualDevice(time, random),
    network: createVirtualNetwork(time, random),
    questionCount,
    isLoggedIn: () => true,
    server: {
      start: server.start,
      save: (ticket, events) => {
        calls.push({ name: "save_answers", otherArguments: { p_events: events } });
        return server.save(ticket, events);
      },
      finish: (ticket, lastSeq) => {
        calls.push({ name: "finish_exam", otherArguments: { p_last_seq: lastSeq } });
        return server.finish(ticket, lastSeq);
      },
      note: (ticket) => {
        calls.push({ name: "note_room_events", otherArguments: { p_events: [] } });
        return server.note(ticket);
      },
    },
  });
  await time.pass(1000);
  for (let n = 1; n <= questionCount; n += 1) {
    await time.pass(thinkMs);
    tab.room()?.choose(n, "b");
  }
  await time.pass(thinkMs);
  tab.room()?.finish();
  await time.pass(thinkMs);
  if (tab.room()?.store.getState().phase.kind !== "ended") throw new Error("The exam was not finished.");
  return calls;
}
