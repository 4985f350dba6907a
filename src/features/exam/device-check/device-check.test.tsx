import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { logIn } from "../../../../tests/support/factories";
import { makeRehearsal, serveExams } from "../../../../tests/support/my-exams-factory";
import { renderWithProviders } from "../../../../tests/support/render";
import { api, server } from "../../../../tests/support/server/server";
import { DeviceCheck } from "./device-check";
import { makeTone } from "./make-tone";
import { describeClockError } from "./use-device-check";

beforeEach(() => {
  logIn();
  Object.assign(navigator, { locks: {} });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const serveRehearsalAt = (serverNow = () => new Date().toISOString()) =>
  serveExams(() => [makeRehearsal({ serverNow: serverNow() })]);

/** Waits until all checks are finished, and returns their lines. */
async function findResultLines(): Promise<string[]> {
  const list = await screen.findByRole("list", { name: "What was checked" });
  await waitFor(() => expect(within(list).queryByText("Working:")).toBeNull());
  return within(list)
    .getAllByRole("listitem")
    .map((item) => item.textContent);
}

it("reports OK for every check if everything works", async () => {
  serveRehearsalAt();
  const records: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/note_device_check`, async ({ request }) => {
      records.push(await request.json());
      return HttpResponse.json({ outcome: "noted" });
    }),
  );
  renderWithProviders(<DeviceCheck />);
  const lines = await findResultLines();
  expect(lines).toHaveLength(5);
  expect(lines.filter((line) => !line.startsWith("OK: "))).toEqual([]);
  await expect.poll(() => records).toEqual([{ p_is_good: true, p_problems: [] }]);
  expect(screen.getByText("This device is ready for the exam.")).toBeVisible();
});

it("shows by how much the clock is wrong, and that the server's time counts", async () => {
  serveRehearsalAt(() => new Date(Date.now() - 7 * 3_600_000).toISOString());
  renderWithProviders(<DeviceCheck />);
  expect((await findResultLines()).at(-1)).toMatch(
    /^!Look at this: This device’s clock is about 7 hours fast/,
  );
});

it.each([
  [61_000, "1 minute fast"],
  [-150_000, "3 minutes slow"],
  [3_600_000, "about 1 hour fast"],
  [-25_200_000, "about 7 hours slow"],
])("a clock that is %i ms ahead is described as %s", (aheadMs, text) =>
  expect(describeClockError(aheadMs)).toBe(text),
);

it("without a connection, shows what to do, lets the child continue, and can check again", async () => {
  server.use(http.post(`${api}/rest/v1/rpc/:name`, () => HttpResponse.error()));
  const onDone = vi.fn<() => void>();
  const child = renderWithProviders(<DeviceCheck onDone={onDone} />);
  const lines = await findResultLines();
  expect(lines.filter((line) => line.includes("Look at this: "))).toHaveLength(3);
  expect(lines.join()).toContain("Answers cannot be sent from here");
  await child.click(screen.getByRole("button", { name: "Continue" }));
  expect(onDone).toHaveBeenCalledOnce();
  serveRehearsalAt();
  await child.click(screen.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText("This device is ready for the exam.")).toBeVisible();
});

it("warns if the browser is too old and stores nothing, and records the failed checks", async () => {
  serveRehearsalAt();
  const records: unknown[] = [];
  server.use(
    http.post(`${api}/rest/v1/rpc/note_device_check`, async ({ request }) => {
      records.push(await request.json());
      return HttpResponse.json({ outcome: "noted" });
    }),
  );
  Reflect.deleteProperty(navigator, "locks");
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  renderWithProviders(<DeviceCheck />);
  const lines = await findResultLines();
  expect(lines[0]).toContain("This browser is too old");
  expect(lines[1]).toContain("This device cannot save answers");
  await expect.poll(() => records).toEqual([{ p_is_good: false, p_problems: ["browser", "storage"] }]);
});

it("plays a tone when the button is pressed and asks whether it was heard", async () => {
  serveRehearsalAt();
  const played: string[] = [];
  vi.stubGlobal(
    "Audio",
    class {
      constructor(readonly src: string) {}
      play = async () => void played.push(this.src);
    },
  );
  const child = renderWithProviders(<DeviceCheck />);
  expect(played).toEqual([]);
  await child.click(screen.getByRole("button", { name: "Test the sound" }));
  expect(played).toEqual([makeTone()]);
  await child.click(await screen.findByRole("button", { name: "No" }));
  expect(await screen.findByText(/Turn up the volume/)).toBeVisible();
  await child.click(screen.getByRole("button", { name: "Play it again" }));
  await child.click(await screen.findByRole("button", { name: "Yes" }));
  expect(await screen.findByText("You heard the tone.")).toBeVisible();
});

it("the tone is a valid WAV file of 8 bits", () => {
  const bytes = Uint8Array.from(atob(makeTone(0.1).split(",")[1] ?? ""), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  expect(bytes.length).toBe(44 + 800);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  expect(view.getUint32(24, true)).toBe(8000);
  expect(view.getUint32(40, true)).toBe(800);
});
