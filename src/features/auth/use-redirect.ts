import { useLocation, useNavigate } from "react-router-dom";
import { redirectTarget } from "./redirect-target";

/**
 * @returns a function that leads on to where the family wanted to go before they were asked to log in; the way back does
 *   not lead to the form again
 */
export function useRedirect(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return () => {
    const target = redirectTarget(state);
    void navigate(target.path, { replace: true, state: target.state });
  };
}
