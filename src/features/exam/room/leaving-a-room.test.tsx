import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";
import { renderExamRoom, paper, getButton, reopen } from "../../../../tests/support/render-exam-room";
import { pressBack, getShownPath } from "../../../../tests/support/render";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";

beforeAll(prefetchParts);

it("Back asks first in an exam opened from an email; Leave opens the dashboard", async () => {
  const { user } = renderExamRoom();
  await pressBack();
  expect(await screen.findByRole("dialog", { name: "Leave the exam?" })).toBeVisible();
  expect(getShownPath()).toBe("/exam/paper");
  await user.click(screen.getByRole("button", { name: "Leave for now" }));
  expect(getShownPath()).toBe("/studentdashboard");
});

describe("finishing an exam", () => {
  it("lists the unanswered and the marked questions first; each number opens its question", async () => {
    const { room, user, questions } = renderExamRoom({ answers: { 1: "a", 2: "a" }, markedNumbers: [1] });
    await user.click(getButton("Finish the exam"));
    const dialog = screen.getByRole("dialog", { name: "Finish the exam?" });
    expect(dialog).toHaveTextContent("8 questions have no answer yet.");
    expect(dialog).toHaveTextContent("There are 50 minutes left.");
    const index = questions.findIndex(({ n }) => n === 1);
    await user.click(within(dialog).getByRole("button", { name: `Go to question ${index + 1}` }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(room.store.getState().index).toBe(index);
    expect(room.finish).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: /asked by 1\?/ })).toHaveFocus(),
    );
  });

  it("asks at the last question too, and finishes after the confirmation", async () => {
    const answers = Object.fromEntries(paper.items.map(({ n }) => [n, "a"]));
    const { room, user } = renderExamRoom({ answers, index: 9, secondsLeft: 30 });
    await user.click(getButton("Finish"));
    const dialog = screen.getByRole("dialog");
    expect(dialog).toHaveAccessibleDescription(
      "You have answered every question. Once you finish, you can’t change your answers.",
    );
    await user.click(within(dialog).getByRole("button", { name: "Finish now" }));
    expect(room.finish).toHaveBeenCalledOnce();
  });

  it("calls a rehearsal a practice run", async () => {
    const { user } = renderExamRoom({}, { ...paper, edition: null });
    await user.click(getButton("Finish the practice run"));
    expect(screen.getByRole("dialog", { name: "Finish the practice run?" })).toBeVisible();
  });
});

describe("an exam that accepts no more answers", () => {
  it("shows that it continues elsewhere, still sends its answers, and can be continued here", async () => {
    const { room, user } = renderExamRoom();
    room.setRoomState({ phase: { kind: "moved" }, savedState: { kind: "on_device", unsentCount: 2 } });
    expect(screen.getByRole("heading", { name: "Continue here?" })).toHaveFocus();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText(/2 answers/)).toBeVisible();
    await user.keyboard("a");
    expect(room.choose).not.toHaveBeenCalled();
    await user.click(getButton("Continue here"));
    expect(reopen).toHaveBeenCalledOnce();
  });

  it.each([
    ["saved", { kind: "saved" }, /The answers you gave here are saved\.$/, "Saved"],
    [
      "still being sent",
      { kind: "saving" },
      /still being sent\. Please keep this page open too\.$/,
      "Saving",
    ],
    [
      "only on this device",
      { kind: "on_device", unsentCount: 2 },
      /saved on this device only\. They will be sent when the internet is back/,
      "Saved on this device. Waiting for internet: 2 answers",
    ],
    [
      "only on this page",
      { kind: "on_page", unsentCount: 2 },
      /not saved yet\. Please keep this page open too\.$/,
      "Not saved yet, please keep this page open. Waiting for internet: 2 answers",
    ],
    [
      "in the other tab",
      { kind: "other_tab" },
      /The answers you gave here are there too\.$/,
      "Your answers are in the other tab",
    ],
  ] as const)("after it moved, shows that the answers given here are %s", (_, savedState, text, line) => {
    const { room } = renderExamRoom();
    room.setRoomState({ phase: { kind: "moved" }, savedState });
    const movedText = screen.getByText(/^You are now taking the exam in another tab or device\./);
    expect(movedText).toHaveTextContent(text);
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.queryAllByText(/are saved\./)).toHaveLength(savedState.kind === "saved" ? 1 : 0);
  });

  it("can be opened again after it has lost its ticket", async () => {
    reopen.mockClear();
    const { room, user } = renderExamRoom();
    room.setRoomState({ phase: { kind: "lost", isLoggedOut: false } });
    await user.click(getButton("Open the exam again"));
    expect(reopen).toHaveBeenCalledOnce();
  });

  it.each([
    ["saved", { kind: "saved" }, /Your answers are saved, and your clock keeps running/],
    ["on this device", { kind: "on_device", unsentCount: 1 }, /Your answers are saved on this device, and/],
    ["not saved", { kind: "on_page", unsentCount: 1 }, /Your last answers could not be saved: please check/],
  ] as const)("after it has lost its ticket, shows that the answers are %s", (_, savedState, text) => {
    const { room } = renderExamRoom();
    room.setRoomState({ phase: { kind: "lost", isLoggedOut: false }, savedState });
    expect(screen.getByText(/^The connection to the exam was lost\./)).toHaveTextContent(text);
  });

  it("asks for a login if it needs one, and shows that the answers are stored", async () => {
    reopen.mockClear();
    const { room, user } = renderExamRoom();
    room.setRoomState({
      phase: { kind: "lost", isLoggedOut: true },
      savedState: { kind: "on_device", unsentCount: 1 },
    });
    expect(screen.getByRole("heading", { name: "Please log in again" })).toHaveFocus();
    expect(screen.getByText(/Your answers are saved on this device/)).toBeVisible();
    await user.click(getButton("Log in and continue"));
    expect(reopen).toHaveBeenCalledOnce();
  });

  it("while answers cannot be sent, shows until when they count, and asks to keep the page open", () => {
    const { room } = renderExamRoom();
    room.setRoomState({ phase: { kind: "ending", by: "time" }, savedState: { kind: "saving" } });
    expect(screen.getByRole("heading", { name: /^Time is up/ })).toHaveFocus();
    room.setRoomState({ savedState: { kind: "on_device", unsentCount: 1 } });
    expect(screen.getByText(/reach us by 12:03\s?pm IST\. Please keep this page open/i)).toBeVisible();
    expect(screen.getByText(/saved on this device and will be sent/)).toBeVisible();
    room.setRoomState({ savedState: { kind: "on_page", unsentCount: 1 } });
    expect(screen.getByText(/your last answers are only on this page\. They will count/)).toBeVisible();
    expect(screen.queryByText(/saved on this device/)).toBeNull();
  });

  it("shows the end screen once the exam has ended", () => {
    const { room } = renderExamRoom();
    const end = {
      answerRecordCode: "7F3K-Q9TX-AAAA",
      answered: 1,
      finishedAt: "2026-12-19T06:00:00Z",
      differingQuestions: [],
      isOlder: false,
      hasUnsent: false,
    };
    room.setRoomState({ phase: { kind: "ended", by: "student", end } });
    expect(screen.getByText("ended by student: 7F3K-Q9TX-AAAA")).toBeVisible();
  });
});
