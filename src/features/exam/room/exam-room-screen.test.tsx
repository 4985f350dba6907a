import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePaper } from "../../../../tests/support/exam-factory";
import { renderExamRoom, paper, getButton, reopen } from "../../../../tests/support/render-exam-room";
import { createFakeRoom, type FakeRoom } from "../../../../tests/support/fake-room";
import { renderWithProviders, getShownPath } from "../../../../tests/support/render";
import { prefetchParts } from "../../../ui/test-parts/lazy-parts";
import { ExamRoomScreen } from "./exam-room-screen";

const getHeader = () => screen.getByRole("banner");
const readAnswers = (room: FakeRoom) => room.store.getState().answers;

beforeAll(prefetchParts);

describe("an open exam", () => {
  it("shows the child's own first question, its section, the exam's name, the time left and where the answers are stored", () => {
    const { questions } = renderExamRoom();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maths · Class 5");
    expect(screen.getByRole("group").textContent).toMatch(/^Question 1 of 10 · CoreWhat is asked by/);
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual(
      questions[0]?.options.map(({ value }) => value),
    );
    expect(screen.getByRole("timer", { name: "Time left" })).toHaveTextContent("50:00");
    expect(within(getHeader()).getByText("Saved")).toBeVisible();
  });

  it("chooses the letter of the file, by a press or by the key of its position", async () => {
    const { room, user, questions } = renderExamRoom();
    const [first] = questions;
    await user.click(screen.getByRole("radio", { name: first?.options[2]?.text ?? "" }));
    expect(readAnswers(room)).toEqual({ [first?.n ?? 0]: first?.options[2]?.value });
    await user.keyboard("b");
    await user.keyboard("b");
    expect(readAnswers(room)).toEqual({ [first?.n ?? 0]: first?.options[1]?.value });
    expect(room.choose).toHaveBeenCalledTimes(2);
  });

  it("clears an answer, and moves the focus back to the options", async () => {
    const { room, user } = renderExamRoom();
    expect(screen.queryByRole("button", { name: "Clear my answer" })).toBeNull();
    await user.keyboard("a");
    await user.click(getButton("Clear my answer"));
    expect(readAnswers(room)).toEqual({});
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
    expect(screen.getAllByRole("radio")[0]).toHaveFocus();
  });

  it("goes to the next and previous question and by number, in sections with the child's own numbering", async () => {
    const { user } = renderExamRoom({ markedNumbers: [], shownNumbers: [1] });
    await user.click(getButton("Next"));
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    expect(screen.getByRole("group").textContent).toMatch(/^Question 2 of 10/);
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "A · Core",
      "B · Everyday problems",
      "C · Challenge",
    ]);
    await user.click(getButton(/^Question 9,/));
    expect(screen.getByRole("group").textContent).toMatch(/^Question 9 of 10 · Challenge/);
    expect(await screen.findByRole("button", { name: /^Question 9,/, current: "step" })).toBeVisible();
  });

  it("marks a question for review, counts answers and marked questions, and shows the help number", async () => {
    const { room, user, questions } = renderExamRoom({
      answers: { 1: "a", 2: "b" },
      markedNumbers: [2],
      index: 1,
    });
    expect(screen.getByText("2 answered · 1 marked for review")).toBeVisible();
    const secondNumber = questions.findIndex(({ n }) => n === 2) + 1;
    expect(getButton(`Question ${secondNumber}, answered, marked`)).toBeVisible();
    expect(screen.getByText(/^Help:/)).toHaveTextContent(/\d{3}/);
    await user.keyboard("m");
    await user.click(getButton("Mark for review"));
    expect(room.toggleMark).toHaveBeenCalledTimes(2);
  });

  it("lists fifty question numbers, and names the second section as in this class", () => {
    renderExamRoom({}, { ...makePaper(50), class: "Class 11" });
    expect(screen.getAllByRole("button", { name: /^Question \d+,/ })).toHaveLength(50);
    expect(screen.getByRole("heading", { name: "B · Applied problems" })).toBeVisible();
  });

  it("renders neither the question nor the palette when a second passes", async () => {
    // Question and palette read the exam's actions whenever they are rendered.
    const onRender = vi.fn<(name: string | symbol) => void>();
    const fakeRoom = createFakeRoom(10);
    const room = new Proxy(fakeRoom, {
      get: (target, name) => {
        if (name === "toggleMark" || name === "goTo") onRender(name);
        return Reflect.get(target, name) as unknown;
      },
    });
    const user = renderWithProviders(
      <ExamRoomScreen room={room} paper={paper} onReopen={reopen} renderEnd={() => null} />,
    );
    onRender.mockClear();
    fakeRoom.setRoomState({ secondsLeft: 2999, savedState: { kind: "saving" } });
    expect(screen.getByRole("timer")).toHaveTextContent("49:59");
    expect(onRender).not.toHaveBeenCalled();
    await user.keyboard("a");
    await waitFor(() => expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(["toggleMark", "goTo"])));
  });

  it("asks before the child leaves, and says where the answers are and until when the child can come back", async () => {
    const { room, user } = renderExamRoom();
    await user.click(screen.getByRole("link", { name: "Go to the dashboard" }));
    const dialog = await screen.findByRole("dialog", { name: "Leave the exam?" });
    expect(dialog).toHaveAccessibleDescription(/^Your answers are saved, .*12:00/);
    room.setRoomState({ savedState: { kind: "on_device", unsentCount: 1 } });
    expect(dialog).toHaveAccessibleDescription(
      /^Your last answers are saved on this device but not sent yet,/,
    );
    room.setRoomState({ savedState: { kind: "on_page", unsentCount: 1 } });
    expect(dialog).toHaveAccessibleDescription(/not saved yet and will be lost if you leave now,/);
    await user.click(getButton("Stay in the exam"));
    expect(getShownPath()).toBe("/exam/paper");
  });
});

describe("the clock of an exam", () => {
  it.each([
    [720, "Less than 12 minutes left."],
    [180, "Less than 3 minutes left."],
    [60, "Less than 1 minute left."],
  ])("shows and announces a warning %i seconds before the end", (secondsLeft, warning) => {
    const { room } = renderExamRoom();
    room.setRoomState({ secondsLeft: secondsLeft + 1 });
    expect(screen.queryByText(warning)).toBeNull();
    room.setRoomState({ secondsLeft });
    expect(within(getHeader()).getByText(warning)).toHaveAttribute("role", "status");
  });

  it("can be hidden, and shows when the time is uncertain", async () => {
    const { room, user } = renderExamRoom();
    room.setRoomState({ isTimeTrusted: false });
    expect(screen.getByRole("timer", { name: "Time left, about" })).toHaveTextContent("≈50:00");
    await user.click(getButton("Hide the clock"));
    expect(screen.queryByRole("timer")).toBeNull();
  });
});

describe("the saved state", () => {
  it("is always shown, with the number of unsent answers, and blocks nothing", async () => {
    const { room, user, questions } = renderExamRoom({ savedState: { kind: "saving" } });
    expect(within(getHeader()).getByText("Saving")).toBeVisible();
    room.setRoomState({ savedState: { kind: "on_device", unsentCount: 3 } });
    const unsentText = "Saved on this device. Waiting for internet";
    expect(within(getHeader()).getByText(`${unsentText}: 3 answers`)).toBeVisible();
    expect(within(getHeader()).getByText(`${unsentText}.`)).toHaveAttribute("role", "status");
    await user.keyboard("a{ArrowRight}");
    expect(readAnswers(room)).toHaveProperty([String(questions[0]?.n)]);
    expect(screen.getByRole("group").textContent).toMatch(/^Question 2/);
    room.setRoomState({ savedState: { kind: "on_device", unsentCount: 1 } });
    expect(within(getHeader()).getByText(`${unsentText}: 1 answer`)).toBeVisible();
    const findSavedAgain = () => within(getHeader()).queryByText("Your answers are saved again.");
    room.setRoomState({ savedState: { kind: "saving" } });
    expect(findSavedAgain()).toBeNull();
    room.setRoomState({ savedState: { kind: "saved" } });
    expect(findSavedAgain()).toHaveAttribute("role", "status");
  });

  it("asks to keep the page open if the device could not store the last answers", () => {
    const { room } = renderExamRoom({ savedState: { kind: "on_page", unsentCount: 2 } });
    const text = "Not saved yet, please keep this page open. Waiting for internet";
    expect(within(getHeader()).getByText(`${text}: 2 answers`)).toBeVisible();
    expect(within(getHeader()).getByText(`${text}.`)).toHaveAttribute("role", "status");
    expect(within(getHeader()).queryByText(/^Saved/)).toBeNull();
    const asksBeforeClosing = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(asksBeforeClosing()).toBe(true);
    room.setRoomState({ savedState: { kind: "saved" } });
    expect(asksBeforeClosing()).toBe(false);
    expect(within(getHeader()).getByText("Your answers are saved again.")).toHaveAttribute("role", "status");
  });

  it("is not announced for every saved answer", () => {
    const { room } = renderExamRoom();
    room.setRoomState({ savedState: { kind: "saving" } });
    room.setRoomState({ savedState: { kind: "saved" } });
    const announcements = within(getHeader())
      .getAllByRole("status")
      .map(({ textContent }) => textContent);
    expect(announcements.join("")).toBe("");
  });
});
