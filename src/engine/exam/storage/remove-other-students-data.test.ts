import { http, HttpResponse } from "msw";
import { beforeEach, expect, it } from "vitest";
import { makeRoomCopy } from "../../../../tests/support/exam-factory";
import { asha } from "../../../../tests/support/factories";
import { examApi } from "../../../data/exam/exam-requests";
import { browserDevice } from "../device";
import { api, server } from "../../../../tests/support/server/server";
import { removeOtherStudentsData } from "./remove-other-students-data";
import { unsentAnswersKey, roomKey } from "./room-keys";

const dependencies = { device: browserDevice, api: examApi };
const raviId = "de300000-0000-4000-8000-000000000002";
const { attemptId } = makeRoomCopy();

let sentBodies: unknown[];

/** Sets the reply to save_answers, and collects the bodies of its requests. */
function stubSaveReply(respond: () => Response): void {
  sentBodies = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/save_answers`, async ({ request }) => {
      sentBodies.push(await request.json());
      return respond();
    }),
  );
}

/** Both children of a family have used this computer. */
beforeEach(() => {
  for (const studentId of [asha.id, raviId])
    localStorage.setItem(roomKey(studentId, attemptId), JSON.stringify(makeRoomCopy({ studentId })));
});

it("removes the exams of others, and sends their unsent answers with their tickets", async () => {
  stubSaveReply(() =>
    HttpResponse.json({
      outcome: "saved",
      acked_seq: 2,
      not_counted: 0,
      current_session: 1,
      server_now: "2026-12-19T05:30:01.250Z",
      deadline_at: "2026-12-19T06:30:00.000Z",
      is_over: false,
    }),
  );
  await removeOtherStudentsData([asha.id], dependencies);
  expect(sentBodies).toMatchObject([
    { p_attempt_id: attemptId, p_ticket: "5ec4e7", p_events: [{ seq: 2, n: 2, option: "b" }] },
  ]);
  expect(Object.keys(localStorage)).toEqual([roomKey(asha.id, attemptId)]);
});

it("removes all exam data of other students except unsent answers that could not be sent", async () => {
  stubSaveReply(() => HttpResponse.error());
  await removeOtherStudentsData([asha.id], dependencies);
  const unsentKey = unsentAnswersKey(raviId, attemptId, 1);
  expect(Object.keys(localStorage).toSorted()).toEqual([unsentKey, roomKey(asha.id, attemptId)]);
  expect(JSON.parse(localStorage.getItem(unsentKey) ?? "")).toEqual({
    attemptId,
    sessionNo: 1,
    ticket: "5ec4e7",
    events: [{ seq: 2, n: 2, option: "b", at_ms: 2000 }],
  });
});

it("removes a damaged exam of others as well", async () => {
  stubSaveReply(() => HttpResponse.error());
  localStorage.setItem(roomKey(raviId, attemptId), "{}");
  await removeOtherStudentsData([asha.id], dependencies);
  expect(Object.keys(localStorage)).toEqual([roomKey(asha.id, attemptId)]);
  expect(sentBodies).toEqual([]);
});
