import { useEffect, useRef, useState, type ReactNode } from "react";
import { AppError, messageForCode } from "../lib/app-error";
import type { CaptchaToken } from "../lib/captcha-token";
import { loadTurnstile } from "./turnstile";

type Captcha = {
  /** The widget to render; null if the site has no captcha. */
  field: ReactNode;
  /** The message to show while the widget fails. */
  problem: string | undefined;
  /**
   * Returns the token for one request; the widget then starts again, because each token can be used once.
   *
   * @throws AppError `captcha_open` before the user has passed the check; `captcha_missing` if the widget failed, which
   * then starts again
   */
  takeToken: () => CaptchaToken;
};

/**
 * The captcha of forms that log in, register or send an email.
 *
 * @param settings the site's key (empty switches the captcha off) and the URL of its script
 * @returns the captcha of one form
 */
export function useCaptcha({ siteKey, scriptUrl }: { siteKey: string; scriptUrl: string }): Captcha {
  const containerRef = useRef<HTMLDivElement>(null);
  const widget = useRef<{ reset: () => void; remove: () => void }>(undefined);
  const token = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<"not loaded" | "failing">();

  useEffect(() => {
    const container = containerRef.current;
    if (!container) return undefined;
    let isUnmounted = false;
    const setToken = (newToken?: string) => {
      token.current = newToken;
      setFailure(undefined);
    };
    const renderWidget = async () => {
      const turnstile = await loadTurnstile(scriptUrl);
      if (isUnmounted) return;
      const id = turnstile.render(container, {
        sitekey: siteKey,
        theme: "light",
        size: "flexible",
        "response-field": false,
        callback: setToken,
        "expired-callback": () => setToken(),
        // The widget retries automatically.
        "error-callback": () => {
          setFailure("failing");
          return true;
        },
      });
      widget.current = { reset: () => turnstile.reset(id), remove: () => turnstile.remove(id) };
      setFailure(undefined);
    };
    renderWidget().catch(() => !isUnmounted && setFailure("not loaded"));
    return () => {
      isUnmounted = true;
      widget.current?.remove();
      widget.current = undefined;
    };
  }, [siteKey, scriptUrl, attempt]);

  return {
    field: siteKey !== "" && (
      <div ref={containerRef} className={failure === "not loaded" ? "hidden" : "min-h-[65px]"} />
    ),
    problem: failure ? messageForCode("captcha_missing") : undefined,
    takeToken() {
      if (siteKey === "") return {};
      const captchaToken = token.current;
      if (captchaToken === undefined) {
        if (!widget.current) setAttempt(attempt + 1);
        throw new AppError(failure ? "captcha_missing" : "captcha_open");
      }
      token.current = undefined;
      widget.current?.reset();
      return { captchaToken };
    },
  };
}
