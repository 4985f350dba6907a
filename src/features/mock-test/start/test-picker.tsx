import { useEffect, useRef, useState } from "react";
import { paths } from "../../../config/paths";
import type { Choice } from "../../../engine/mock-test/choice";
import { loadDraw } from "../../../engine/mock-test/load-draw";
import { listExplanations, listQuestions } from "../../../data/question-files";
import { preload } from "../../../lib/preload";
import { report } from "../../../lib/report";
import { Button } from "../../../ui/button";
import { RadioCard } from "../../../ui/radio-card";
import { fetchForms } from "../../../ui/test-parts/lazy-forms";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { PracticeNotice } from "./practice-notice";
import { TopicNotice } from "./topic-notice";
import type { SubjectOffer } from "./subject-offers";

/** A subject by its slug and a class by its number, as far as they are known, and a mistake or topic of theirs to practise. */
export type Preset = {
  slug?: string | undefined;
  classNumber?: number | undefined;
  mistake?: string | undefined;
  topic?: string | undefined;
};

type PickerProps = {
  offers: readonly SubjectOffer[];
  /** The choice before any press. */
  preset: Preset;
  onChooseClass: (classNumber: number) => void;
  onStart: (choice: Choice) => void;
};

/**
 * Loads the questions as soon as the choice is made, so that Start need not wait, and the test works without a network.
 */
async function fetchAhead({ subjectSlug, classNumber }: Choice): Promise<void> {
  void fetchForms();
  void preload(paths.mockTest);
  loadDraw().catch((error: unknown) => report("preloading the mock test draw", error));
  await listQuestions(subjectSlug, classNumber);
  await listExplanations(subjectSlug, classNumber);
}

/**
 * Subject, then one of the classes that have questions for it, then Start (docs/specification.md section 2). The
 * subjects can be pressed as soon as they are painted, before the script and the list are loaded.
 */
export function TestPicker({ offers, preset, onChooseClass, onStart }: PickerProps) {
  const [pressed, setPressed] = useState<Preset>({});
  const { slug, classNumber } = { ...preset, ...pressed };
  const subjects = useRef<HTMLDivElement>(null);
  const offer = offers.find(({ subject }) => subject.slug === slug);
  const choice = offer?.choices.find((candidate) => candidate.classNumber === classNumber);
  const isAsPreset = slug === preset.slug && classNumber === preset.classNumber;
  const { mistake, topic } = isAsPreset ? preset : {};

  // A press before the script has loaded counts.
  useEffect(() => {
    const early = subjects.current?.querySelector<HTMLInputElement>("input:checked");
    if (early) setPressed({ slug: early.value });
  }, []);
  useEffect(() => {
    if (choice) void fetchAhead(choice);
  }, [choice]);

  return (
    <form
      className="grid gap-7"
      onSubmit={(event) => {
        event.preventDefault();
        if (choice) onStart({ ...choice, mistake, topic });
      }}
    >
      <fieldset className="min-w-0">
        <legend className="mb-3 font-heading text-subheading font-bold">1. Choose a subject</legend>
        <div ref={subjects} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {offers.map(({ subject }) => (
            <RadioCard
              key={subject.slug}
              name="subject"
              value={subject.slug}
              isChecked={subject.slug === slug}
              onChoose={() => setPressed((now) => ({ ...now, slug: subject.slug }))}
              className="grid content-start gap-2.5 rounded-card p-3.5 sm:flex sm:items-center sm:p-4 sm:gap-3.5"
            >
              <SubjectEmblem slug={subject.slug} className="size-11" />
              <span className="font-heading text-[1.125rem] leading-tight font-bold">{subject.name}</span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-3 font-heading text-subheading font-bold">2. Choose your class</legend>
        <div className="grid min-h-12 grid-cols-3 items-center gap-2.5 sm:flex sm:flex-wrap">
          {!offer?.choices.length && <p className="col-span-3 text-ink-soft">Choose a subject first.</p>}
          {offer?.choices.map((candidate) => (
            <RadioCard
              key={candidate.classNumber}
              name="class"
              value={String(candidate.classNumber)}
              isChecked={candidate === choice}
              onChoose={() => {
                setPressed((now) => ({ ...now, classNumber: candidate.classNumber }));
                onChooseClass(candidate.classNumber);
              }}
              className="grid min-h-12 place-items-center rounded-full px-1 whitespace-nowrap max-sm:text-small sm:px-5"
            >
              {candidate.className}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      {choice && mistake !== undefined && <PracticeNotice {...choice} mistake={mistake} />}
      {choice && topic !== undefined && <TopicNotice {...choice} topic={topic} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button type="submit" disabled={!choice} className="w-full sm:w-auto sm:min-w-52">
          Start Test
        </Button>
        <p className="text-small text-ink-soft">
          10 questions, 12 minutes. The clock starts when you see the first question.
        </p>
      </div>
    </form>
  );
}
