import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { renderWithProviders } from "../../../tests/support/render";
import { QuestionCard } from "./question-card";
import { ReadAloudSwitch } from "./read-aloud-switch";
import type { ShownQuestion } from "./shown-question";
import { useReadAloud } from "./use-read-aloud";

const question: ShownQuestion = {
  id: "sum",
  topic: "Addition",
  stem: "What is 2 × 3?",
  options: ["5", "6", "8", "9"].map((text) => ({ value: text, text })),
};

/** A question of a test with its Listen button, and the switch for Listen buttons. */
function Test({ subject, classNumber, onUse }: { subject: string; classNumber: number; onUse?: () => void }) {
  const { isOn, toggle } = useReadAloud(subject, classNumber);
  return (
    <>
      <QuestionCard
        question={question}
        number={1}
        total={10}
        answer={undefined}
        onChoose={() => undefined}
        canReadAloud={isOn}
        {...(onUse && { onReadAloud: onUse })}
      />
      <ReadAloudSwitch isOn={isOn} onToggle={toggle} />
    </>
  );
}

/** Gives the device its voices, and collects the spoken texts. */
function stubVoices(...voices: { lang: string; localService: boolean }[]): { text: string; lang: string }[] {
  const spokenTexts: { text: string; lang: string }[] = [];
  class Utterance extends EventTarget {
    lang = "";
    constructor(readonly text: string) {
      super();
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal(
    "speechSynthesis",
    Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => spokenTexts.splice(0),
      speak: ({ text, lang }: Utterance) => void spokenTexts.push({ text, lang }),
    }),
  );
  return spokenTexts;
}

const localVoice = { lang: "en-US", localService: true };

afterEach(() => vi.unstubAllGlobals());

it("the Listen button reads question and options to a child of class 2, in an Indian voice of the device", async () => {
  const spokenTexts = stubVoices({ lang: "en-IN", localService: false }, localVoice, {
    lang: "en_IN",
    localService: true,
  });
  const onUse = vi.fn<() => void>();
  const user = renderWithProviders(<Test subject="Maths" classNumber={2} onUse={onUse} />);
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  expect(spokenTexts.map(({ text }) => text)).toEqual([
    "What is 2  times  3?",
    "A. 5",
    "B. 6",
    "C. 8",
    "D. 9",
  ]);
  expect(spokenTexts[0]?.lang).toBe("en_IN");
  expect(onUse).toHaveBeenCalledOnce();
});

it("the Listen button is off for a child of class 8, who can switch it on permanently", async () => {
  stubVoices(localVoice);
  const user = renderWithProviders(<Test subject="Science" classNumber={8} />);
  expect(screen.queryByRole("button", { name: "Listen" })).toBeNull();
  await user.click(screen.getByRole("switch", { name: /^Listen to questions/ }));
  expect(await screen.findByRole("button", { name: "Listen" })).toBeVisible();
  expect(localStorage.getItem("readAloud")).toBe("true");
});

it.each([
  ["if the question tests reading", "English", localVoice],
  ["if the question tests spelling", "Spell Bee", localVoice],
  ["if the only voice is a service of the browser's maker", "Maths", { lang: "en-IN", localService: false }],
])("the Listen button is not offered %s", (_, subject, voice) => {
  stubVoices(voice);
  renderWithProviders(<Test subject={subject} classNumber={1} />);
  expect(screen.queryByRole("button", { name: "Listen" })).toBeNull();
  expect(screen.queryByRole("switch")).toBeNull();
});
