import { report } from "../../lib/report";

/** The accents in which words are spoken, best first: the bank uses British spelling. */
const accents = ["en-in", "en-gb"];

/** Slower than normal speech, so that each sound can be heard. */
const speechRate = 0.85;

function findSpeech(): SpeechSynthesis | undefined {
  return "speechSynthesis" in globalThis ? globalThis.speechSynthesis : undefined;
}

/** Returns a voice's language as `en-in`; some devices write `en_IN`. */
function normaliseLanguage({ lang }: SpeechSynthesisVoice): string {
  return lang.replace("_", "-").toLowerCase();
}

/** @returns a voice of this device that speaks Indian or British English, or undefined */
export function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = findSpeech()?.getVoices() ?? [];
  return accents.map((accent) => voices.find((voice) => normaliseLanguage(voice) === accent)).find(Boolean);
}

/**
 * @returns a voice that works on the device itself, so that no text is sent away: English, with an Indian accent if
 * possible
 */
export function findLocalVoice(): SpeechSynthesisVoice | undefined {
  const voices = (findSpeech()?.getVoices() ?? []).filter(({ localService }) => localService);
  const startsWith = (start: string) => voices.find((voice) => normaliseLanguage(voice).startsWith(start));
  return [...accents, "en"].map(startsWith).find(Boolean);
}

/**
 * @param listener called when the device has loaded its voices, which may take some time
 * @returns a function that ends the subscription
 */
export function subscribeToVoices(listener: () => void): () => void {
  const speech = findSpeech();
  speech?.addEventListener("voiceschanged", listener);
  return () => speech?.removeEventListener("voiceschanged", listener);
}

/** Stops the device's speech. */
export function stopSpeaking(): void {
  findSpeech()?.cancel();
}

/** Speaks lines. A failure is only reported: every question can be answered by reading. */
function speak(lines: readonly string[], voice: SpeechSynthesisVoice | undefined): void {
  if (!voice) return;
  stopSpeaking();
  for (const line of lines) {
    const utterance = new SpeechSynthesisUtterance(line);
    Object.assign(utterance, { voice, lang: voice.lang, rate: speechRate });
    utterance.addEventListener("error", ({ error }) => {
      if (error !== "canceled" && error !== "interrupted") report("speaking", error);
    });
    findSpeech()?.speak(utterance);
  }
}

/**
 * Speaks a word with an Indian or British voice. Speech that is still running is stopped first.
 *
 * @param word the word to speak
 */
export function speakWord(word: string): void {
  speak([word], findVoice());
}

/**
 * Reads lines aloud with a voice on the device itself. Speech that is still running is stopped first.
 *
 * @param lines the lines to read
 */
export function readLinesAloud(lines: readonly string[]): void {
  speak(lines, findLocalVoice());
}
