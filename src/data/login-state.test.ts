import { makeRoomCopy } from "../../tests/support/exam-factory";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { unsentTest } from "../../tests/support/mock-test-factory";
import { serveRpc } from "../../tests/support/server/serve-rpc";
import { api, familyOfOne, server } from "../../tests/support/server/server";
import { setReporter } from "../lib/report";
import { roomKey } from "../engine/exam/storage/room-keys";
import { syncLoginFlag, endLogin, startLoginState } from "./login-state";
import { sessionStore } from "./session";
import { queueUnsentMockTest, listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";

const raviId = "de300000-0000-4000-8000-000000000002";
const otherStudentId = "de300000-0000-4000-8000-000000000003";

/** Stores an unsent result of Asha, one of her brother and one of a visitor. */
function storeThreeResults(): void {
  for (const owner of [asha.id, raviId, null]) queueUnsentMockTest(owner, unsentTest);
}

const countUnsent = () => [asha.id, raviId, null].map((owner) => listUnsentMockTests(owner).length);

let revokedTokens: string[];

beforeEach(() => {
  revokedTokens = [];
  server.use(
    http.post(`${api}/auth/v1/logout`, ({ request }) => {
      revokedTokens.push(request.headers.get("authorization") ?? "");
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

afterEach(() => {
  endLogin();
  vi.useRealTimers();
});

it("sets the login flag while a student is logged in", () => {
  logIn();
  localStorage.removeItem("userLoggedIn");
  syncLoginFlag();
  expect(localStorage.getItem("userLoggedIn")).toBe("true");
});

it("removes a login flag that was set without a login", () => {
  localStorage.setItem("userLoggedIn", "true");
  syncLoginFlag();
  expect(sessionStore.getState()).toBeNull();
  expect(localStorage.getItem("userLoggedIn")).toBeNull();
});

it("logs out within a second after the login flag was removed", async () => {
  vi.useFakeTimers();
  logIn();
  const stop = startLoginState();
  localStorage.removeItem("userLoggedIn");
  vi.advanceTimersByTime(1000);
  expect(sessionStore.getState()).toBeNull();
  stop();
  vi.useRealTimers();
  await vi.waitFor(() => expect(revokedTokens).toEqual([`Bearer token-of-${asha.id}`]));
});

it("clears the local storage at a logout without unsent results, and informs the page, also offline", () => {
  server.use(http.post(`${api}/auth/v1/logout`, () => HttpResponse.error()));
  logIn();
  localStorage.setItem("studentName", "Asha");
  const listener = vi.fn();
  globalThis.addEventListener("storage", listener);
  endLogin();
  globalThis.removeEventListener("storage", listener);
  expect(localStorage.length).toBe(0);
  expect(listener).toHaveBeenCalled();
  expect(sessionStore.getState()).toBeNull();
});

it("keeps all unsent results if the login was ended in another tab", () => {
  logIn();
  syncLoginFlag();
  storeThreeResults();
  localStorage.setItem("mockTestsUnsentLater", "[]"); // Not the key of unsent results, only similar: it is deleted.
  localStorage.removeItem("userLoggedIn");
  syncLoginFlag();
  expect(sessionStore.getState()).toBeNull();
  expect(countUnsent()).toEqual([1, 1, 1]);
  expect(localStorage.length).toBe(3);
});

it("deletes only the logged-in student's unsent results at a logout", () => {
  logIn();
  storeThreeResults();
  endLogin();
  expect(countUnsent()).toEqual([0, 1, 1]);
  expect(localStorage.length).toBe(2);
});

describe("stored data of exams", () => {
  const keyOfRoom = (studentId: string) => roomKey(studentId, "a77e0000-0000-4000-8000-000000000001");
  const listExamKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("exam"));

  it("stays after a logout here or in another tab, because answers are sent without a login", () => {
    logIn();
    localStorage.setItem(keyOfRoom(asha.id), "{}");
    endLogin();
    expect(listExamKeys()).toEqual([keyOfRoom(asha.id)]);
    logIn();
    syncLoginFlag();
    localStorage.removeItem("userLoggedIn");
    syncLoginFlag();
    expect(listExamKeys()).toEqual([keyOfRoom(asha.id)]);
  });

  it("is deleted at a logout more than three minutes after the deadline", async () => {
    logIn();
    const serverTime = { serverMs: Date.now(), wallMs: Date.now() };
    const store = (copy: ReturnType<typeof makeRoomCopy>) =>
      localStorage.setItem(roomKey(copy.studentId, copy.attemptId), JSON.stringify(copy));
    const runningCopy = makeRoomCopy({
      studentId: asha.id,
      attemptId: "runs",
      time: serverTime,
      deadlineAtMs: Date.now(),
    });
    const endedCopy = { ...runningCopy, attemptId: "over", deadlineAtMs: Date.now() - 181_000 };
    store(runningCopy);
    store(endedCopy);
    endLogin();
    await vi.dynamicImportSettled();
    expect(listExamKeys().filter((key) => key.startsWith("examRoom"))).toEqual([roomKey(asha.id, "runs")]);
  });

  it("of another student is deleted at a login, and that of the logged-in student stays", async () => {
    syncLoginFlag();
    for (const owner of [asha.id, raviId]) localStorage.setItem(keyOfRoom(owner), "{}");
    logIn();
    syncLoginFlag();
    await vi.waitFor(() => expect(listExamKeys()).toEqual([keyOfRoom(asha.id)]));
  });

  it("of a brother stays at a login, and that of a student outside the family is deleted", async () => {
    syncLoginFlag();
    for (const owner of [asha.id, raviId, otherStudentId]) localStorage.setItem(keyOfRoom(owner), "{}");
    const brother = { id: raviId, name: "Ravi Verma", class: "Class 3", is_first: false };
    serveRpc("get_family", { ...familyOfOne, children: [...familyOfOne.children, brother] });
    logIn();
    syncLoginFlag();
    await vi.waitFor(() => expect(listExamKeys()).toEqual([keyOfRoom(asha.id), keyOfRoom(raviId)]));
  });

  it("of another student stays if the server does not return the members of the family", async () => {
    syncLoginFlag();
    localStorage.setItem(keyOfRoom(raviId), "{}");
    const familyRequest = vi.fn(() => HttpResponse.error());
    server.use(http.post(`${api}/rest/v1/rpc/get_family`, familyRequest));
    const restoreReporter = setReporter(() => undefined);
    logIn();
    syncLoginFlag();
    await vi.waitFor(() => expect(familyRequest).toHaveBeenCalled());
    restoreReporter();
    expect(listExamKeys()).toEqual([keyOfRoom(raviId)]);
  });
});
