import { useEffect, useRef, type ReactNode } from "react";
import { useStore } from "zustand";
import { dashboardLink } from "../../../config/paths";
import type { ExamRoom, TestRoom, SavedState } from "../../../engine/exam/room/room-state";
import { Button } from "../../../ui/button";
import { Peaks } from "../../../ui/peaks";
import { TestHeader } from "../../../ui/test-parts/test-header";
import { SavedLine } from "./saved-line";

type Props = {
  /** The name of the exam. */
  name: string;
  title: string;
  /** The exam or practice paper, which may still have unsent answers. */
  room: TestRoom;
  /** Where the logo links to; the dashboard by default. */
  exitLink?: { path: string; label: string };
  children: ReactNode;
};

/**
 * The exam screen without a question: what happened, whether the answers are saved, and what to do. The title gets the
 * focus.
 */
export function HaltedRoom({ name, title, room, exitLink = dashboardLink, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <TestHeader name={name} exitLink={exitLink} />
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

type HaltProps = { name: string; room: ExamRoom; onReopen: () => void };

/** The sentence about the answers given on this page, when the exam continues in another tab or on another device. */
const movedTexts = {
  saved: "The answers you gave here are saved.",
  saving: "The last answers you gave here are still being sent. Please keep this page open too.",
  on_device:
    "The last answers you gave here are saved on this device only. They will be sent when the internet is back. Please keep this page open too.",
  on_page: "The last answers you gave here are not saved yet. Please keep this page open too.",
  other_tab: "The answers you gave here are there too.",
} satisfies Record<SavedState["kind"], string>;

/**
 * The screen of an exam that was opened in another tab or on another device, with a button to continue here. An attempt
 * is open in one tab and on one device at a time.
 */
export function MovedRoom({ name, room, onReopen }: HaltProps) {
  const savedKind = useStore(room.store, (state) => state.savedState.kind);
  return (
    <HaltedRoom name={name} title="Continue here?" room={room}>
      <p>
        You are now taking the exam in another tab or device. Please continue there. {movedTexts[savedKind]}
      </p>
      <Button onClick={onReopen}>Continue here</Button>
    </HaltedRoom>
  );
}

/** Says where the answers are, on a page that cannot send any more because the server does not know its ticket. */
function describeAnswers({ kind }: SavedState): string {
  if (kind === "saved") return "Your answers are saved, and your clock keeps running.";
  return kind === "on_page"
    ? "Your last answers could not be saved: please check them when the exam is open again. Your clock keeps running."
    : "Your answers are saved on this device, and your clock keeps running.";
}

/**
 * The screen of an exam page whose ticket the server does not know. Its button opens the exam again, after a login if
 * needed: the exam continues with a new ticket, and the stored answers are sent.
 */
export function LostRoom({ name, room, isLoggedOut, onReopen }: HaltProps & { isLoggedOut: boolean }) {
  const savedState = useStore(room.store, (state) => state.savedState);
  return (
    <HaltedRoom
      name={name}
      title={isLoggedOut ? "Please log in again" : "Please open the exam again"}
      room={room}
    >
      <p>
        {isLoggedOut ? "Your login has ended." : "The connection to the exam was lost."}{" "}
        {describeAnswers(savedState)}{" "}
        {isLoggedOut ? "Log in with the same account to continue the exam." : "You may have to log in again."}
      </p>
      <Button onClick={onReopen}>{isLoggedOut ? "Log in and continue" : "Open the exam again"}</Button>
    </HaltedRoom>
  );
}
