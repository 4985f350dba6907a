import { Outlet } from "react-router-dom";
import { useSession } from "../data/use-session";
import { RedirectToLogin } from "../features/account/auth/redirect";

/** Wraps pages that need a login: without a session they redirect to /login, and afterwards back. */
export function RequireStudent() {
  const session = useSession();
  return session ? <Outlet key={session.studentId} /> : <RedirectToLogin />;
}
