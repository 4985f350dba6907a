import { useState, type SyntheticEvent } from "react";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { firstNameOf } from "../../../lib/first-name";

/** Reduces a name to lower-case letters without accents, so that Aarav, AARAV and Áarav are equal. */
function normalizeName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[^\p{L}\s]/gu, "")
    .trim()
    .toLowerCase();
}

/**
 * @param text the typed first name
 * @param studentName the name in the profile; null without one
 * @returns whether the typed name is one word of the profile's name, or its first words; without a name in the profile, any
 * name is right
 */
export function isOwnName(text: string, studentName: string | null): boolean {
  const profileName = normalizeName(studentName ?? "");
  const typedName = normalizeName(text);
  if (typedName === "") return false;
  return (
    profileName === "" ||
    profileName.split(/\s+/).includes(typedName) ||
    profileName.startsWith(`${typedName} `) ||
    profileName === typedName
  );
}

type Props = {
  studentName: string | null;
  /** The button's label: Start the exam, Start the practice run. */
  label: string;
  /** Why Start is not possible yet; null if it is possible. */
  waitReason: string | null;
  isPending: boolean;
  /** Why the last press failed. */
  failure: string | null;
  onStart: () => void;
};

/**
 * The form with first name and Start. The name is asked for because brothers and sisters share devices, and an exam can
 * be started only once.
 */
export function StartForm({ studentName, label, waitReason, isPending, failure, onStart }: Props) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    if (waitReason !== null || isPending) return;
    if (isOwnName(name, studentName)) {
      setError(undefined);
      onStart();
      return;
    }
    setError(
      name.trim() === ""
        ? "Please type your first name."
        : `This is ${studentName}’s account. Another student must use their own account.`,
    );
  };
  return (
    <form onSubmit={start} noValidate className="grid gap-4">
      <TextField
        label="Your first name"
        name="first-name"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        value={name}
        maxLength={100}
        error={error}
        hint={
          studentName
            ? `Type your first name as it is in your profile: “${firstNameOf(studentName)}”.`
            : undefined
        }
        onChange={(event) => setName(event.target.value)}
      />
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      <div className="grid gap-2">
        <Button
          type="submit"
          pending={isPending}
          disabled={waitReason !== null}
          className="w-full sm:w-auto sm:min-w-60 sm:justify-self-start"
        >
          {label}
        </Button>
        <p role="status" className="text-small text-ink-soft">
          {waitReason}
        </p>
      </div>
    </form>
  );
}
