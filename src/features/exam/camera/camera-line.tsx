import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { writeCameraChoice } from "../../../engine/exam/camera/camera-choice";
import type { RoomPictures } from "../../../engine/exam/camera/room-pictures";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { startPictures } from "./start-pictures";
import { afterPaint } from "../../../lib/after-paint";
import { examContinuesText, cameraTroubleTexts } from "./camera-trouble-texts";

const buttonClasses = "min-h-11 justify-self-start font-semibold text-violet underline underline-offset-3";

/** The camera's current state, and a button to turn it off; amber with advice if there is no picture. */
function CameraState({ pictures, onTurnOff }: { pictures: RoomPictures; onTurnOff: () => void }) {
  const state = useStore(pictures.store);
  if (state.kind === "off" || state.kind === "starting") return null;
  const isLost = state.kind === "lost";
  const { title, text } = isLost ? cameraTroubleTexts[state.trouble] : { title: "Camera on", text: "" };
  return (
    <div
      className={
        isLost ? "grid rounded-small bg-gold-tint px-3 py-2 text-gold-ink forced-colors:border" : "grid"
      }
    >
      <p role="status">
        <strong className="font-semibold">{title}</strong>
        {isLost && <span className="block">{`${text} ${examContinuesText}`}</span>}
      </p>
      <div className="flex flex-wrap gap-x-4">
        {isLost && (
          <button type="button" onClick={pictures.retry} className={buttonClasses}>
            Try it again
          </button>
        )}
        <button type="button" onClick={onTurnOff} className={buttonClasses}>
          {isLost ? "Continue without it" : "Turn it off"}
        </button>
      </div>
    </div>
  );
}

/** Takes the pictures of an exam while this component is mounted (docs/exam.md section 9). */
export function CameraLine({ room, studentId }: { room: ExamRoom; studentId: string }) {
  const [pictures, setPictures] = useState<RoomPictures | null>(null);
  useEffect(() => {
    let stop = () => {};
    const cancel = afterPaint(() => {
      const startedPictures = startPictures(room);
      stop = startedPictures.stop;
      setPictures(startedPictures);
    });
    return () => {
      cancel();
      stop();
    };
  }, [room]);
  if (!pictures) return null;
  const turnOff = () => {
    writeCameraChoice(studentId, "without");
    pictures.turnOff();
  };
  return <CameraState pictures={pictures} onTurnOff={turnOff} />;
}
