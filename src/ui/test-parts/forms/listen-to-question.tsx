import { useEffect } from "react";
import { Button } from "../../button";
import { SpeakerIcon } from "../../test-icons";
import type { ShownQuestion } from "../shown-question";
import { readLinesAloud, stopSpeaking } from "../speech";

const letters = ["A", "B", "C", "D"];

/** Signs that voices skip or spell out, and the words to read instead. */
const signReplacements: readonly [RegExp, string][] = [
  [/_{2,}/g, " blank "],
  [/\s[-−–]\s/g, " minus "],
  [/×/g, " times "],
  [/÷/g, " divided by "],
  [/=/g, " equals "],
];

/** Lists the lines that are read aloud: the question, then each option with its letter. */
function listSpokenLines({ stem, options }: ShownQuestion): string[] {
  const lines = [stem, ...options.map(({ text }, index) => `${letters[index] ?? ""}. ${text}`)];
  return lines.map((line) => signReplacements.reduce((text, [sign, word]) => text.replace(sign, word), line));
}

type Props = { question: ShownQuestion; onUse: (() => void) | undefined };

/** The button that reads a question and its options with the device's own voice, each time from the beginning. */
export function ListenToQuestion({ question, onUse }: Props) {
  useEffect(() => stopSpeaking, [question.id]);
  const listen = () => {
    readLinesAloud(listSpokenLines(question));
    onUse?.();
  };
  return (
    <Button variant="quiet" size="card" onClick={listen}>
      <SpeakerIcon />
      Listen
    </Button>
  );
}
