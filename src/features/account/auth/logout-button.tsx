import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../config/paths";
import { isRoomRunning } from "../../../engine/exam/storage/running-rooms";
import { endLogin } from "../../../data/login-state";
import { sendBeforeLogout } from "../../../data/send-unsent";
import { sessionStore } from "../../../data/session";
import { Button } from "../../../ui/button";
import { LogoutIcon } from "../../../ui/icons";
import { RunningDialog, UnsentDialog } from "./logout-dialogs";

/**
 * Logs out and goes to the home page; Back does not lead into the account again (docs/specification.md section 4). The
 * button asks for confirmation while an exam of the student runs in this browser, and if unsent mock test results cannot
 * be sent. Without a text the button is an icon.
 */
export function LogoutButton({ className, text }: { className?: string; text?: string }) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [unsavedCount, setUnsavedCount] = useState(0);
  const [isExamRunning, setExamRunning] = useState(false);
  const leave = () => {
    // Synchronous, because the page's guard navigates to /login first, and the home page must come after that.
    flushSync(endLogin);
    void navigate(paths.home, { replace: true });
  };
  const sendAndLeave = async () => {
    setExamRunning(false);
    setSending(true);
    const unsentCount = await sendBeforeLogout();
    setSending(false);
    if (unsentCount === 0) leave();
    else setUnsavedCount(unsentCount);
  };
  const askToLeave = () => {
    if (isRoomRunning(Date.now(), sessionStore.getState()?.studentId)) setExamRunning(true);
    else void sendAndLeave();
  };
  return (
    <>
      {text === undefined ? (
        <button
          type="button"
          onClick={askToLeave}
          aria-label="Log out"
          aria-busy={isSending}
          title="Log out"
          className={className}
        >
          <LogoutIcon />
        </button>
      ) : (
        <Button variant="outline" pending={isSending} onClick={askToLeave} className={className}>
          {text}
        </Button>
      )}
      {isExamRunning && (
        <RunningDialog onLeave={() => void sendAndLeave()} onStay={() => setExamRunning(false)} />
      )}
      {unsavedCount > 0 && (
        <UnsentDialog count={unsavedCount} onLeave={leave} onStay={() => setUnsavedCount(0)} />
      )}
    </>
  );
}
