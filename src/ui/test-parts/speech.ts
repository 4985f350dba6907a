import { report } from "../../lib/report";

/** The accents in which a word is spoken here, the nearest first: the bank spells the British way. */
const accents = ["en-in", "en-gb"];

/** Slower than talk, so that each sound can be heard. */
const rate = 0.85;

function findSpeech(): SpeechSynthesis | undefined {
  return "speechSynthesis" in globalThis ? globalThis.speechSynthesis : undefined;
}

/** @returns a voice of this device that speaks Indian or British English, or undefined */
export function findVoice(): SpeechSynthesisVoice | undefined {
  const voices = findSpeech()?.getVoices() ?? [];
  const accentOf = (voice: SpeechSynthesisVoice) => voice.lang.replace("_", "-").toLowerCase();
  return accents.map((accent) => voices.find((voice) => accentOf(voice) === accent)).find(Boolean);
}

/**
 * @param listener called when the device has found its voices, which some do late
 * @returns a function that stops it
 */
export function subscribeToVoices(listener: () => void): () => void {
  const speech = findSpeech();
  speech?.addEventListener("voiceschanged", listener);
  return () => speech?.removeEventListener("voiceschanged", listener);
}

/** Ends what is being spoken. */
export function stopSaying(): void {
  findSpeech()?.cancel();
}

/**
 * Speaks a word, from its beginning if it is being spoken already. A device that cannot stays silent, and the failure is
 * only reported: every question can be answered by reading.
 *
 * @param word what to speak
 */
export function say(word: string): void {
  const voice = findVoice();
  if (!voice) return;
  stopSaying();
  const utterance = new SpeechSynthesisUtterance(word);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  utterance.addEventListener("error", ({ error }) => {
    if (error !== "canceled" && error !== "interrupted") report("speaking a word", error);
  });
  findSpeech()?.speak(utterance);
}
