import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buyPath } from "../config/paths";
import { makeEnrolment, type Account } from "../../tests/support/account-factory";
import { makeMyAward } from "../../tests/support/award-factory";
import { prepareDashboard, renderDashboard } from "../../tests/support/render-dashboard";
import { maths } from "../../tests/support/factories";
import { attemptId, makeMyExam, makeRehearsal, paperId } from "../../tests/support/my-exams-factory";

// Loaded here, so that the first test does not wait for the lazy import.
import "../features/account/award-delivery/award-notices";

let account: Account;

beforeEach(() => {
  account = prepareDashboard();
  account.enrolments.push(makeEnrolment(maths));
});

afterEach(() => vi.useRealTimers());

/** The card of the bought Maths exam. */
async function findMathsCard() {
  const list = await screen.findByRole("list", { name: "My exams" });
  const item = within(list)
    .getAllByRole("listitem")
    .find((card) => within(card).queryByRole("heading", { name: "Maths" }));
  if (!item) throw new Error("Maths is not listed.");
  return within(item);
}

it.each([
  ["of an exam that can be bought puts it into the cart, once", "science", ["In Cart Science"]],
  ["of an exam that is paid already leaves the cart empty", "maths", []],
  ["of an unknown subject does nothing", "elsewhere.example", []],
])("a Buy now link %s", async (_, subject, expectedButtons) => {
  renderDashboard(null, buyPath(subject, 5));
  await findMathsCard();
  await waitFor(() => {
    const buttons = screen.queryAllByRole("button", { name: /^In Cart/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(expectedButtons);
  });
  expect(screen.getByLabelText("address")).toHaveTextContent("/studentdashboard");
});

it("the Exams tab offers everybody the rehearsal", async () => {
  account.list_my_exams.push(makeRehearsal());
  renderDashboard();
  const rehearsal = within(await screen.findByRole("region", { name: "Practice run" }));
  expect(rehearsal.getByText(/10 questions in 10 minutes/)).toBeVisible();
  expect(rehearsal.getByRole("link", { name: "Try a practice run" })).toHaveAttribute(
    "href",
    "/exam/rehearsal",
  );
});

it("the Exams tab links to a running rehearsal", async () => {
  account.list_my_exams.push(makeRehearsal({ state: "running", attemptId }));
  renderDashboard();
  expect(await screen.findByRole("link", { name: "Continue the practice run" })).toBeVisible();
});

it("the Exams tab links from an enrolled exam to its next step", async () => {
  account.list_my_exams.push(makeMyExam());
  renderDashboard();
  const card = await findMathsCard();
  const link = await card.findByRole("link", { name: "Check this device: Maths" });
  expect(link).toHaveAttribute("href", `/exam/${paperId}`);
});

it("the Exams tab shows an exam that can be opened now above everything else", async () => {
  account.list_my_exams.push(makeMyExam({ state: "lobby" }));
  renderDashboard();
  const today = within(await screen.findByRole("region", { name: "Exam today" }));
  expect(today.getByRole("heading", { name: "Today: Maths" })).toBeVisible();
  expect(today.getByRole("link", { name: "Go to the lobby" })).toHaveAttribute("href", `/exam/${paperId}`);
  expect(screen.queryByRole("region", { name: "Next exam" })).toBeNull();
});

describe("news of exams", () => {
  const findNews = async () => within(await screen.findByRole("region", { name: "Exam updates" }));

  it("include a result, above the exams to buy, for ninety days after the exam", async () => {
    account.list_my_exams.push(
      makeMyExam({ state: "final", attemptId, serverNow: "2027-04-17T05:29:00.000Z" }),
    );
    renderDashboard();
    const news = await findNews();
    expect(news.getByText("The result is out.")).toBeVisible();
    const link = news.getByRole("link", { name: /^See the result/ });
    expect(link).toHaveAttribute("href", `/result/${paperId}`);
    expect(screen.queryByRole("list", { name: "My exams" })).toBeNull();
    const offerList = await screen.findByRole("list", { name: "Olympiad exams" });
    expect(link.compareDocumentPosition(offerList)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("end after ninety days; the exam's card still links to the result", async () => {
    account.list_my_exams.push(
      makeMyExam({ state: "final", attemptId, serverNow: "2027-04-17T05:30:00.000Z" }),
    );
    renderDashboard();
    expect(await (await findMathsCard()).findByRole("link", { name: /^See the result/ })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Exam updates" })).toBeNull();
  });

  it("include a question that needs the family's reply, even long after the exam", async () => {
    account.list_my_exams.push(
      makeMyExam({ state: "held", heldFor: "void", attemptId, serverNow: "2028-01-01T00:00:00.000Z" }),
    );
    renderDashboard();
    const news = await findNews();
    expect(news.getByRole("link", { name: /^Read and reply/ })).toHaveAttribute("href", `/result/${paperId}`);
  });

  it("are not shown for an exam that is only paid for", async () => {
    account.list_my_exams.push(makeMyExam());
    renderDashboard();
    expect(await (await findMathsCard()).findByRole("link", { name: /^Check this device/ })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Exam updates" })).toBeNull();
  });
});

it("the Exams tab lists exams of earlier seasons under My exams, with their results", async () => {
  account.list_my_exams.push(
    makeMyExam({
      state: "final",
      attemptId,
      editionId: "ed171000-0000-4000-8000-000000000001",
      serverNow: "2027-12-01T05:30:00.000Z",
    }),
  );
  renderDashboard();
  expect(await screen.findByRole("heading", { name: "My exams" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "See the result: Maths" })).toHaveAttribute(
    "href",
    `/result/${paperId}`,
  );
});

describe("awards by post", () => {
  const makeFinalExam = () => makeMyExam({ state: "final", attemptId });

  it("ask for an address, and are shown as late", async () => {
    account.list_my_exams.push(makeFinalExam());
    account.list_my_awards.push(
      makeMyAward(),
      makeMyAward({ awardId: "2", paperId: "2", subject: "Science", state: "packed", isLate: true }),
      makeMyAward({ awardId: "3", paperId: "3", subject: "English", state: "delivered" }),
    );
    renderDashboard();
    const awards = within(await screen.findByRole("region", { name: "Your medal" }));
    expect(awards.getAllByRole("listitem")).toHaveLength(2);
    expect(awards.getByRole("link", { name: "Add your address: Maths" })).toHaveAttribute(
      "href",
      `/result/${paperId}`,
    );
    expect(awards.getByText(/^Your award is late: we promised to send it by 1 May 2027/)).toBeVisible();
  });

  it("are not loaded before a result is final", async () => {
    account.list_my_exams.push(makeMyExam({ state: "provisional", attemptId }));
    account.list_my_awards.push(makeMyAward());
    renderDashboard();
    expect(await screen.findByRole("link", { name: "See your marks: Maths, news" })).toBeVisible();
    expect(screen.queryByRole("region", { name: "Your medal" })).toBeNull();
  });
});

it("the Exams tab still shows the bought exams if their states cannot be loaded", async () => {
  renderDashboard();
  const card = await findMathsCard();
  expect(card.getByText(/You are registered/)).toBeVisible();
  expect(card.queryByRole("link")).toBeNull();
});
