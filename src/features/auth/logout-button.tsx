import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { paths } from "../../config/paths";
import { endLogin } from "../../data/login-state";
import { LogoutIcon } from "../../ui/icons";

/** Logs out and goes home; the way back does not lead into the account again (specification section 4). */
export function LogoutButton({ className }: { className?: string }) {
  const navigate = useNavigate();
  const leave = () => {
    // The guard of the page must have had its say, which is /login, before the way home is taken.
    flushSync(endLogin);
    void navigate(paths.home, { replace: true });
  };
  return (
    <button type="button" onClick={leave} aria-label="Log out" title="Log out" className={className}>
      <LogoutIcon />
    </button>
  );
}
