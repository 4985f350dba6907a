import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../../tests/support/render";
import { setReporter } from "../../../lib/report";
import { ClipButton } from "./clip-button";

/** Replaces the browser's audio player, which jsdom does not have. */
class FakePlayer {
  currentTime = 0;
  constructor(readonly src: string) {
    players.push(this);
  }
  play = vi.fn<() => Promise<void>>(async () => {
    this.currentTime = 0.7;
  });
  pause = vi.fn<() => void>();
}

let players: FakePlayer[];
let reports: unknown[];
let restoreReporter: () => void;

beforeEach(() => {
  players = [];
  reports = [];
  vi.stubGlobal("Audio", FakePlayer);
  restoreReporter = setReporter(({ what }) => reports.push(what));
});

afterEach(() => {
  restoreReporter();
  vi.unstubAllGlobals();
});

const pressListen = (user: ReturnType<typeof renderWithProviders>) =>
  user.click(screen.getByRole("button", { name: "Listen to the recording" }));

it("the button plays the recording from its beginning at each press, and never automatically", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  const [player] = players;
  expect(player?.src).toBe("data:audio/mpeg;base64,AAAA");
  expect(player?.play).not.toHaveBeenCalled();
  await pressListen(user);
  player?.play.mockImplementation(async () => expect(player.currentTime).toBe(0));
  await pressListen(user);
  expect(player?.play).toHaveBeenCalledTimes(2);
});

it("the recording stops when the button is removed from the page", () => {
  renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  cleanup();
  expect(players[0]?.pause).toHaveBeenCalledOnce();
});

it("a message is shown if the device cannot play the recording, until the recording plays", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  players[0]?.play.mockRejectedValueOnce(new DOMException("no decoder", "NotSupportedError"));
  await pressListen(user);
  expect(await screen.findByText(/could not play it/)).toBeVisible();
  expect(reports).toEqual(["playing a recording"]);
  await pressListen(user);
  expect(screen.queryByText(/could not play it/)).toBeNull();
});

it("a playback that another press has interrupted is not reported", async () => {
  const user = renderWithProviders(<ClipButton src="data:audio/mpeg;base64,AAAA" />);
  players[0]?.play.mockRejectedValueOnce(new DOMException("interrupted", "AbortError"));
  await pressListen(user);
  expect(screen.queryByText(/could not play it/)).toBeNull();
  expect(reports).toEqual([]);
});
