import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { ShareButton } from "./share-button";
import type { ShareCardTexts } from "./draw-share-card";

const drawnTexts: ShareCardTexts[] = [];
vi.mock("./draw-share-card", () => ({
  drawShareCard: (texts: ShareCardTexts) => {
    drawnTexts.push(texts);
    return Promise.resolve(new Blob(["picture"], { type: "image/png" }));
  },
}));

beforeEach(() => drawnTexts.splice(0));
afterEach(() => vi.unstubAllGlobals());

const button = (
  <ShareButton
    fullName="Asha Verma"
    title="Silver medal"
    lines={["Rank 73 of 240"]}
    text="Asha won a medal:"
  />
);

/** Makes the browser able or unable to share pictures. */
function stubSharing(canShare: boolean) {
  const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { canShare: () => canShare, share }));
  return share;
}

it("the button shares a picture without the name, or with the name if the family ticks the box", async () => {
  const share = stubSharing(true);
  const user = renderWithProviders(button);
  await user.click(screen.getByRole("button", { name: "Share on WhatsApp" }));
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(drawnTexts[0]).toMatchObject({ name: "", title: "Silver medal" });
  expect(share.mock.calls[0]?.[0]).toMatchObject({ text: expect.stringMatching(/^Asha won a medal: http/) });
  await user.click(screen.getByRole("checkbox", { name: "Show the full name in the picture I share" }));
  await user.click(screen.getByRole("button", { name: "Share on WhatsApp" }));
  await vi.waitFor(() => expect(drawnTexts[1]).toMatchObject({ name: "Asha Verma" }));
});

it("the button saves the picture and opens WhatsApp if the device cannot share files", async () => {
  stubSharing(false);
  const openWindow = vi.spyOn(window, "open").mockReturnValue(null);
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
  );
  HTMLAnchorElement.prototype.click = () => undefined;
  const user = renderWithProviders(button);
  await user.click(screen.getByRole("button", { name: "Share on WhatsApp" }));
  expect(await screen.findByText(/The picture is saved/)).toBeVisible();
  expect(openWindow.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/\?text=Asha/);
});
