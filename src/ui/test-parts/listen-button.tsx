import { useEffect, useSyncExternalStore } from "react";
import { Button } from "../button";
import { SpeakerIcon } from "../test-icons";
import { findVoice, say, stopSaying, subscribeToVoices } from "./speech";

/** Speaks the word of a spelling question, as often as it is pressed. Without a suitable voice there is no button. */
export function ListenButton({ word }: { word: string }) {
  const canSpeak = useSyncExternalStore(
    subscribeToVoices,
    () => findVoice() !== undefined,
    () => false,
  );
  useEffect(() => stopSaying, [word]);
  if (!canSpeak) return null;
  return (
    <Button variant="quiet" size="card" onClick={() => say(word)} className="justify-self-start">
      <SpeakerIcon />
      Listen to the word
    </Button>
  );
}
