import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths";
import { endLogin } from "../../data/login-state";
import { countUnsentBeforeLogout } from "../../data/retry-mock-tests";
import { LogoutIcon } from "../../ui/icons";
import { UnsentDialog } from "./unsent-dialog";

/**
 * Logs out and goes home; the way back does not lead into the account again (specification section 4). Mock test results
 * that are on this device alone are sent first, and where that is impossible the student is asked.
 */
export function LogoutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const leave = () => {
    // The guard of the page must have had its say, which is /login, before the way home is taken.
    flushSync(endLogin);
    void navigate(paths.home, { replace: true });
  };
  const sendAndLeave = async () => {
    setSending(true);
    const left = await countUnsentBeforeLogout();
    setSending(false);
    if (left === 0) leave();
    else setUnsent(left);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => void sendAndLeave()}
        aria-label="Log out"
        aria-busy={isSending}
        title="Log out"
        className={className}
      >
        <LogoutIcon />
      </button>
      {unsent > 0 && <UnsentDialog count={unsent} onLeave={leave} onStay={() => setUnsent(0)} />}
    </>
  );
}
