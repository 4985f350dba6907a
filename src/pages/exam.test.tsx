import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  attemptId,
  makeMyExam,
  makeRehearsal,
  makeStart,
  paperId,
  serveExams,
} from "../../tests/support/my-exams-factory";
import { makeRoomCopy } from "../../tests/support/exam-factory";
import { logIn } from "../../tests/support/factories";
import { renderWithProviders, getShownPath, waitForData } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import {
  createFakeCaches,
  rehearsalId,
  sealPaper,
  serveSealedPapers,
} from "../../tests/support/sealed-paper-factory";
import type { MyExam } from "../data/exam/my-exams";
import { removeSealedPapers } from "../engine/exam/paper/sealed-paper";
import { isRoomKey, roomKey } from "../engine/exam/storage/room-keys";
import { ExamPage } from "./exam";

function open(path = `/exam/${paperId}`) {
  return renderWithProviders(
    <Routes>
      <Route path="/exam/:paper" element={<ExamPage />} />
      <Route path="*" element="elsewhere" />
    </Routes>,
    { path },
  );
}

const findButton = (name: string) => screen.findByRole("button", { name });

beforeEach(async () => {
  vi.stubGlobal("caches", createFakeCaches().caches);
  await removeSealedPapers();
  logIn();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

describe("an exam that cannot be started", () => {
  it.each<[MyExam["state"], string, string[]]>([
    ["finished", "You have finished this exam", ["See your answer record", "Go to Dashboard"]],
    ["closed", "This exam is over", ["See your answer record", "Go to Dashboard"]],
    ["provisional", "This exam has been marked", ["See your answer record", "Go to Dashboard"]],
    ["final", "The result of this exam is out", ["See your answer record", "Go to Dashboard"]],
    ["held", "You have finished this exam", ["See your answer record", "Go to Dashboard"]],
    ["void", "This exam does not count", ["See your answer record", "Go to Dashboard"]],
    ["reset", "This attempt does not count", ["See your answer record", "Go to Dashboard"]],
    ["missed", "You have missed the start time", ["Go to Dashboard"]],
    ["refund_under_way", "This exam is being refunded", ["Go to Dashboard"]],
    ["cancelled", "This exam was cancelled", ["Go to Dashboard"]],
  ])("shows its state %s, and links to further pages", async (state, title, linkTexts) => {
    const hasAttempt = linkTexts.length === 2;
    serveExams(() => [makeMyExam({ state, attemptId: hasAttempt ? attemptId : null })]);
    open();
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    const main = within(screen.getByRole("main"));
    expect(main.getAllByRole("link").map((link) => link.textContent)).toEqual(linkTexts);
    expect(main.queryByRole("button", { name: /Start/ })).toBeNull();
  });

  it("that belongs to another account is shown as unknown, with a link to the rehearsal", async () => {
    serveExams(() => [makeRehearsal()]);
    open();
    expect(await screen.findByRole("heading", { name: "This exam is not in your account" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Try a practice run" })).toHaveAttribute(
      "href",
      "/exam/rehearsal",
    );
  });
});

describe("an upcoming exam", () => {
  it("shows its start time and length, and checks the device; there is no Start yet", async () => {
    serveExams(() => [makeMyExam()]);
    open();
    expect(
      await screen.findByText(/Sunday,? 17 January. You can start it between 11:00 and 11:15 am IST/),
    ).toBeVisible();
    expect(await screen.findByRole("timer")).toHaveTextContent("12 h 0 min");
    expect(screen.getByRole("heading", { name: "Check this device" })).toBeVisible();
    expect(screen.getByText(/^50 questions in three sections, A to C, and 60 minutes/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start the exam" })).toBeNull();
  });

  it("shows a message if the start time is not known yet", async () => {
    serveExams(() => [makeMyExam({ opensAt: null, lastStartAt: null, slotOpensAt: null })]);
    open();
    expect(await screen.findByText(/The time will be announced/)).toBeVisible();
    expect(screen.queryByRole("timer")).toBeNull();
  });

  it("downloads the paper in the lobby, and can be started from its start time on", async () => {
    const { file, sealedPath } = await sealPaper(paperId);
    const fetchedPaths = serveSealedPapers(() => file);
    let exam = makeMyExam({ state: "lobby", sealedPath, serverNow: "2027-01-17T05:29:00.000Z" });
    serveExams(() => [exam]);
    const deviceChecks: unknown[] = [];
    server.use(
      http.post(`${api}/rest/v1/rpc/note_device_check`, async ({ request }) => {
        deviceChecks.push(await request.json());
        return HttpResponse.json({ outcome: "noted" });
      }),
    );
    const asha = open();
    expect(await screen.findByText("Your question paper is ready")).toBeVisible();
    expect(fetchedPaths).toEqual([sealedPath]);
    const start = await findButton("Start the exam");
    expect(start).toBeDisabled();
    expect(screen.getByText("You can press Start when it is time.")).toBeVisible();
    // From these records, organisers see who waits in the lobby.
    await waitFor(() => expect(deviceChecks).toEqual([{ p_is_good: true, p_problems: [] }]));
    exam = { ...exam, state: "open", serverNow: "2027-01-17T05:30:02.000Z" };
    dispatchEvent(new Event("online"));
    await waitFor(() => expect(start).toBeEnabled());
    await asha.type(screen.getByLabelText("Your first name"), "Rohan");
    await asha.click(start);
    expect(await screen.findByText(/This is Asha Verma’s account/)).toBeVisible();
  });

  it("cannot be started while the downloaded paper is damaged", async () => {
    const { file, sealedPath } = await sealPaper(paperId);
    serveSealedPapers(() => file.with(20, (file[20] ?? 0) ^ 1));
    serveExams(() => [makeMyExam({ state: "open", sealedPath, serverNow: "2027-01-17T05:31:00.000Z" })]);
    open();
    expect(await screen.findByText("The paper did not download fully")).toBeVisible();
    expect(await findButton("Start the exam")).toBeDisabled();
  });

  it("cannot be started until the exam page is saved on the device, or for 20 seconds at most", async () => {
    const register = () => new Promise(() => {});
    Object.defineProperty(navigator, "serviceWorker", { value: { register }, configurable: true });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    const { file, sealedPath } = await sealPaper(paperId);
    serveSealedPapers(() => file);
    serveExams(() => [makeMyExam({ state: "open", sealedPath, serverNow: "2027-01-17T05:31:00.000Z" })]);
    open();
    expect(await screen.findByText("Your question paper is ready")).toBeVisible();
    const start = await findButton("Start the exam");
    expect(start).toBeDisabled();
    expect(screen.getByText("You can press Start when the exam page is saved on this device.")).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(start).toBeEnabled();
    expect(screen.getByText("Offline mode is off")).toBeVisible();
  });

  it("shows an error if nothing can be stored on the device", async () => {
    const { file, sealedPath } = await sealPaper(paperId);
    serveSealedPapers(() => file);
    serveExams(() => [makeMyExam({ state: "open", sealedPath })]);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("This browser cannot save answers");
    vi.restoreAllMocks();
  });
});

/** Passes the device check of the rehearsal and presses Start; the server replies with `createReply`. */
async function startRehearsal(createReply: (paperKey: string) => object) {
  const { file, sealedPath, key } = await sealPaper();
  serveSealedPapers(() => file);
  const served = serveExams(
    () => [makeRehearsal({ sealedPath })],
    () => createReply(key),
  );
  const asha = open(`/exam/${rehearsalId}`);
  await asha.click(await waitForEnabled("Continue"));
  expect(screen.getByRole("heading", { name: "Read this with a parent first" })).toHaveFocus();
  await asha.type(screen.getByLabelText("Your first name"), " asha");
  await asha.click(await waitForEnabled("Start the practice run"));
  return { asha, ...served };
}

async function waitForEnabled(name: string): Promise<HTMLElement> {
  const button = await findButton(name);
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe("the rehearsal", () => {
  it("has a URL without an id, which opens the student's own rehearsal", async () => {
    serveExams(() => [makeRehearsal()]);
    open("/exam/rehearsal");
    await waitFor(() => expect(getShownPath()).toBe(`/exam/${rehearsalId}`));
    expect(await waitForEnabled("Continue")).toBeVisible();
  });

  it("begins with the device check, then opens the exam", async () => {
    const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    const { calledNames } = await startRehearsal(makeStart);
    scroll.mockClear();
    const question = await screen.findByRole("heading", { name: /Which is the fraction of a half\?/ });
    expect(calledNames).toContain("start_exam");
    // Start is at the bottom of a long page, the first question at the top of the next.
    await waitFor(() => expect(question).toHaveFocus());
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
  });

  it.each([
    ["limit", "You can start a practice run up to 20 times a day."],
    ["not_ready", "Stay on this page: it checks again automatically."],
  ])("stays in its lobby if the server replies %s", async (outcome, text) => {
    await startRehearsal(() => ({ outcome, server_now: new Date().toISOString() }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(screen.getByLabelText("Your first name")).toBeVisible();
  });

  it("shows an error if the exam could not be opened, and can be started again", async () => {
    const otherPaper = await sealPaper();
    const { asha } = await startRehearsal(() => makeStart(otherPaper.key));
    expect(await screen.findByRole("alert")).toHaveTextContent("The paper did not download fully.");
    await asha.click(await waitForEnabled("Start the practice run"));
    expect(await screen.findByRole("alert")).toBeVisible();
  });
});

it.each([
  ["too_late", "You have missed the start time", { last_start_at: "2027-01-17T05:45:00.000Z" }],
  ["cancelled", "This exam was cancelled", {}],
  ["not_enrolled", "This exam is not in your account", {}],
  ["paper_opened", "You cannot take this exam", {}],
  [
    "finished",
    "You have finished this exam",
    { attempt_id: attemptId, answer_record_code: "7F3K-Q9TX-AAAA" },
  ],
])("the page shows the reason if the server refuses the start with `%s`", async (outcome, title, fields) => {
  await startRehearsal(() => ({ outcome, server_now: new Date().toISOString(), ...fields }));
  expect(await screen.findByRole("heading", { name: title })).toBeVisible();
});

it("a running exam continues immediately, without a press", async () => {
  const { file, sealedPath, key } = await sealPaper();
  serveSealedPapers(() => file);
  serveExams(
    () => [makeRehearsal({ sealedPath, state: "running", attemptId })],
    () => ({ ...makeStart(key), outcome: "resumed", session_no: 2 }),
  );
  open(`/exam/${rehearsalId}`);
  expect(await screen.findByText(/Which is the fraction of a half\?/)).toBeVisible();
});

describe("an exam that ended while this device still has answers", () => {
  /** Opens an exam that has ended by time, on a device with an answer that was never sent. */
  async function openEndedExam(makeReply: (name: string) => object) {
    const { file, sealedPath, key } = await sealPaper(paperId);
    serveSealedPapers(() => file);
    const exam = makeMyExam({ state: "finished", sealedPath, attemptId, answerRecordCode: "7F3K-Q9TX-AAAA" });
    serveExams(
      () => [exam],
      () => ({
        outcome: "finished",
        attempt_id: attemptId,
        answer_record_code: "7F3K-Q9TX-AAAA",
        server_now: new Date().toISOString(),
      }),
    );
    server.use(
      ...["save_answers", "finish_exam"].map((name) =>
        http.post(`${api}/rest/v1/rpc/${name}`, () => HttpResponse.json(makeReply(name))),
      ),
    );
    const deadlineAtMs = Date.now() - 600_000;
    const copy = makeRoomCopy({
      attemptId,
      paperId,
      sealedPath,
      paperKey: key,
      startedAtMs: deadlineAtMs - 600_000,
      deadlineAtMs,
      answers: { 2: "b" },
    });
    localStorage.setItem(roomKey(copy.studentId, attemptId), JSON.stringify(copy));
    open();
  }

  it("sends the answers, and shows that the late ones were not received", async () => {
    const now = new Date().toISOString();
    const savedReply = { outcome: "saved", acked_seq: 2, not_counted: 1, current_session: 1, is_over: true };
    const finishedReply = {
      outcome: "finished",
      answer_record_code: "7F3K-Q9TX-AAAA",
      letters: "--",
      answered: 0,
    };
    await openEndedExam((name) =>
      name === "save_answers"
        ? { ...savedReply, server_now: now, deadline_at: new Date(Date.now() - 600_000).toISOString() }
        : { ...finishedReply, current_session: 1, finished_at: now },
    );
    expect(await screen.findByText(/what we received is different from this screen/)).toBeVisible();
    expect(screen.queryByText(/exactly what you chose/)).toBeNull();
    expect(Object.keys(localStorage).filter(isRoomKey)).toEqual([]);
    await waitForData();
  });

  it("shows the message of a finished exam if its ticket is unknown", async () => {
    await openEndedExam(() => ({ outcome: "unknown" }));
    expect(await screen.findByRole("heading", { name: "You have finished this exam" })).toBeVisible();
    expect(screen.queryByText(/We have your answers/)).toBeNull();
  });
});

it("a visitor without a login is redirected to the login, and afterwards back", async () => {
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage"));
  const { refreshSession } = await import("../data/session");
  refreshSession();
  open("/exam/rehearsal");
  expect(await screen.findByText("elsewhere")).toBeVisible();
  expect(getShownPath()).toBe("/login");
});
