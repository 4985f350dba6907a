import { useEffect, useRef, useState } from "react";
import {
  browserCamera,
  closeCamera,
  toCameraTrouble,
  type Camera,
  type CameraTrouble,
} from "../../../engine/exam/camera/camera";
import {
  readCameraChoice,
  writeCameraChoice,
  type CameraChoice,
} from "../../../engine/exam/camera/camera-choice";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { StateList, type StateItem } from "../../../ui/state-list";
import { examContinuesText, cameraTroubleTexts } from "./camera-trouble-texts";

type Step =
  | { kind: "chosen"; choice: CameraChoice | null }
  | { kind: "opening" }
  | { kind: "preview"; stream: MediaStream }
  | { kind: "trouble"; trouble: CameraTrouble };

function describeStep(step: Step): Omit<StateItem, "key"> | null {
  if (step.kind === "opening")
    return { state: "working", title: "Opening the camera", text: "If the browser asks, choose “Allow”." };
  if (step.kind === "trouble") {
    const { title, text } = cameraTroubleTexts[step.trouble];
    return { state: "warning", title, text: `${text} ${examContinuesText}` };
  }
  if (step.kind === "preview")
    return {
      state: "warning",
      title: "The camera works, but it is not in use yet",
      text: "Press “Use the camera” if the exam may use it. Otherwise the exam starts without it.",
    };
  if (step.choice === null) return null;
  return step.choice === "use"
    ? {
        state: "good",
        title: "The camera is on",
        text: "During the exam it takes a small picture about every two minutes.",
      }
    : { state: "good", title: "The camera is off", text: "That is fine: your exam and marks are the same." };
}

/** The camera's picture, mirrored; it does not leave this device. */
function Preview({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        aria-label="What the camera sees"
        className="aspect-4/3 w-full max-w-80 -scale-x-100 rounded-card border border-line bg-mist object-cover"
      />
      <p className="text-small text-ink-soft">Only you can see this. We do not send or save it.</p>
    </div>
  );
}

type Props = {
  studentId: string;
  isRehearsal: boolean;
  camera?: Camera;
};

/**
 * The camera part of the device check: an explanation, a preview, and the choice to continue with or without the camera
 * (docs/exam.md section 9).
 */
export function CameraCheck({ studentId, isRehearsal, camera = browserCamera }: Props) {
  const [step, setStep] = useState<Step>(() => ({ kind: "chosen", choice: readCameraChoice(studentId) }));
  const stream = step.kind === "preview" ? step.stream : null;
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  // Closes the camera, which turns its light off, whenever the preview is removed.
  useEffect(() => (stream ? () => closeCamera(stream) : undefined), [stream]);

  const openCamera = () => {
    setStep({ kind: "opening" });
    camera.open().then(
      (openedStream) =>
        isUnmounted.current ? closeCamera(openedStream) : setStep({ kind: "preview", stream: openedStream }),
      (error: unknown) => setStep({ kind: "trouble", trouble: toCameraTrouble(error) }),
    );
  };
  const choose = (choice: CameraChoice) => {
    writeCameraChoice(studentId, choice);
    setStep({ kind: "chosen", choice });
  };
  const stateItem = describeStep(step);
  const choice = step.kind === "chosen" ? step.choice : null;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-heading">Camera (not required)</h2>
        <p className="max-w-prose">
          Your parent or guardian has agreed that the exam may use the camera. It takes one small picture
          about every two minutes, with no video and no sound. It is your choice. The exam is exactly the same
          without it.
        </p>
        {isRehearsal && (
          <p className="max-w-prose">
            In this practice run you only test the camera: we do not take or save pictures.
          </p>
        )}
      </div>
      {stream && <Preview stream={stream} />}
      {/* The element stays while it is empty, so that screen readers announce its content. */}
      <div className={stateItem ? undefined : "sr-only"}>
        <StateList label="Camera" items={stateItem ? [{ key: "camera", ...stateItem }] : []} />
      </div>
      <div className="flex flex-wrap gap-3">
        {stream ? (
          <Button variant="outline" onClick={() => choose("use")} className="max-sm:w-full">
            Use the camera
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={openCamera}
            disabled={step.kind === "opening"}
            className="max-sm:w-full"
          >
            {choice === "use" || step.kind === "trouble" ? "Try it again" : "Try the camera"}
          </Button>
        )}
        {choice !== "without" && (
          <Button variant="outline" onClick={() => choose("without")} className="max-sm:w-full">
            Continue without it
          </Button>
        )}
      </div>
    </Card>
  );
}
