import { screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeRoomCopy } from "../../../../tests/support/exam-factory";
import { asha, logIn } from "../../../../tests/support/factories";
import { collectInserts, unsentTest } from "../../../../tests/support/mock-test-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { roomKey } from "../../../engine/exam/storage/room-keys";
import { sessionStore } from "../../../data/session";
import { queueUnsentMockTest, listUnsentMockTests } from "../../../engine/mock-test/unsent-mock-tests";
import { setReporter } from "../../../lib/report";
import { LogoutButton } from "./logout-button";

const address = () => screen.getByLabelText("address").textContent;

/** A student presses Log out with an unsent result. */
async function logOutWithUnsentResult() {
  queueUnsentMockTest(asha.id, unsentTest);
  const student = renderWithProviders(<LogoutButton />, { path: "/studentdashboard" });
  await student.click(screen.getByRole("button", { name: "Log out" }));
  return student;
}

let restoreReporter: () => void;

beforeEach(() => {
  logIn();
  server.use(http.post(`${api}/auth/v1/logout`, () => new HttpResponse(null, { status: 204 })));
  restoreReporter = setReporter(() => undefined);
});
afterEach(() => {
  restoreReporter();
  vi.restoreAllMocks();
});

describe("logging out with an unsent result", () => {
  it("sends the result first, then deletes everything on the device", async () => {
    const rows = collectInserts("mock_tests");
    await logOutWithUnsentResult();
    await waitFor(() => expect(address()).toBe("/"));
    expect(rows).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it('asks for confirmation if the result cannot be sent; "Stay logged in" keeps the result', async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const student = await logOutWithUnsentResult();
    const dialog = await screen.findByRole("dialog", { name: "Log out without saving?" });
    expect(dialog).toHaveTextContent("One mock test result is not saved to your account yet");
    await student.click(screen.getByRole("button", { name: "Stay logged in" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe("/studentdashboard");
    expect(listUnsentMockTests(asha.id)).toHaveLength(1);
    expect(sessionStore.getState()).not.toBeNull();
  });

  it('deletes an unsent result only after "Log out anyway"', async () => {
    collectInserts("mock_tests", 503, { message: "down" });
    const student = await logOutWithUnsentResult();
    await student.click(await screen.findByRole("button", { name: "Log out anyway" }));
    expect(address()).toBe("/");
    expect(localStorage).toHaveLength(0);
    expect(sessionStore.getState()).toBeNull();
  });
});

describe("logging out while an exam runs", () => {
  const key = roomKey(asha.id, "a77e");

  it('asks for confirmation; after "Log out anyway" the answers stay on this device', async () => {
    localStorage.setItem(key, JSON.stringify(makeRoomCopy()));
    const student = renderWithProviders(<LogoutButton />, { path: "/studentdashboard" });
    await student.click(screen.getByRole("button", { name: "Log out" }));
    const dialog = await screen.findByRole("dialog", { name: "Log out during the exam?" });
    expect(dialog).toHaveTextContent("Any that are not sent yet stay on this device");
    await student.click(screen.getByRole("button", { name: "Stay logged in" }));
    expect(address()).toBe("/studentdashboard");
    expect(sessionStore.getState()).not.toBeNull();

    await student.click(screen.getByRole("button", { name: "Log out" }));
    await student.click(screen.getByRole("button", { name: "Log out anyway" }));
    await waitFor(() => expect(address()).toBe("/"));
    expect(Object.keys(localStorage)).toEqual([key]);
  });

  it.each([
    ["has ended", asha.id, { ending: "student" as const }],
    ["is past its deadline", asha.id, { deadlineAtMs: Date.now() - 8 * 3_600_000 }],
    ["is somebody else's", "de300000-0000-4000-8000-000000000002", {}],
  ])("does not ask about an exam that %s", async (_, studentId, changes) => {
    localStorage.setItem(roomKey(studentId, "a77e"), JSON.stringify(makeRoomCopy(changes)));
    const student = renderWithProviders(<LogoutButton />, { path: "/studentdashboard" });
    await student.click(screen.getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(address()).toBe("/"));
  });
});

it("the logout button can show a text instead of the icon, as at the end of an exam on a shared computer", async () => {
  const student = renderWithProviders(<LogoutButton text="Log out on this device" />, {
    path: "/exam/paper",
  });
  await student.click(screen.getByRole("button", { name: "Log out on this device" }));
  await waitFor(() => expect(address()).toBe("/"));
  expect(sessionStore.getState()).toBeNull();
});
