import { useState } from "react";
import { report } from "../../../lib/report";
import { Button } from "../../../ui/button";
import { StateList, type StateItem } from "../../../ui/state-list";
import { SpeakerIcon } from "../../../ui/test-icons";
import { makeTone } from "./make-tone";

type SoundAnswer = "unasked" | "asked" | "yes" | "no";

const itemByAnswer: Record<"yes" | "no", Omit<StateItem, "key">> = {
  yes: { state: "good", title: "Sound", text: "You heard the tone." },
  no: {
    state: "warning",
    title: "No sound",
    text: "Turn up the volume, and check whether the device is muted or headphones are connected. Only Spell Bee uses sound.",
  },
};

/** A button that plays a tone, and the question whether it was heard. Nothing plays automatically. */
export function SoundCheck() {
  const [soundAnswer, setSoundAnswer] = useState<SoundAnswer>("unasked");
  const play = () => {
    new Audio(makeTone()).play().then(
      () => setSoundAnswer("asked"),
      (error: unknown) => {
        report("playing a tone", error);
        setSoundAnswer("no");
      },
    );
  };
  const isAnswered = soundAnswer === "yes" || soundAnswer === "no";
  return (
    <div className="grid gap-3">
      <p>In Spell Bee some words are read aloud, so test the sound. The other exams have no sound.</p>
      {isAnswered && <StateList label="Sound" items={[{ key: "sound", ...itemByAnswer[soundAnswer] }]} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="card" onClick={play}>
          <SpeakerIcon />
          {soundAnswer === "unasked" ? "Test the sound" : "Play it again"}
        </Button>
        {soundAnswer === "asked" && (
          <>
            <p role="status">Did you hear a tone?</p>
            <Button variant="outline" size="card" onClick={() => setSoundAnswer("yes")}>
              Yes
            </Button>
            <Button variant="outline" size="card" onClick={() => setSoundAnswer("no")}>
              No
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
