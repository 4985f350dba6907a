import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../tests/support/render";
import { setReporter } from "../../../lib/report";
import { ClipButton } from "./clip-button";

/** A device's player, which jsdom does not have. */
class Player {
  currentTime = 0;
  constructor(readonly src: string) {
    players.push(this);
  }
  play = vi.fn<() => Promise<void>>(async () => {
    this.currentTime = 0.7;
  });
  pause = vi.fn<() => void>();
}

let players: Player[];
let reports: unknown[];
let restoreReporter: () => void;

beforeEach(() => {
  players = [];
  reports = [];
  vi.stubGlobal("Audio", Player);
  restoreReporter = setReporter(({ what }) => reports.push(what));
});

afterEach(() => {
  restoreReporter();
  vi.unstubAllGlobals();
});

const press = (user: ReturnType<typeof renderWithProviders>) =>
  user.click(screen.getByRole("button", { name: "Listen to the recording" }));

it("plays the recording from its beginning at each press, and never automatically", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  const [player] = players;
  expect(player?.src).toBe("data:audio/mpeg;base64,AAAA");
  expect(player?.play).not.toHaveBeenCalled();
  await press(user);
  player?.play.mockImplementation(async () => expect(player.currentTime).toBe(0));
  await press(user);
  expect(player?.play).toHaveBeenCalledTimes(2);
});

it("stops the recording when the next question is shown", () => {
  renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  cleanup();
  expect(players[0]?.pause).toHaveBeenCalledOnce();
});

it("shows that the device could not play the recording, until it plays", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  players[0]?.play.mockRejectedValueOnce(new DOMException("no decoder", "NotSupportedError"));
  await press(user);
  expect(await screen.findByText(/could not play it/)).toBeVisible();
  expect(reports).toEqual(["playing a recording"]);
  await press(user);
  expect(screen.queryByText(/could not play it/)).toBeNull();
});

it("does not report a playback that another press has interrupted", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  players[0]?.play.mockRejectedValueOnce(new DOMException("interrupted", "AbortError"));
  await press(user);
  expect(screen.queryByText(/could not play it/)).toBeNull();
  expect(reports).toEqual([]);
});
