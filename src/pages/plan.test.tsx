import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeAccount, serveAccount } from "../../tests/support/account-factory";
import { logIn } from "../../tests/support/factories";
import { unsentTest } from "../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../tests/support/render";
import { api, server } from "../../tests/support/server/server";
import { refreshSession } from "../data/session";
import { readRecord } from "../engine/mock-test/practice-record";
import { queueUnsentMockTest } from "../engine/mock-test/unsent-mock-tests";
import { PlanPage } from "./plan";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T09:00:00Z") });
  refreshSession();
});
afterEach(() => vi.useRealTimers());

const open = () => renderWithProviders(<PlanPage />, { path: "/plan" });
const getWeek = (heading: RegExp) => {
  const card = screen.getByRole("heading", { name: heading }).parentElement;
  if (!card) throw new Error("A week has no card.");
  return within(card);
};

describe("the plan of a visitor", () => {
  beforeEach(() => {
    const topics = [
      { topic: "Decimals", correct: 0, total: 3 },
      { topic: "Fractions", correct: 1, total: 3 },
    ];
    const wrong = { subjectSlug: "maths", classNumber: 5, chosen: {} };
    queueUnsentMockTest(null, { ...unsentTest, topics, wrong });
  });

  it("ends at the exam of the season, begins with the weakest topic, and stays after a reload", async () => {
    const user = open();
    expect(await screen.findByLabelText(/^Exam date/)).toHaveValue("2027-01-17");
    await user.click(screen.getByRole("button", { name: "Make a plan" }));
    expect(screen.getByText("Class 5, until 17 January 2027: 50 days to go.")).toBeVisible();
    expect(getWeek(/^This week/).getByRole("checkbox", { name: /^Decimals/ })).not.toBeChecked();
    document.body.innerHTML = "";
    open();
    expect(await screen.findByText(/50 days to go/)).toBeVisible();
  });

  it("lets the visitor tick topics, move them to another week, remove and add them, and make a new plan", async () => {
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Make a plan" }));
    await user.click(screen.getByRole("checkbox", { name: /^Decimals/ }));
    expect(screen.getByRole("checkbox", { name: /^Decimals/ })).toBeChecked();
    await user.selectOptions(screen.getByLabelText("Week of Decimals"), "2026-12-07");
    expect(getWeek(/^7 Dec/).getByRole("checkbox", { name: /^Decimals/ })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Remove Decimals" }));
    expect(screen.queryByRole("checkbox", { name: /^Decimals/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add Decimals" }));
    expect(getWeek(/^This week/).getByRole("checkbox", { name: /^Decimals/ })).not.toBeChecked();
    expect(screen.getByRole("link", { name: "Practise Decimals" })).toHaveAttribute(
      "href",
      "/free-mock-test?subject=maths&class=5&topic=Decimals",
    );
    await user.click(screen.getByRole("button", { name: "Make a new plan" }));
    expect(screen.getByRole("button", { name: "Make a plan" })).toBeVisible();
    expect(readRecord(null).plans).toEqual([]);
  });
});

it("a visitor whose class is not known chooses it before making a plan", async () => {
  const user = open();
  await user.selectOptions(await screen.findByLabelText("Class"), "7");
  await user.selectOptions(screen.getByLabelText("Subject"), "Science");
  await user.click(screen.getByRole("button", { name: "Make a plan" }));
  expect(screen.getByText(/^Class 7, until 10 January 2027/)).toBeVisible();
});

describe("the plan of a student", () => {
  it("is loaded from the account, and its changes are sent there", async () => {
    const row = {
      subject: "maths",
      class_number: 5,
      exam_day: "2026-12-20",
      topics: [{ topic: "Fractions", week: "2026-11-16", is_done: false }],
    };
    serveAccount(makeAccount());
    const requests: unknown[] = [];
    server.use(
      http.post(`${api}/rest/v1/rpc/sync_practice_record`, async ({ request }) => {
        requests.push(await request.json());
        return HttpResponse.json({ plans: [row], days: ["2026-11-27"] });
      }),
    );
    logIn();
    const user = open();
    const box = await screen.findByRole("checkbox", { name: /^Fractions/ });
    expect(requests).toEqual([{ p_changed: [], p_days: [] }]);
    await user.click(box);
    const tickedPlan = { ...row, topics: [{ topic: "Fractions", week: "2026-11-16", is_done: true }] };
    await waitFor(() => expect(requests[1]).toEqual({ p_changed: [tickedPlan], p_days: ["2026-11-27"] }));
  });
});
