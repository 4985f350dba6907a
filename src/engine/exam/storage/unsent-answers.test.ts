import { http, HttpResponse } from "msw";
import { expect, it } from "vitest";
import { makeRoomCopy } from "../../../../tests/support/exam-factory";
import { asha } from "../../../../tests/support/factories";
import { examApi } from "../../../data/exam/exam-requests";
import { browserDevice } from "../device";
import { api, server } from "../../../../tests/support/server/server";
import { sendUnsentAnswers } from "./unsent-answers";
import { unsentAnswersKey, roomKey } from "./room-keys";

const { attemptId, session } = makeRoomCopy();
const dependencies = { device: browserDevice, api: examApi };
const ravi = "de300000-0000-4000-8000-000000000002";

function collectSaves(respond = () => HttpResponse.json({ outcome: "gap", acked_seq: 0 })) {
  const sent: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/save_answers`, async ({ request }) => {
      sent.push(await request.json());
      return respond();
    }),
  );
  return sent;
}

const storeRoom = (studentId: string, room: string, changes = {}) =>
  localStorage.setItem(
    roomKey(studentId, room),
    JSON.stringify(makeRoomCopy({ studentId, attemptId: room, ...changes })),
  );

it("sends the unsent answers of a student's closed exam once, and leaves the stored exam as it is", async () => {
  const sent = collectSaves();
  storeRoom(asha.id, attemptId);
  storeRoom(ravi, attemptId);
  const before = localStorage.getItem(roomKey(asha.id, attemptId));
  await sendUnsentAnswers(asha.id, dependencies);
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sent).toMatchObject([{ p_ticket: session.ticket, p_events: [{ seq: 2, n: 2, option: "b" }] }]);
  expect(localStorage.getItem(roomKey(asha.id, attemptId))).toBe(before);
});

it("sends everything even if it does not fit into one call", async () => {
  const makeReply = (acked_seq: number) => ({
    outcome: "saved",
    acked_seq,
    not_counted: 0,
    current_session: 1,
    server_now: "2026-12-19T05:30:01.250Z",
    deadline_at: "2026-12-19T06:30:00.000Z",
    is_over: false,
  });
  const acked = [100, 117];
  const sent = collectSaves(() => HttpResponse.json(makeReply(acked.shift() ?? 0)));
  const events = Array.from({ length: 117 }, (_, index) => ({ seq: index + 1, n: 1, option: "a", at_ms: 0 }));
  const room = "a77e0000-0000-4000-8000-000000000004";
  storeRoom(asha.id, room, { session: { ...session, ackedSeq: 0, events } });
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sent).toMatchObject([{ p_events: { length: 100, 0: { seq: 1 } } }, { p_events: { length: 17 } }]);
});

it("sends answers again if no reply came, and nothing if the server has them all", async () => {
  const other = "a77e0000-0000-4000-8000-000000000002";
  const sent = collectSaves(() => HttpResponse.error());
  storeRoom(asha.id, other);
  storeRoom(asha.id, "a77e0000-0000-4000-8000-000000000003", { session: { ...session, ackedSeq: 2 } });
  await sendUnsentAnswers(asha.id, dependencies);
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sent).toHaveLength(2);
});

it("sends and then removes the unsent answers of a removed exam", async () => {
  const sent = collectSaves(() =>
    HttpResponse.json({
      outcome: "saved",
      acked_seq: 2,
      not_counted: 1,
      current_session: 1,
      server_now: "2026-12-19T05:30:01.250Z",
      deadline_at: "2026-12-19T05:30:00.000Z",
      is_over: true,
    }),
  );
  const unsentAnswers = { attemptId, sessionNo: 1, ticket: "5ec4e7", events: session.events.slice(1) };
  localStorage.setItem(unsentAnswersKey(asha.id, attemptId, 1), JSON.stringify(unsentAnswers));
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sent).toMatchObject([{ p_session_no: 1, p_events: [{ seq: 2 }] }]);
  expect(Object.keys(localStorage)).toEqual([]);
});
