import { useEffect, useRef, useState } from "react";
import {
  browserCamera,
  closeCamera,
  troubleOf,
  type Camera,
  type CameraTrouble,
} from "../../../engine/exam/camera/camera";
import { readCameraWish, writeCameraWish, type CameraWish } from "../../../engine/exam/camera/camera-wish";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { StateList, type StateItem } from "../../../ui/state-list";
import { examContinues, troubleWords } from "./camera-words";

type Step =
  | { kind: "chosen"; wish: CameraWish | null }
  | { kind: "opening" }
  | { kind: "seen"; stream: MediaStream }
  | { kind: "trouble"; trouble: CameraTrouble };

function describe(step: Step): Omit<StateItem, "key"> | null {
  if (step.kind === "opening")
    return { state: "working", title: "Opening the camera", text: "If the browser asks, choose “Allow”." };
  if (step.kind === "trouble") {
    const { title, text } = troubleWords[step.trouble];
    return { state: "warning", title, text: `${text} ${examContinues}` };
  }
  if (step.kind === "seen")
    return {
      state: "warning",
      title: "The camera works, but it is not in use yet",
      text: "Press “Use the camera” if the exam may use it. Otherwise the exam starts without it.",
    };
  if (step.wish === null) return null;
  return step.wish === "use"
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
 * The camera part of the device check: an explanation, a preview, and the choice to continue with or without it
 * (docs/exam.md section 9).
 */
export function CameraCheck({ studentId, isRehearsal, camera = browserCamera }: Props) {
  const [step, setStep] = useState<Step>(() => ({ kind: "chosen", wish: readCameraWish(studentId) }));
  const stream = step.kind === "seen" ? step.stream : null;
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // Closes the camera, and so its light, when the preview is removed for any reason.
  useEffect(() => (stream ? () => closeCamera(stream) : undefined), [stream]);

  const open = () => {
    setStep({ kind: "opening" });
    camera.open().then(
      (opened) => (isGone.current ? closeCamera(opened) : setStep({ kind: "seen", stream: opened })),
      (error: unknown) => setStep({ kind: "trouble", trouble: troubleOf(error) }),
    );
  };
  const choose = (wish: CameraWish) => {
    writeCameraWish(studentId, wish);
    setStep({ kind: "chosen", wish });
  };
  const found = describe(step);
  const wish = step.kind === "chosen" ? step.wish : null;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2 className="text-heading">Camera (optional)</h2>
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
      <div className={found ? undefined : "sr-only"}>
        <StateList label="Camera" items={found ? [{ key: "camera", ...found }] : []} />
      </div>
      <div className="flex flex-wrap gap-3">
        {stream ? (
          <Button variant="outline" onClick={() => choose("use")} className="max-sm:w-full">
            Use the camera
          </Button>
        ) : (
          <Button
            variant="outline"
            onClick={open}
            disabled={step.kind === "opening"}
            className="max-sm:w-full"
          >
            {wish === "use" || step.kind === "trouble" ? "Try it again" : "Try the camera"}
          </Button>
        )}
        {wish !== "without" && (
          <Button variant="outline" onClick={() => choose("without")} className="max-sm:w-full">
            Continue without it
          </Button>
        )}
      </div>
    </Card>
  );
}
