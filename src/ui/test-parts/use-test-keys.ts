import { useEffectEvent, useLayoutEffect } from "react";

const numberKeys = ["1", "2", "3", "4"];
const letterKeys = ["a", "b", "c", "d"];

type KeyActions = {
  /** Whether letters and numbers choose options. */
  hasLetterKeys: boolean;
  optionCount: number;
  /** Called with the index of the option, from 0. */
  onChoose: (index: number) => void;
  onMark: () => void;
  /** Called with 1 for the next question, -1 for the previous one. */
  onStep: (step: 1 | -1) => void;
};

/** Whether a key was pressed on an option, where Enter has no action of its own. */
function isOnOption({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && target.type === "radio";
}

/** @returns the action of a key in a test, or undefined */
function findAction(
  event: KeyboardEvent,
  { optionCount, onChoose, onMark, onStep }: KeyActions,
): (() => void) | undefined {
  const key = event.key.toLowerCase();
  const index = Math.max(numberKeys.indexOf(key), letterKeys.indexOf(key));
  if (index >= 0 && index < optionCount) return () => onChoose(index);
  if (key === "m") return onMark;
  if (key === "enter" && isOnOption(event)) return () => onStep(1);
  if (key === "arrowleft") return () => onStep(-1);
  return key === "arrowright" ? () => onStep(1) : undefined;
}

/**
 * Handles the keys of a test: 1-4 or A-D choose, left and right change the question, M marks, and Enter on an option
 * goes to the next question. Up and down move between the radios as usual; left and right do not, because changing the
 * question must never change an answer. While a dialog is open, no key works here. Letters and numbers can be switched
 * off, because voice control or accidental presses would choose answers (WCAG 2.1.4).
 *
 * @param actions the action for each key
 */
export function useTestKeys(actions: KeyActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key.length === 1 && !actions.hasLetterKeys) return;
    const action = findAction(event, actions);
    if (!action) return;
    event.preventDefault();
    action();
  });
  // A layout effect, so that a quick press right after the paint is not missed.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => handleKey(event);
    globalThis.addEventListener("keydown", onKeyDown);
    return () => globalThis.removeEventListener("keydown", onKeyDown);
  }, []);
}
