import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { makeAnswerRecord, makeRehearsalAnswerRecord } from "../../../../tests/support/answer-record-factory";
import { getSection, renderWithProviders } from "../../../../tests/support/render";
import { toOwnNumbering } from "../../../engine/exam/paper/own-numbering";
import type { AnswerRecord } from "../../../data/exam/answer-records";
import { FullAnswerRecord } from "./full-answer-record";

function renderAnswerRecord(answerRecord: AnswerRecord) {
  renderWithProviders(<FullAnswerRecord answerRecord={answerRecord} />);
  return toOwnNumbering(answerRecord).questions;
}

describe("the answer record of an exam that others are still taking", () => {
  it("shows the code, the times and the number of answers", () => {
    renderAnswerRecord(makeAnswerRecord());
    expect(screen.getByText("Maths · Class 5 · Winter 2026-27")).toBeVisible();
    expect(screen.getByText("7F3K-Q9TX-AAAA")).toBeVisible();
    expect(screen.getByText("1 of 4")).toBeVisible();
    expect(screen.getByText(/11:40\s?am IST/i)).toBeVisible();
  });

  it("lists the chosen letters under the child's own question numbers, without the questions", () => {
    const questions = renderAnswerRecord(makeAnswerRecord());
    const letters = within(getSection("Your answers")).getAllByRole("listitem");
    expect(letters.map(({ textContent }) => textContent)).toEqual(
      questions.map(({ number, ownLetter }) => `Question ${number}${ownLetter ?? "–"}`),
    );
    expect(screen.queryByText(/Correct answer/)).toBeNull();
  });

  it("says that time was up, and that this answer record has replaced an earlier one", () => {
    renderAnswerRecord(makeAnswerRecord({ endedBy: "time", answerRecordNo: 2 }));
    expect(screen.getByText(/Time was up at 12:00\s?pm IST/i)).toBeVisible();
    expect(screen.getByText(/This is answer record no\. 2/)).toBeVisible();
  });

  it("lists every tap of every session, and marks those that arrived too late", () => {
    const event = {
      seq: 1,
      n: 1,
      option: "b",
      answeredAt: "2026-12-19T05:31:05.000Z",
      receivedAt: "2026-12-19T05:31:07.000Z",
    };
    const startedAt = "2026-12-19T05:30:00.000Z";
    const answerRecord = makeAnswerRecord({
      sessions: [
        { sessionNo: 1, startedAt, events: [{ ...event, isCounted: true }] },
        { sessionNo: 2, startedAt, events: [{ ...event, option: null, isCounted: false }] },
      ],
    });
    const first = renderAnswerRecord(answerRecord).find(({ paperQuestion }) => paperQuestion.n === 1);
    const taps = screen
      .getAllByRole("table")
      .map((table) => within(table).getAllByRole("row")[1]?.textContent);
    expect(taps[0]).toMatch(
      new RegExp(`^${first?.number}${first?.ownLetter}11:01:05\\s?am11:01:07\\s?am$`, "i"),
    );
    expect(taps[1]).toContain("cleared (too late)");
  });
});

describe("the exam record", () => {
  it("describes each event in a sentence with Indian time, and shows that no mark depends on it", () => {
    const makeEvent = (kind: string, atMs: number, forMs: number | null = null) => ({
      sessionNo: 1,
      kind,
      atMs,
      forMs,
    });
    renderAnswerRecord(
      makeAnswerRecord({
        roomEvents: [
          makeEvent("hidden", 60_000, 45_000),
          makeEvent("offline", 120_000, 420_000),
          makeEvent("other_device", 700_000),
          makeEvent("clock_jump", 800_000, 5000),
          makeEvent("lamp_broken", 900_000),
        ],
      }),
    );
    const events = within(getSection("Exam record")).getAllByRole("listitem");
    expect(events.map(({ textContent }) => textContent?.replace(/^.*?m/i, ""))).toEqual([
      "You switched to another page or app for 45 seconds.",
      "The internet stopped for about 7 minutes.",
      "You continued the exam in another tab or on another device.",
      "The device’s clock was changed, or the device went to sleep.",
      "We recorded: lamp broken.",
    ]);
    expect(events[0]).toHaveTextContent(/^11:01\s?am/i);
    expect(screen.getByText("Interruptions do not change your marks.")).toBeVisible();
  });

  it("shows when the server received nothing from the device", () => {
    renderAnswerRecord(
      makeAnswerRecord({
        silences: [{ from: "2026-12-19T05:40:00.000Z", until: "2026-12-19T05:55:00.000Z" }],
      }),
    );
    expect(getSection("Exam record")).toHaveTextContent(
      /11:10\s?amWe heard nothing from the device until 11:25\s?am, for about 15 minutes\./i,
    );
    expect(screen.queryByText("No interruptions were recorded.")).toBeNull();
  });

  it("says that no interruption was recorded if the record is empty", () => {
    renderAnswerRecord(makeAnswerRecord());
    expect(getSection("Exam record")).toHaveTextContent("No interruptions were recorded.");
  });
});

describe("the answer record of a rehearsal", () => {
  it("shows the score, and for each question the answer, the right answer and the explanation", () => {
    const questions = renderAnswerRecord(makeRehearsalAnswerRecord());
    expect(screen.getByText("1 of 4 correct")).toBeVisible();
    expect(screen.getByText(/only practice, so there is no rank/)).toBeVisible();
    const answers = within(getSection("Your answers")).getAllByRole("listitem");
    const answerOf = (n: number) =>
      answers[questions.findIndex(({ paperQuestion }) => paperQuestion.n === n)];
    expect(answerOf(1)).toHaveTextContent(
      `Correct. Your answer, ${questions.find(({ paperQuestion }) => paperQuestion.n === 1)?.ownLetter}: two of 1Because of 1.`,
    );
    expect(answerOf(2)).toHaveTextContent(
      /Wrong\. Your answer, [A-D]: three of 2Why it is wrong: counted one too many\.Correct answer: two of 2Because of 2\./,
    );
    expect(answerOf(3)).toHaveTextContent("Not answeredCorrect answer: two of 3");
  });
});
