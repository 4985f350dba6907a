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
   * Returns the answer for one request; the widget then starts again, because each answer can be used once.
   *
   * @throws AppError `captcha_open` before it is answered, `captcha_missing` if the widget failed; then it starts again
   */
  take: () => CaptchaToken;
};

/**
 * The captcha of forms that log in, register or send an email.
 *
 * @param settings the site's key (empty switches the captcha off) and the URL of its script
 * @returns the captcha of one form
 */
export function useCaptcha({ siteKey, scriptUrl }: { siteKey: string; scriptUrl: string }): Captcha {
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<{ reset: () => void; remove: () => void }>(undefined);
  const token = useRef<string>(undefined);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<"not loaded" | "failing">();

  useEffect(() => {
    const here = place.current;
    if (!here) return undefined;
    let isMissing = false;
    const keep = (given?: string) => {
      token.current = given;
      setTrouble(undefined);
    };
    const show = async () => {
      const turnstile = await loadTurnstile(scriptUrl);
      if (isMissing) return;
      const id = turnstile.render(here, {
        sitekey: siteKey,
        theme: "light",
        size: "flexible",
        "response-field": false,
        callback: keep,
        "expired-callback": () => keep(),
        // The widget retries automatically.
        "error-callback": () => {
          setTrouble("failing");
          return true;
        },
      });
      widget.current = { reset: () => turnstile.reset(id), remove: () => turnstile.remove(id) };
      setTrouble(undefined);
    };
    show().catch(() => !isMissing && setTrouble("not loaded"));
    return () => {
      isMissing = true;
      widget.current?.remove();
      widget.current = undefined;
    };
  }, [siteKey, scriptUrl, attempt]);

  return {
    field: siteKey !== "" && (
      <div ref={place} className={trouble === "not loaded" ? "hidden" : "min-h-[65px]"} />
    ),
    problem: trouble ? messageForCode("captcha_missing") : undefined,
    take() {
      if (siteKey === "") return {};
      const captchaToken = token.current;
      if (captchaToken === undefined) {
        if (!widget.current) setAttempt(attempt + 1);
        throw new AppError(trouble ? "captcha_missing" : "captcha_open");
      }
      token.current = undefined;
      widget.current?.reset();
      return { captchaToken };
    },
  };
}
