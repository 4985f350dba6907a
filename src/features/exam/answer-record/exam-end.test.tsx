import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makePaper } from "../../../../tests/support/exam-factory";
import {
  makeAnswerRecord,
  makeRehearsalAnswerRecord,
  makeAnswerRecordReply,
} from "../../../../tests/support/answer-record-factory";
import { logIn } from "../../../../tests/support/factories";
import { createFakeRoom } from "../../../../tests/support/fake-room";
import { getSection, renderWithProviders } from "../../../../tests/support/render";
import { serveRpc } from "../../../../tests/support/server/serve-rpc";
import { toShownPaper } from "../../../engine/exam/paper/shown-paper";
import type { ExamEndReply } from "../../../engine/exam/room/room-state";
import { ExamEnd } from "./exam-end";

const room = createFakeRoom(10);
const paper = makePaper(10);
const endReply: ExamEndReply = {
  answerRecordCode: "7F3K-Q9TX-AAAA",
  answered: 8,
  finishedAt: "2026-12-19T06:10:00.000Z",
  differingQuestions: [],
  isOlder: false,
  hasUnsent: false,
};

type EndOptions = {
  kind?: "exam" | "rehearsal";
  endedBy?: "student" | "time";
  differingQuestions?: number[];
  hasUnsent?: boolean;
};

function renderEnd({
  kind = "exam",
  endedBy = "student",
  differingQuestions = [],
  hasUnsent = false,
}: EndOptions = {}) {
  return renderWithProviders(
    <ExamEnd
      room={room}
      paper={kind === "rehearsal" ? { ...paper, subject: "Practice run", edition: null } : paper}
      endedBy={endedBy}
      end={{ ...endReply, differingQuestions, hasUnsent }}
      logout={<button type="button">Log out on this device</button>}
    />,
  );
}

beforeEach(() => logIn());

describe("the end of an exam", () => {
  it("shows the answer record and the number of answers immediately, even if the exam record cannot be loaded", async () => {
    serveRpc("get_answer_record", { message: "down" }, 503);
    renderEnd();
    expect(screen.getByRole("heading", { name: "We have received your answers" })).toHaveFocus();
    expect(screen.getByText("7F3K-Q9TX-AAAA")).toBeVisible();
    expect(screen.getByText("8 of 10")).toBeVisible();
    expect(screen.getByText(/exactly what you chose/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Log out on this device" })).toBeVisible();
    expect(await screen.findByRole("alert")).toHaveTextContent("Our service is not responding");
  });

  it("asks for a login if the login has expired", async () => {
    serveRpc("get_answer_record", { message: "JWT expired" }, 401);
    renderEnd();
    expect(await screen.findByText(/^Your login has ended\. We have your answers/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Log in again" })).toHaveAttribute("href", "/login");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("lists, in the child's own numbers, the answers that differ from those on the screen", async () => {
    serveRpc("get_answer_record", makeAnswerRecordReply(makeAnswerRecord()));
    renderEnd({ differingQuestions: [4, 7] });
    const ownNumbers = toShownPaper(paper, room.seed)
      .flatMap(({ n }, index) => (n === 4 || n === 7 ? [index + 1] : []))
      .join(", ");
    expect(
      screen.getByText(`Questions ${ownNumbers}: what we received is different from this screen.`),
    ).toBeVisible();
    await screen.findByRole("heading", { name: "Exam record" });
    expect(screen.getByText(/Most likely these answers reached us after time was up/)).toBeVisible();
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it("shows that some answers never reached the server, and does not claim to have them", async () => {
    serveRpc("get_answer_record", makeAnswerRecordReply(makeAnswerRecord()));
    renderEnd({ endedBy: "time", differingQuestions: [4], hasUnsent: true });
    expect(
      screen.getByRole("heading", { name: "Time is up. Some of your answers did not reach us" }),
    ).toBeVisible();
    await screen.findByRole("heading", { name: "Exam record" });
    expect(screen.getByText(/These answers were not sent in time, so we do not have them\./)).toBeVisible();
    expect(screen.queryByText(/reached us after time was up|We have received/)).toBeNull();
  });

  it("mentions another tab or device if the exam was opened twice", async () => {
    const { sessions } = makeAnswerRecord();
    const secondSessions = sessions.map((session) =>
      Object.assign({}, session, { sessionNo: 2, events: [] }),
    );
    serveRpc(
      "get_answer_record",
      makeAnswerRecordReply(makeAnswerRecord({ sessions: [...sessions, ...secondSessions] })),
    );
    renderEnd({ differingQuestions: [4] });
    await screen.findByRole("heading", { name: "Exam record" });
    expect(screen.getByText(/later in another tab or on another device, or/)).toBeVisible();
  });

  it("shows the exam record, and no answers while others still take the exam", async () => {
    const hidden = { sessionNo: 1, kind: "hidden", atMs: 60_000, forMs: 45_000 };
    serveRpc("get_answer_record", makeAnswerRecordReply(makeAnswerRecord({ roomEvents: [hidden] })));
    renderEnd({ endedBy: "time" });
    expect(screen.getByRole("heading", { name: "Time is up. We have received your answers" })).toBeVisible();
    expect(await screen.findByText("You switched to another page or app for 45 seconds.")).toBeVisible();
    expect(screen.getByText("Interruptions do not change your marks.")).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Your answers" })).toBeNull();
  });
});

describe("the end of a rehearsal", () => {
  it("shows the score and the explanations immediately", async () => {
    const calls = serveRpc("get_answer_record", makeAnswerRecordReply(makeRehearsalAnswerRecord()));
    renderEnd({ kind: "rehearsal" });
    expect(screen.getByRole("heading", { name: "You have finished the practice run" })).toBeVisible();
    expect(await screen.findByText("1 of 4 correct")).toBeVisible();
    expect(within(getSection("Your answers")).getAllByRole("listitem")).toHaveLength(4);
    expect(screen.getByText("Why it is wrong: counted one too many.")).toBeVisible();
    expect(calls).toEqual([{ p_attempt_id: room.attemptId }]);
  });
});
