import { useState, type ReactNode } from "react";
import { AppError } from "../lib/app-error";
import { authenticatorCodeLength } from "../lib/authenticator-code";
import { CodeField } from "./code-field";

type CodeControl = {
  /** The field to render; null until the server asks for a code. */
  field: ReactNode;
  /**
   * @returns the typed code; undefined if the server has not asked for one
   * @throws AppError `code_needed` if the code is too short
   */
  readCode: () => string | undefined;
  /** Shows the field if the server refused because the code is missing or wrong. */
  handleRefusal: (refusal: unknown) => void;
};

/**
 * The field for the code of the account's authenticator app, for actions that need more than the password. Families
 * have no such app and are never asked.
 *
 * @returns the field of one form, and functions to read the code and to show the field
 */
export function useCode(): CodeControl {
  const [isCodeRequested, setCodeRequested] = useState(false);
  const [code, setCode] = useState("");
  return {
    field: isCodeRequested && <CodeField value={code} onChange={setCode} />,
    readCode() {
      if (!isCodeRequested) return undefined;
      if (code.length !== authenticatorCodeLength) throw new AppError("code_needed");
      return code;
    },
    handleRefusal(refusal) {
      if (refusal instanceof AppError && refusal.code === "code_needed") setCodeRequested(true);
    },
  };
}
