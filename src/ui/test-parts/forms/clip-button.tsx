import { useEffect, useRef, useState } from "react";
import { report } from "../../../lib/report";
import { Button } from "../../button";
import { SpeakerIcon } from "../../test-icons";

/**
 * A button that plays a recording from its beginning; it never plays automatically. If the device cannot play the
 * recording, a message is shown, because the question may depend on it.
 */
export function ClipButton({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const player = new Audio(src);
    audio.current = player;
    return () => player.pause();
  }, [src]);
  const play = async () => {
    const player = audio.current;
    if (!player) return;
    player.currentTime = 0;
    try {
      await player.play();
      setFailed(false);
    } catch (error) {
      // Pressing again, or continuing to the next question, cancels a playback that is about to start; that is no
      // failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      report("playing a recording", error);
      setFailed(true);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="quiet" size="card" onClick={() => void play()}>
        <SpeakerIcon />
        Listen to the recording
      </Button>
      <p role="status" className="text-small font-semibold text-red">
        {hasFailed && "This device could not play it. Press again, or try another browser."}
      </p>
    </div>
  );
}
