import { makeRoomCopy } from "../../tests/support/exam-factory";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { asha, logIn } from "../../tests/support/factories";
import { waitingTest } from "../../tests/support/mock-test-factory";
import { answerRpc } from "../../tests/support/server/answer-rpc";
import { api, familyOfOne, server } from "../../tests/support/server/server";
import { setReporter } from "../lib/report";
import { roomKey } from "../engine/exam/storage/room-keys";
import { checkLoginState, endLogin, startLoginState } from "./login-state";
import { sessionStore } from "./session";
import { queueUnsentMockTest, listUnsentMockTests } from "../engine/mock-test/unsent-mock-tests";

const ravi = "de300000-0000-4000-8000-000000000002";
const otherStudentId = "de300000-0000-4000-8000-000000000003";

/** Stores an unsent result of Asha, one of her brother and one of a visitor. */
function storeThreeResults(): void {
  for (const owner of [asha.id, ravi, null]) queueUnsentMockTest(owner, waitingTest);
}

const countUnsent = () => [asha.id, ravi, null].map((owner) => listUnsentMockTests(owner).length);

let revoked: string[];

beforeEach(() => {
  revoked = [];
  server.use(
    http.post(`${api}/auth/v1/logout`, ({ request }) => {
      revoked.push(request.headers.get("authorization") ?? "");
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

afterEach(() => {
  endLogin();
  vi.useRealTimers();
});

it("sets the flag while a student is logged in", () => {
  logIn();
  localStorage.removeItem("userLoggedIn");
  checkLoginState();
  expect(localStorage.getItem("userLoggedIn")).toBe("true");
});

it("a flag that was set by hand does not log anybody in", () => {
  localStorage.setItem("userLoggedIn", "true");
  checkLoginState();
  expect(sessionStore.getState()).toBeNull();
  expect(localStorage.getItem("userLoggedIn")).toBeNull();
});

it("logs out within a second when the flag is removed", async () => {
  vi.useFakeTimers();
  logIn();
  const stop = startLoginState();
  localStorage.removeItem("userLoggedIn");
  vi.advanceTimersByTime(1000);
  expect(sessionStore.getState()).toBeNull();
  stop();
  vi.useRealTimers();
  await vi.waitFor(() => expect(revoked).toEqual([`Bearer token-of-${asha.id}`]));
});

it("clears all local storage on logout and notifies the page, also offline", () => {
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

it("does not delete the unsent results when the login was ended elsewhere", () => {
  logIn();
  checkLoginState();
  storeThreeResults();
  localStorage.setItem("mockTestsUnsentByNobody", "[]");
  localStorage.removeItem("userLoggedIn");
  checkLoginState();
  expect(sessionStore.getState()).toBeNull();
  expect(countUnsent()).toEqual([1, 1, 1]);
  expect(localStorage.length).toBe(3);
});

it("deletes only that student's unsent results at a logout", () => {
  logIn();
  storeThreeResults();
  endLogin();
  expect(countUnsent()).toEqual([0, 1, 1]);
  expect(localStorage.length).toBe(2);
});

describe("stored data of exams", () => {
  const room = (studentId: string) => roomKey(studentId, "a77e0000-0000-4000-8000-000000000001");
  const listExamKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("exam"));

  it("stays after a logout, also on another device: answers are sent without a login", () => {
    logIn();
    localStorage.setItem(room(asha.id), "{}");
    endLogin();
    expect(listExamKeys()).toEqual([room(asha.id)]);
    logIn();
    checkLoginState();
    localStorage.removeItem("userLoggedIn");
    checkLoginState();
    expect(listExamKeys()).toEqual([room(asha.id)]);
  });

  it("is deleted at a logout once the exam is over, except unsent answers", async () => {
    logIn();
    const serverTime = { serverMs: Date.now(), wallMs: Date.now() };
    const store = (copy: ReturnType<typeof makeRoomCopy>) =>
      localStorage.setItem(roomKey(copy.studentId, copy.attemptId), JSON.stringify(copy));
    const running = makeRoomCopy({
      studentId: asha.id,
      attemptId: "runs",
      time: serverTime,
      deadlineAtMs: Date.now(),
    });
    const over = { ...running, attemptId: "over", deadlineAtMs: Date.now() - 181_000 };
    store(running);
    store(over);
    endLogin();
    await vi.dynamicImportSettled();
    expect(listExamKeys().filter((key) => key.startsWith("examRoom"))).toEqual([roomKey(asha.id, "runs")]);
  });

  it("is deleted when another student logs in, and stays for its own student", async () => {
    checkLoginState();
    for (const owner of [asha.id, ravi]) localStorage.setItem(room(owner), "{}");
    logIn();
    checkLoginState();
    await vi.waitFor(() => expect(listExamKeys()).toEqual([room(asha.id)]));
  });

  it("stays when the family switches to a brother", async () => {
    checkLoginState();
    for (const owner of [asha.id, ravi, otherStudentId]) localStorage.setItem(room(owner), "{}");
    const brother = { id: ravi, name: "Ravi Verma", class: "Class 3", is_first: false };
    answerRpc("get_family", { ...familyOfOne, children: [...familyOfOne.children, brother] });
    logIn();
    checkLoginState();
    await vi.waitFor(() => expect(listExamKeys()).toEqual([room(asha.id), room(ravi)]));
  });

  it("is not removed until the server has returned the members of the family", async () => {
    checkLoginState();
    localStorage.setItem(room(ravi), "{}");
    const asked = vi.fn(() => HttpResponse.error());
    server.use(http.post(`${api}/rest/v1/rpc/get_family`, asked));
    const restoreReporter = setReporter(() => undefined);
    logIn();
    checkLoginState();
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    restoreReporter();
    expect(listExamKeys()).toEqual([room(ravi)]);
  });
});
