import { useEffect, useRef, type ReactNode } from "react";
import { paths } from "../../../config/paths";
import type { ExamRoom } from "../../../engine/exam/room/room-state";
import { Button } from "../../../ui/button";
import { Peaks } from "../../../ui/peaks";
import { TestHeader } from "../../../ui/test-parts/test-header";
import { SavedLine } from "./saved-line";

/** Out of a room that takes no answers (any more). */
export const wayOut = { address: paths.studentDashboard, label: "To the dashboard" };

type Props = {
  /** The exam's own name. */
  name: string;
  title: string;
  /** Whose answers may still be on their way. */
  room: ExamRoom;
  children: ReactNode;
};

/** A room without a question: what has happened, where the answers are, and what can be done. The title takes the focus. */
export function HaltedRoom({ name, title, room, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <TestHeader name={name} out={wayOut} />
      <main className="relative grid grow content-center justify-items-center px-5 pt-10 pb-40">
        <div className="grid max-w-lg justify-items-center gap-4 text-center">
          <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {title}
          </h2>
          {children}
          <SavedLine room={room} />
        </div>
        <Peaks className="absolute inset-x-0 bottom-0 h-32 w-full opacity-60" />
      </main>
    </div>
  );
}

type HaltProps = { name: string; room: ExamRoom; onGoOn: () => void };

/**
 * An attempt is sat in one place at a time: it continued in another tab or on another device, and can come back here.
 */
export function MovedRoom({ name, room, onGoOn }: HaltProps) {
  return (
    <HaltedRoom name={name} title="Continue here?" room={room}>
      <p>
        You are now taking the exam in another tab or device. Please continue there. The answers you gave here
        are saved.
      </p>
      <Button onClick={onGoOn}>Continue here</Button>
    </HaltedRoom>
  );
}

/** The room has lost its ticket: a login and a new start continue, and what is on the device is sent then. */
export function LostRoom({ name, room, onGoOn }: HaltProps) {
  return (
    <HaltedRoom name={name} title="Please open the exam again" room={room}>
      <p>
        The connection to the exam was lost. Your answers are saved and your clock keeps running. You may have
        to log in again.
      </p>
      <Button onClick={onGoOn}>Open the exam again</Button>
    </HaltedRoom>
  );
}
