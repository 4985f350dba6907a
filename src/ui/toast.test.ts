import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mountToaster } from "./toaster";
import { toastSuccess } from "./toast";

it("shows what was done, politely and once", async () => {
  toastSuccess("Profile saved!");
  const toast = await screen.findByText("Profile saved!");
  expect(toast.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
  expect(screen.getAllByText("Profile saved!")).toHaveLength(1);
});

it("shows at most 20 simultaneously, and a loading one until it is dismissed", async () => {
  const toast = mountToaster();
  await act(async () => {
    for (let index = 1; index <= 25; index++) toast.loading(`Toast ${index}`);
  });
  await waitFor(() => expect(screen.getAllByText(/^Toast \d+$/)).toHaveLength(20));
  // The toaster stays mounted: its last updates must finish before the test's page is removed.
  await act(async () => toast.remove());
  await waitFor(() => expect(screen.queryByText("Toast 25")).toBeNull());
});
