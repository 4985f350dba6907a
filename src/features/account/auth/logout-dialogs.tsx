import type { ReactNode } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";

type Choices = { onLeave: () => void; onStay: () => void };

/** Asks before a logout. Stay is the main button and gets the focus. */
function LogoutDialog({
  title,
  children,
  onLeave,
  onStay,
}: Choices & { title: string; children: ReactNode }) {
  return (
    <Dialog title={title} onClose={onStay}>
      <p>{children}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onStay} className="max-sm:w-full">
          Stay logged in
        </Button>
        <Button variant="outline" onClick={onLeave} className="max-sm:w-full">
          Log out anyway
        </Button>
      </div>
    </Dialog>
  );
}

/**
 * Asks for confirmation when a student logs out while `count` mock test results are only on this device (docs/design.md
 * section 3 no. 4).
 */
export function UnsentDialog({ count, ...choices }: Choices & { count: number }) {
  const resultText = count === 1 ? "One mock test result is" : `${count} mock test results are`;
  return (
    <LogoutDialog title="Log out without saving?" {...choices}>
      {resultText} not saved to your account yet, because of a connection problem. If you log out now,{" "}
      {count === 1 ? "it is" : "they are"} lost. If you stay, we will keep trying.
    </LogoutDialog>
  );
}

/** Asks a student who logs out while their exam runs in this browser (docs/exam.md section 5 no. 10). */
export function RunningDialog(choices: Choices) {
  return (
    <LogoutDialog title="Log out during the exam?" {...choices}>
      You are taking an exam in this browser, and its clock keeps running. Your answers are saved. Any that
      are not sent yet stay on this device and are sent when you log in here again. You will have to log in
      again to see the questions.
    </LogoutDialog>
  );
}
