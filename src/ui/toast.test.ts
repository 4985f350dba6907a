import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mountToaster } from "./toaster";
import { toastSuccess } from "./toast";

it("a toast is shown once, and screen readers announce it at the next pause", async () => {
  toastSuccess("Profile saved!");
  const toast = await screen.findByText("Profile saved!");
  expect(toast.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
  expect(screen.getAllByText("Profile saved!")).toHaveLength(1);
});

it("at most 20 toasts are shown at a time, and a loading toast stays until it is removed", async () => {
  const toast = mountToaster();
  await act(async () => {
    for (let index = 1; index <= 25; index++) toast.loading(`Toast ${index}`);
  });
  await waitFor(() => expect(screen.getAllByText(/^Toast \d+$/)).toHaveLength(20));
  // The toaster is not unmounted after a test, so its last updates must finish before the test environment is removed.
  await act(async () => toast.remove());
  await waitFor(() => expect(screen.queryByText("Toast 25")).toBeNull());
});
