import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../button";
import { SpeakerIcon } from "../test-icons";
import { findVoice, speakWord, stopSpeaking, subscribeToVoices } from "./speech";

/** A button that speaks the word of a spelling question. Without a suitable voice there is no button. */
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
