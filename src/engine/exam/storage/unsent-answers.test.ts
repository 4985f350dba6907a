import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { makeRoomCopy } from "../../../../tests/support/exam-factory";
import { asha } from "../../../../tests/support/factories";
import { examApi } from "../../../data/exam/exam-requests";
import { browserDevice } from "../device";
import { api, server } from "../../../../tests/support/server/server";
import { sendUnsentAnswers } from "./unsent-answers";
import { unsentAnswersKey, roomKey } from "./room-keys";

const { attemptId, session } = makeRoomCopy();
const dependencies = { device: browserDevice, api: examApi };
const raviId = "de300000-0000-4000-8000-000000000002";

const makeSavedReply = (acked_seq: number, is_over = false) => ({
  outcome: "saved",
  acked_seq,
  not_counted: is_over ? 1 : 0,
  current_session: 1,
  server_now: "2026-12-19T05:30:01.250Z",
  deadline_at: is_over ? "2026-12-19T05:30:00.000Z" : "2026-12-19T06:30:00.000Z",
  is_over,
});

/** Sets the replies to save_answers, of which the last one repeats; returns the bodies of its requests. */
function collectSaves(...replies: (() => Response)[]) {
  const sentBodies: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/save_answers`, async ({ request }) => {
      sentBodies.push(await request.json());
      const reply = replies.length > 1 ? replies.shift() : replies[0];
      return reply?.();
    }),
  );
  return sentBodies;
}

/** Stores the unsent answer of a removed exam. */
const storeUnsentAnswer = () =>
  localStorage.setItem(
    unsentAnswersKey(asha.id, attemptId, 1),
    JSON.stringify({ attemptId, sessionNo: 1, ticket: "5ec4e7", events: session.events.slice(1) }),
  );

const replyWith = (body: object) => () => HttpResponse.json(body);

const storeRoom = (studentId: string, roomAttemptId: string, changes = {}) =>
  localStorage.setItem(
    roomKey(studentId, roomAttemptId),
    JSON.stringify(makeRoomCopy({ studentId, attemptId: roomAttemptId, ...changes })),
  );

it("sends the unsent answers of a student's closed exam once, and does not change the stored exam", async () => {
  const sentBodies = collectSaves(replyWith(makeSavedReply(2)));
  storeRoom(asha.id, attemptId);
  storeRoom(raviId, attemptId);
  const storedBefore = localStorage.getItem(roomKey(asha.id, attemptId));
  await sendUnsentAnswers(asha.id, dependencies);
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sentBodies).toMatchObject([{ p_ticket: session.ticket, p_events: [{ seq: 2, n: 2, option: "b" }] }]);
  expect(localStorage.getItem(roomKey(asha.id, attemptId))).toBe(storedBefore);
});

it("sends all unsent answers in several calls if they do not fit into one", async () => {
  const sentBodies = collectSaves(replyWith(makeSavedReply(100)), replyWith(makeSavedReply(117)));
  const events = Array.from({ length: 117 }, (_, index) => ({ seq: index + 1, n: 1, option: "a", at_ms: 0 }));
  const roomAttemptId = "a77e0000-0000-4000-8000-000000000004";
  storeRoom(asha.id, roomAttemptId, { session: { ...session, ackedSeq: 0, events } });
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sentBodies).toMatchObject([
    { p_events: { length: 100, 0: { seq: 1 } } },
    { p_events: { length: 17 } },
  ]);
});

it("sends answers again after a call without a reply, and sends nothing if the server has all answers", async () => {
  const otherAttemptId = "a77e0000-0000-4000-8000-000000000002";
  const sentBodies = collectSaves(() => HttpResponse.error());
  storeRoom(asha.id, otherAttemptId);
  storeRoom(asha.id, "a77e0000-0000-4000-8000-000000000003", { session: { ...session, ackedSeq: 2 } });
  await sendUnsentAnswers(asha.id, dependencies);
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sentBodies).toHaveLength(2);
});

it("sends and then removes the unsent answers of a removed exam", async () => {
  const sentBodies = collectSaves(replyWith(makeSavedReply(2, true)));
  storeUnsentAnswer();
  await sendUnsentAnswers(asha.id, dependencies);
  expect(sentBodies).toMatchObject([{ p_session_no: 1, p_events: [{ seq: 2 }] }]);
  expect(Object.keys(localStorage)).toEqual([]);
});

describe("unsent answers with numbers under which the server has other answers", () => {
  const changedReply = replyWith({ outcome: "changed", acked_seq: 7 });
  const secondAnswer = { n: 2, option: "b" };

  it("are sent again after the server's last number if their exam was removed", async () => {
    const sentBodies = collectSaves(changedReply, replyWith(makeSavedReply(8)));
    storeUnsentAnswer();
    await sendUnsentAnswers(asha.id, dependencies);
    expect(sentBodies).toMatchObject([
      { p_ticket: "5ec4e7", p_events: [{ seq: 2, ...secondAnswer }] },
      { p_ticket: "5ec4e7", p_events: [{ seq: 8, ...secondAnswer }] },
    ]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("keep their new numbers if the second call gets no reply", async () => {
    collectSaves(changedReply, () => HttpResponse.error());
    storeUnsentAnswer();
    await sendUnsentAnswers(asha.id, dependencies);
    const sentBodies = collectSaves(replyWith(makeSavedReply(8)));
    await sendUnsentAnswers(asha.id, dependencies);
    expect(sentBodies).toMatchObject([{ p_events: [{ seq: 8, ...secondAnswer }] }]);
  });

  it("are read again from the stored exam, in which another tab may have answered meanwhile", async () => {
    const roomAttemptId = "a77e0000-0000-4000-8000-000000000005";
    const answerInOtherTab = () => {
      const events = [...session.events, { seq: 3, n: 2, option: "d", at_ms: 3000 }];
      storeRoom(asha.id, roomAttemptId, { session: { ...session, events } });
      return changedReply();
    };
    const sentBodies = collectSaves(answerInOtherTab, replyWith(makeSavedReply(8)));
    storeRoom(asha.id, roomAttemptId);
    await sendUnsentAnswers(asha.id, dependencies);
    expect(sentBodies).toMatchObject([
      { p_events: [{ seq: 2, n: 2 }] },
      { p_events: [{ seq: 8, n: 2, option: "d" }] },
    ]);
    expect(sentBodies[1]).toHaveProperty("p_events.length", 1);
  });

  it("are not sent again if another tab has moved them to a new session", async () => {
    const roomAttemptId = "a77e0000-0000-4000-8000-000000000006";
    const moveInOtherTab = () => {
      storeRoom(asha.id, roomAttemptId, { session: { ...session, sessionNo: 2, ticket: "new" } });
      return changedReply();
    };
    const sentBodies = collectSaves(moveInOtherTab, replyWith(makeSavedReply(2)));
    storeRoom(asha.id, roomAttemptId);
    await sendUnsentAnswers(asha.id, dependencies);
    expect(sentBodies).toMatchObject([{ p_ticket: "5ec4e7" }]);
  });

  it("stay on the device if the server never accepts their numbers", async () => {
    const sentBodies = collectSaves(changedReply);
    storeUnsentAnswer();
    await sendUnsentAnswers(asha.id, dependencies);
    expect(sentBodies).toHaveLength(40);
    expect(Object.keys(localStorage)).toEqual([unsentAnswersKey(asha.id, attemptId, 1)]);
  });
});

it("removes the unsent answers of a removed exam if the server accepts no more answers", async () => {
  collectSaves(replyWith({ outcome: "over", acked_seq: 0 }));
  storeUnsentAnswer();
  await sendUnsentAnswers(asha.id, dependencies);
  expect(Object.keys(localStorage)).toEqual([]);
});
