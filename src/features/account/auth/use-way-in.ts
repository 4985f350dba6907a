import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { sessionStore } from "../../../data/session";
import { redirectTarget } from "./redirect-target";

/**
 * Takes somebody who opens the page logged in on to where they wanted to go, by default to the dashboard. Anyone who
 * logs in by the page's own form is led on by that, and a mail's link is for this page, the logged-in student.
 */
export function useWayIn(): void {
  const navigate = useNavigate();
  const { hash, state } = useLocation() as { hash: string; state: unknown };
  const [wasLoggedIn] = useState(() => hash === "" && sessionStore.getState() !== null);
  useEffect(() => {
    if (!wasLoggedIn) return;
    const target = redirectTarget(state);
    void navigate(target.path, { replace: true, state: target.state });
  }, [navigate, state, wasLoggedIn]);
}
