import { useState } from "react";
import { LetterKeysSwitch } from "../../src/ui/test-parts/letter-keys-switch";
import { ReadAloudSwitch } from "../../src/ui/test-parts/read-aloud-switch";
import { ListenButton } from "../../src/ui/test-parts/listen-button";
import { PhonePreview } from "../../src/ui/test-parts/phone-preview";
import { QuestionCard } from "../../src/ui/test-parts/question-card";
import { QuestionLinks } from "../../src/ui/test-parts/question-links";
import { QuestionPalette, type PaletteEntry } from "../../src/ui/test-parts/question-palette";
import { ReviewedQuestion } from "../../src/ui/test-parts/reviewed-question";
import type { ShownQuestion } from "../../src/ui/test-parts/shown-question";
import { StopClock } from "../../src/ui/test-parts/stop-clock";
import { TestClock } from "../../src/ui/test-parts/test-clock";
import { verdictStyles, type Verdict } from "../../src/ui/test-parts/verdict-icon";
import { ignore, type Sample } from "./sample";

/** @returns a question with this id and the changed fields */
export function sampleQuestion(id: string, changes: Partial<ShownQuestion> = {}): ShownQuestion {
  const options = ["Six", "Eight", "Ten", "Twelve"].map((text, index) => ({
    value: "abcd"[index] ?? "",
    text,
  }));
  return { id, topic: "Animals", stem: "How many legs does a spider have?", options, ...changes };
}

const drawing = { src: "/favicon.svg", alt: "A peak with a flag." };
const table = {
  caption: "Trees in the park",
  head: ["Tree", "Number", "Height in m"],
  rows: [
    ["Mango", "12", "9.5"],
    ["Banyan", "3", "21"],
  ],
};
const passage = {
  id: "kite",
  kind: "story",
  title: "The Kite",
  text: "Meera let go.\n\nIt came back.",
} as const;

const questions = [
  sampleQuestion("plain"),
  sampleQuestion("figure", { figure: drawing }),
  sampleQuestion("table", { table, form: "table" }),
  sampleQuestion("passage", { passage, form: "passage" }),
  sampleQuestion("statements", {
    form: "statements",
    stem: "Read the statements.\n1. A spider is an insect.\n2. A spider has eight legs.\nWhich of them is correct?",
  }),
  sampleQuestion("pictures", {
    options: ["A peak", "A flag", "A rope", "A hut"].map((text, index) => ({
      value: "abcd"[index] ?? "",
      text,
      picture: drawing.src,
    })),
  }),
  sampleQuestion("word", { say: "rhythm" }),
];

function Question({ question }: { question: ShownQuestion }) {
  const [answer, setAnswer] = useState<string | undefined>("b");
  return (
    <QuestionCard
      question={question}
      number={1}
      total={10}
      answer={answer}
      onChoose={(_, value) => setAnswer(value)}
      onClear={() => setAnswer(undefined)}
    />
  );
}

function Clock({ secondsLeft }: { secondsLeft: number }) {
  const [isHidden, setHidden] = useState(false);
  return (
    <div className="flex justify-end bg-paper p-3">
      <TestClock
        secondsLeft={secondsLeft}
        totalSeconds={3600}
        isHidden={isHidden}
        onToggle={() => setHidden(!isHidden)}
      />
    </div>
  );
}

/**
 * A question palette with numbers in every state.
 *
 * @param counts the number of questions in each section
 */
export function SamplePalette({ counts }: { counts: readonly number[] }) {
  const [current, setCurrent] = useState(4);
  const sections = counts.map((count, section) => ({
    name: `Section ${section + 1}`,
    entries: Array.from({ length: count }, (_, index): PaletteEntry => {
      const answerState = index < 4 ? "answered" : index < 6 ? "visited" : "not visited";
      return { id: `${section}-${index}`, answerState, isMarked: index % 5 === 3 };
    }),
  }));
  return <QuestionPalette sections={sections} current={current} onGoTo={setCurrent} />;
}

/** The answer for each verdict; `b` is right, and with `given` everyone gets the mark, also for `c`. */
const answersByVerdict: Record<Verdict, string | undefined> = {
  correct: "b",
  wrong: "a",
  given: "c",
  unanswered: undefined,
};

function ReviewedQuestions() {
  return Object.keys(verdictStyles).map((name) => {
    const verdict = (["correct", "wrong", "given", "unanswered"] as const).find((known) => known === name);
    if (!verdict) return null;
    return (
      <ReviewedQuestion
        key={verdict}
        question={sampleQuestion(`again-${verdict}`)}
        number={1}
        aside="0:42"
        answer={answersByVerdict[verdict]}
        verdict={verdict}
        rightValues={["b"]}
        mistake={verdict === "wrong" ? "counted the legs of an insect" : undefined}
        why="A spider has eight legs."
      />
    );
  });
}

/** The parts of the screens of mock tests and exams. */
export const testParts: readonly Sample[] = [
  ...questions.map((question) => ({
    name: `question-card: ${question.id}`,
    show: () => <Question question={question} />,
  })),
  {
    name: "test-clock",
    show: () => [2467, 290, 58].map((seconds) => <Clock key={seconds} secondsLeft={seconds} />),
  },
  { name: "question-palette", show: () => <SamplePalette counts={[20, 25, 5]} /> },
  {
    name: "letter-keys-switch",
    show: () => (
      <>
        <LetterKeysSwitch isOn onToggle={ignore} />
        <LetterKeysSwitch isOn={false} onToggle={ignore} />
      </>
    ),
  },
  {
    name: "stop-clock",
    show: () =>
      [false, true].map((isStopped) => (
        <StopClock key={String(isStopped)} isStopped={isStopped} onToggle={ignore} />
      )),
  },
  { name: "read-aloud-switch", show: () => <ReadAloudSwitch isOn={false} onToggle={ignore} /> },
  { name: "listen-button", show: () => <ListenButton word="rhythm" /> },
  {
    name: "question-links",
    show: () => (
      <QuestionLinks
        questions={(["correct", "wrong", "given", "unanswered"] as const).map((verdict, index) => ({
          number: index + 9,
          verdict,
        }))}
      />
    ),
  },
  { name: "reviewed-question", show: () => <ReviewedQuestions /> },
  {
    name: "phone-preview",
    show: () => <PhonePreview question={sampleQuestion("phone")} number={1} total={10} />,
  },
];
