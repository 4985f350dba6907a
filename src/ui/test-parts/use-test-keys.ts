import { useEffectEvent, useLayoutEffect } from "react";

const numberKeys = ["1", "2", "3", "4"];
const letterKeys = ["a", "b", "c", "d"];

type Meanings = {
  /** Whether letters and numbers mean something. */
  hasLetterKeys: boolean;
  optionCount: number;
  /** Called with the place of the option, from 0. */
  onChoose: (place: number) => void;
  onMark: () => void;
  /** Called with the number of questions forward, -1 for back. */
  onStep: (by: number) => void;
};

/** Whether a key is pressed on an option: there Enter has no meaning of its own. */
function isOnOption({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === "radio";
}

/** @returns what a key does in a test, or undefined for one that means nothing there */
function findMeaning(
  event: KeyboardEvent,
  { optionCount, onChoose, onMark, onStep }: Meanings,
): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const place = Math.max(numberKeys.indexOf(key), letterKeys.indexOf(key));
  if (place >= 0 && place < optionCount) return () => onChoose(place);
  if (key === "m") return onMark;
  if (key === "enter" && isOnOption(event)) return () => onStep(1);
  if (key === "arrowleft") return () => onStep(-1);
  return key === "arrowright" ? () => onStep(1) : undefined;
}

/**
 * The keys: 1-4 or A-D choose, the arrows move, M marks, and Enter on an option goes to the next question. Up and
 * down stay with the radios; right and left do not, because an arrow pressed to move on must never change an answer. While a
 * dialog is open all keys are the dialog's. Letters and numbers can be switched off: who speaks to the device, or touches keys
 * without meaning to, would choose by accident (WCAG 2.1.4).
 *
 * @param meanings the action for each key
 */
export function useTestKeys(meanings: Meanings): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.length === 1 && !meanings.hasLetterKeys) return;
    const act = findMeaning(event, meanings);
    if (!act) return;
    event.preventDefault();
    act();
  });
  // With the picture, not after it: a quick press would fall between the two.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, []);
}
