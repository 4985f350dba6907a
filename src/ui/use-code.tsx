import { useState, type ReactNode } from "react";
import { AppError } from "../lib/app-error";
import { codeLength } from "../lib/authenticator-code";
import { CodeField } from "./code-field";

type Code = {
  /** Where it is typed; nothing before the server has asked for it. */
  field: ReactNode;
  /**
   * @returns the typed code; undefined if none was asked for
   * @throws AppError `code_needed` while it is too short
   */
  take: () => string | undefined;
  /** Hears why the server refused, and asks for the code where that is why. */
  hear: (refusal: unknown) => void;
};

/**
 * The code of the account's authenticator app, for what a login with the password alone may not do. Families have no such
 * app and are never asked.
 *
 * @returns the code of one form
 */
export function useCode(): Code {
  const [isAsked, setIsAsked] = useState(false);
  const [code, setCode] = useState("");
  return {
    field: isAsked && <CodeField value={code} onChange={setCode} />,
    take() {
      if (!isAsked) return undefined;
      if (code.length !== codeLength) throw new AppError("code_needed");
      return code;
    },
    hear(refusal) {
      if (refusal instanceof AppError && refusal.code === "code_needed") setIsAsked(true);
    },
  };
}
