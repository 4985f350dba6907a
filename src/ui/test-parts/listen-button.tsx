import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../button";
import { SpeakerIcon } from "../test-icons";
import { findVoice, speakWord, stopSpeaking, subscribeToVoices } from "./speech";

/** Speaks the word of a spelling question, as often as it is pressed. Without a suitable voice there is no button. */
export function ListenButton({ word }: { word: string }) {
  const canSpeak = useSyncExternalStore(
    subscribeToVoices,
    () => findVoice() !== undefined,
    () => false,
  );
  useEffect(() => stopSpeaking, [word]);
  if (!canSpeak) return null;
  return (
    <Button variant="quiet" size="card" onClick={() => speakWord(word)} className="justify-self-start">
      <SpeakerIcon />
      Listen to the word
    </Button>
  );
}
