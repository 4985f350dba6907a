import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { makeAccount, serveAccount, type Account } from "../../../../tests/support/account-factory";
import { asha, class5, logIn, maths, science } from "../../../../tests/support/factories";
import { serveQuestions } from "../../../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { clearQuestionFiles, listMistakeTexts } from "../../../data/question-files";
import { queueUnsentMockTest, listUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import { MockHistory } from "./mock-history";

/** A row of `mock_tests`, completed `number` days before 21 November 2026. */
function makeRow(number: number, changes: object = {}): object {
  return {
    id: String(number),
    subjectId: maths,
    classId: class5,
    scorePercent: 80,
    completedAt: new Date(Date.UTC(2026, 10, 21, 4, 5) - number * 86_400_000).toISOString(),
    topics: null,
    mistakes: null,
    ...changes,
  };
}

const formatDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

let account: Account;

beforeEach(() => {
  clearQuestionFiles();
  account = makeAccount();
  serveAccount(account);
  logIn();
});

const renderMockHistory = () =>
  renderWithProviders(<MockHistory studentId={asha.id} />, { path: "/studentdashboard" });
const findItems = async (list: string) =>
  within(await screen.findByRole("list", { name: list })).getAllByRole("listitem");

describe("the mock tests of a student", () => {
  it("are listed with a count out of 10 and the time in IST", async () => {
    account.mock_tests = [
      makeRow(1, { completedAt: "2026-11-21T04:05:00Z" }),
      makeRow(2, { subjectId: science, scorePercent: 34.5 }),
    ];
    renderMockHistory();
    const [first, second] = await findItems("All your tests");
    expect(first).toHaveTextContent("Maths · Class 5");
    expect(first).toHaveTextContent("8 out of 10");
    expect(first).toHaveTextContent(/21 Nov 2026,? 9:35\s?am IST/);
    expect(second).toHaveTextContent("Science · Class 5");
    expect(second).toHaveTextContent("3 out of 10");
  });

  it("include an unsent test of this device, which is sent before the list is loaded", async () => {
    server.use(
      http.post(`${api}/rest/v1/mock_tests`, () => {
        account.mock_tests.push(makeRow(1));
        return new HttpResponse(null, { status: 201 });
      }),
    );
    queueUnsentMockTest(asha.id, {
      classId: class5,
      subjectId: maths,
      startedAt: "2026-11-20T04:00:00.000Z",
      completedAt: "2026-11-20T04:05:00.000Z",
      scorePercent: 80,
      topics: [],
      seed: "seed",
    });
    renderMockHistory();
    expect(await findItems("All your tests")).toHaveLength(1);
    expect(listUnsentMockTests(asha.id)).toEqual([]);
  });

  it("show the best score and the trend of each subject, as a chart and in words", async () => {
    account.mock_tests = [90, 70, 60, 40].map((scorePercent, index) => makeRow(index, { scorePercent }));
    renderMockHistory();
    const [card] = await findItems("Subjects");
    expect(card).toHaveTextContent("Maths4 tests");
    expect(card).toHaveTextContent("Best9 of 10");
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Maths: improving. Scores, oldest first, out of 10: 4, 6, 7, 9.",
    );
  });

  it("are shown as a map of topics, with a link to a test of the weakest", async () => {
    const topics = [
      { topic: "Fractions", correct: 1, total: 4 },
      { topic: "Decimals", correct: 3, total: 4 },
    ];
    account.mock_tests = [
      makeRow(1, { completedAt: new Date().toISOString(), topics }),
      makeRow(2, { completedAt: formatDaysAgo(40), topics: [{ topic: "Money", correct: 2, total: 2 }] }),
    ];
    const student = renderMockHistory();
    const tiles = (await findItems("Topics")).map(({ textContent }) => textContent);
    expect(tiles).toContain("Fractions1 of 4 rightNeeds practice");
    expect(tiles).toContain("Decimals3 of 4 rightGoing well");
    expect(tiles).toContainEqual(expect.stringMatching(/^Money2 of 2 rightRevise again: last tried on /));
    expect(tiles).toContain("Large NumbersNot tried yet");
    expect(screen.getByText("Try 10 questions on Fractions")).toBeVisible();
    expect(screen.getByRole("link", { name: "Practise Fractions" })).toHaveAttribute(
      "href",
      "/free-mock-test?subject=maths&class=5&topic=Fractions",
    );
    await student.click(screen.getByText("Show as a table"));
    expect(screen.getByRole("row", { name: /^Fractions 4 1 / })).toHaveTextContent("Needs practice");
    await student.selectOptions(screen.getByLabelText("Subject"), "Science");
    expect(screen.getByText(/^Try 10 questions on /)).toHaveTextContent("Plants");
  });

  it("list the three most frequent mistakes of the last month, each with a link to a test about it", async () => {
    const [carry, zero, unit, sign] = ["forgot-carry", "lost-zero", "mixed-units", "took-plus-for-times"];
    serveQuestions(
      [],
      {},
      {
        [carry]: "forgot to carry",
        [zero]: "lost a zero",
        [unit]: "mixed up the units",
        [sign]: "took + for ×",
      },
    );
    account.mock_tests = [
      makeRow(0, {
        completedAt: new Date().toISOString(),
        mistakes: [zero, carry, sign, "in old words", "in old words"],
      }),
      makeRow(1, { completedAt: formatDaysAgo(29), mistakes: [carry, unit, zero, carry] }),
      makeRow(2, { completedAt: formatDaysAgo(31), mistakes: [unit, unit, unit, unit] }),
      makeRow(3, { completedAt: formatDaysAgo(2), mistakes: "a text" }),
    ];
    renderMockHistory();
    const mistakes = await findItems("Mistakes in Maths");
    await screen.findByRole("link", { name: "Practise this: forgot to carry" });
    expect(mistakes.map(({ textContent }) => textContent)).toEqual([
      "Forgot to carry3 timesPractise this: forgot to carry",
      "Lost a zero2 timesPractise this: lost a zero",
      "Took + for ×1 timePractise this: took + for ×",
    ]);
    expect(screen.getByRole("link", { name: "Practise this: forgot to carry" })).toHaveAttribute(
      "href",
      "/free-mock-test?subject=maths&class=5&mistake=forgot-carry",
    );
  });

  it("ignore a mistake that an older version has saved as text", async () => {
    serveQuestions([], {}, { "forgot-carry": "forgot to carry" });
    account.mock_tests = [
      makeRow(0, { completedAt: new Date().toISOString(), mistakes: ["forgot to carry"] }),
    ];
    renderMockHistory();
    await findItems("All your tests");
    await listMistakeTexts("maths", 5);
    expect(screen.queryByText("Mistakes to fix this month")).toBeNull();
  });

  it.each([["a text"], [[{ topic: 5 }]], [[{ topic: "Fractions", correct: 0, total: 0 }]], [{}]])(
    "are listed even if %j is stored as their topics",
    async (topics) => {
      account.mock_tests = [makeRow(1, { topics })];
      renderMockHistory();
      expect(await findItems("All your tests")).toHaveLength(1);
      expect(await findItems("Topics")).not.toHaveLength(0);
      expect(screen.queryByText(/right$/)).toBeNull();
    },
  );

  it("are all shown on request if there are many", async () => {
    account.mock_tests = Array.from({ length: 57 }, (_, index) => makeRow(index));
    const student = renderMockHistory();
    expect(await findItems("All your tests")).toHaveLength(20);
    await student.click(screen.getByRole("button", { name: "Show all 57 tests" }));
    expect(await findItems("All your tests")).toHaveLength(57);
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });
});

describe("the Mocks tab", () => {
  it("invites the student to a first test", async () => {
    renderMockHistory();
    expect(await screen.findByRole("heading", { name: /No tests yet/ })).toBeVisible();
  });

  it("shows that it is loading", async () => {
    let sendReply = () => undefined as void;
    const releasePromise = new Promise<void>((resolve) => (sendReply = resolve));
    server.use(http.get(`${api}/rest/v1/mock_tests`, () => releasePromise.then(() => HttpResponse.json([]))));
    renderMockHistory();
    expect(screen.getByRole("status", { name: "Loading your mock tests" })).toBeVisible();
    sendReply();
    expect(await screen.findByRole("heading", { name: /No tests yet/ })).toBeVisible();
  });

  it("shows that the tests could not be loaded, with a button to try again", async () => {
    server.use(http.get(`${api}/rest/v1/mock_tests`, () => HttpResponse.json({}, { status: 403 })));
    const student = renderMockHistory();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Your account does not have permission to do this.",
    );
    serveAccount(account);
    await student.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: /No tests yet/ })).toBeVisible();
  });
});
