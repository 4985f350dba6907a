import { useState } from "react";
import { report } from "../../../lib/report";
import { Button } from "../../../ui/button";
import { StateList, type StateItem } from "../../../ui/state-list";
import { SpeakerIcon } from "../../../ui/test-icons";
import { makeTone } from "./make-tone";

type Heard = "unasked" | "asked" | "yes" | "no";

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
  const [heard, setHeard] = useState<Heard>("unasked");
  const play = () => {
    new Audio(makeTone()).play().then(
      () => setHeard("asked"),
      (error: unknown) => {
        report("playing a tone", error);
        setHeard("no");
      },
    );
  };
  const isAnswered = heard === "yes" || heard === "no";
  return (
    <div className="grid gap-3">
      <p>In Spell Bee some words are read aloud, so test the sound. The other exams have no sound.</p>
      {isAnswered && <StateList label="Sound" items={[{ key: "sound", ...itemByAnswer[heard] }]} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="quiet" size="card" onClick={play}>
          <SpeakerIcon />
          {heard === "unasked" ? "Test the sound" : "Play it again"}
        </Button>
        {heard === "asked" && (
          <>
            <p role="status">Did you hear a tone?</p>
            <Button variant="outline" size="card" onClick={() => setHeard("yes")}>
              Yes
            </Button>
            <Button variant="outline" size="card" onClick={() => setHeard("no")}>
              No
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
