import { act, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { setReporter } from "../../lib/report";
import { ListenButton } from "./listen-button";

const britishVoice = { lang: "en_GB", name: "Kate" };
const indianVoice = { lang: "en-IN", name: "Veena" };
const americanVoice = { lang: "en-US", name: "Ava" };

/** Gives the browser a speech service with these voices; jsdom has none. Returns it with the spoken utterances. */
function stubVoices(voices: { lang: string; name: string }[]) {
  const utterances: SpeechSynthesisUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    cancel: vi.fn<() => void>(),
    speak: (utterance: SpeechSynthesisUtterance) => void utterances.push(utterance),
  });
  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return {
    speech,
    utterances,
    loadVoices: () => act(() => void speech.dispatchEvent(new Event("voiceschanged"))),
  };
}

const queryButton = () => screen.queryByRole("button", { name: "Listen to the word" });

afterEach(() => vi.unstubAllGlobals());

describe("a word to listen to", () => {
  it("is spoken as often as the button is pressed, in an Indian voice if there is one", async () => {
    const { utterances, speech } = stubVoices([americanVoice, britishVoice, indianVoice]);
    const user = renderWithProviders(<ListenButton word="rhythm" />);
    await user.click(screen.getByRole("button", { name: "Listen to the word" }));
    await user.click(screen.getByRole("button", { name: "Listen to the word" }));
    expect(utterances).toHaveLength(2);
    expect(utterances[0]).toMatchObject({ text: "rhythm", voice: indianVoice, lang: "en-IN" });
    expect(speech.cancel).toHaveBeenCalledTimes(2);
  });

  it("is spoken in a British voice if there is no Indian one", async () => {
    const { utterances } = stubVoices([americanVoice, britishVoice]);
    const user = renderWithProviders(<ListenButton word="colour" />);
    await user.click(screen.getByRole("button", { name: "Listen to the word" }));
    expect(utterances[0]).toMatchObject({ voice: britishVoice });
  });

  it("can be listened to once the device has found its voices", () => {
    const voices: { lang: string; name: string }[] = [];
    const { loadVoices } = stubVoices(voices);
    renderWithProviders(<ListenButton word="colour" />);
    expect(queryButton()).toBeNull();
    voices.push(britishVoice);
    loadVoices();
    expect(queryButton()).toBeVisible();
  });

  it("has no button in a browser that cannot speak, or that speaks only with another accent", () => {
    renderWithProviders(<ListenButton word="colour" />);
    expect(queryButton()).toBeNull();
    stubVoices([americanVoice]);
    renderWithProviders(<ListenButton word="colour" />);
    expect(queryButton()).toBeNull();
  });

  it("reports a failure to speak, but not that another press has interrupted it", async () => {
    const reports: unknown[] = [];
    const restoreReporter = setReporter(({ what, error }) => reports.push(what, error));
    const { utterances } = stubVoices([indianVoice]);
    const user = renderWithProviders(<ListenButton word="rhythm" />);
    await user.click(screen.getByRole("button", { name: "Listen to the word" }));
    utterances[0]?.dispatchEvent(Object.assign(new Event("error"), { error: "interrupted" }));
    expect(reports).toEqual([]);
    utterances[0]?.dispatchEvent(Object.assign(new Event("error"), { error: "synthesis-failed" }));
    expect(reports).toEqual(["speaking", "synthesis-failed"]);
    restoreReporter();
  });
});
