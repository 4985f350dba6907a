import type { AnswerEvent } from "../../../src/engine/exam/exam-api";
import { createRandom } from "../../../src/lib/random";
import { createMemoryServer } from "../../exam/memory-server";
import { createVirtualDevice } from "../../exam/virtual-device";
import { createVirtualNetwork } from "../../exam/virtual-network";
import { openTab } from "../../exam/virtual-room";
import { createVirtualTime } from "../../exam/virtual-time";

/** A call of a room with what it has besides its ticket, by the names of SQL. */
export type RoomCall =
  | { name: "save_answers"; more: { p_events: readonly AnswerEvent[] } }
  | { name: "finish_exam"; more: { p_last_seq: number } }
  | { name: "note_room_events"; more: { p_events: readonly never[] } };

/**
 * Lets the site's own room run through an exam in virtual time: an answer, so long to think, the next.
 *
 * @param questionCount how many questions there are, all of which are answered
 * @param thinkMs milliseconds from one answer to the next
 * @returns every call that the room has made after the start; throws when it did not come to its end
 */
export async function recordSitting(questionCount: number, thinkMs: number): Promise<RoomCall[]> {
  const random = createRandom("bench");
  const time = createVirtualTime(Date.UTC(2026, 11, 19, 5, 30));
  const server = createMemoryServer(time.nowMs, {
    questionCount,
    durationMs: 2 * questionCount * thinkMs,
    startedAtMs: time.nowMs(),
  });
  const calls: RoomCall[] = [];
  const tab = openTab({
    name: "phone",
    device: createVirtualDevice(time, random),
    network: createVirtualNetwork(time, random),
    questionCount,
    isLoggedIn: () => true,
    server: {
      start: server.start,
      save: (ticket, events) => {
        calls.push({ name: "save_answers", more: { p_events: events } });
        return server.save(ticket, events);
      },
      finish: (ticket, lastSeq) => {
        calls.push({ name: "finish_exam", more: { p_last_seq: lastSeq } });
        return server.finish(ticket, lastSeq);
      },
      note: (ticket) => {
        calls.push({ name: "note_room_events", more: { p_events: [] } });
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
  if (tab.room()?.store.getState().phase.kind !== "ended")
    throw new Error("The room has not come to its end.");
  return calls;
}
