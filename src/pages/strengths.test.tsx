import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { logIn } from "../../tests/support/factories";
import { unsentTest } from "../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../tests/support/render";
import { refreshSession } from "../data/session";
import { queueUnsentMockTest } from "../engine/mock-test/unsent-mock-tests";
import { StrengthsPage } from "./strengths";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T09:00:00Z") });
  refreshSession();
  return () => vi.useRealTimers();
});

const open = () => renderWithProviders(<StrengthsPage />, { path: "/strengths" });

/** Stores a mock test of three questions on Fractions. */
function storeTest(completedAt: string, classNumber: number, correct: number): void {
  const topics = [{ topic: "Fractions", correct, total: 3 }];
  const wrong = { subjectSlug: "maths", classNumber, chosen: {} };
  queueUnsentMockTest(null, { ...unsentTest, completedAt, topics, wrong });
}

describe("the map of strengths of a visitor", () => {
  it("is made of the tests of this device in the class of the newest test", async () => {
    storeTest("2026-11-01T09:00:00.000Z", 5, 3);
    storeTest("2026-11-02T09:00:00.000Z", 5, 3);
    storeTest("2026-11-02T08:00:00.000Z", 4, 0);
    storeTest("2026-11-03T09:00:00.000Z", 5, 0);
    open();
    const tiles = within(screen.getByRole("list", { name: "Topics" })).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toContain(
      "Fractions6 of 9 rightRevise again: last tried on 3 Nov",
    );
  });

  it("invites a visitor without a test to take the first one", () => {
    open();
    expect(screen.getByRole("heading", { name: /No tests yet/ })).toBeVisible();
  });
});

it("a student is redirected to the dashboard, which has the map", () => {
  logIn();
  open();
  expect(screen.queryByRole("heading", { name: "What you are good at" })).toBeNull();
});
