import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "../../../../tests/support/render";
import { SyllabusFinder } from "./syllabus-finder";

let isNetworkDown: boolean;

beforeEach(() => {
  isNetworkDown = true;
  vi.resetModules();
  vi.doMock("./found-syllabus", (importOriginal) => {
    if (isNetworkDown) throw new TypeError("Failed to fetch dynamically imported module");
    return importOriginal();
  });
});
afterEach(() => {
  vi.doUnmock("./found-syllabus");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function chooseWithoutNetwork() {
  const parent = show(<SyllabusFinder />);
  await parent.selectOptions(screen.getByLabelText("Exam type"), "English");
  await parent.selectOptions(screen.getByLabelText("Grade"), "2");
  expect(
    await screen.findByText("The syllabus could not be loaded. Check the connection and try again."),
  ).toBeVisible();
  return () => parent.click(screen.getByRole("button", { name: "Try again" }));
}

it("fetches the syllabus again when asked to, for what is chosen", async () => {
  const tryAgain = await chooseWithoutNetwork();
  isNetworkDown = false;
  await tryAgain();
  expect(await screen.findByRole("heading", { name: "Syllabus: English, grade 2" })).toBeVisible();
  expect(screen.getByLabelText("Grade")).toHaveValue("2");
});

it("loads the page anew when that fails too, since the lists may have gone with an older version", async () => {
  const tryAgain = await chooseWithoutNetwork();
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { pathname: "/competitions/math", reload });
  await tryAgain();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it("says so once more without a network", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const tryAgain = await chooseWithoutNetwork();
  await tryAgain();
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});
