import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Choice } from "../../../engine/mock-test/choice";
import { Button } from "../../../ui/button";
import { RadioCard } from "../../../ui/radio-card";
import { SubjectEmblem } from "../../../ui/subject-emblem";
import { PracticeNotice } from "./practice-notice";
import { TopicNotice } from "./topic-notice";
import type { SubjectOffer } from "./subject-offers";

/** The preselected subject (by slug) and class (by number), if known, and a mistake or topic to practise. */
export type Preset = {
  slug?: string | undefined;
  classNumber?: number | undefined;
  mistake?: string | undefined;
  topic?: string | undefined;
};

type PickerProps = {
  offers: readonly SubjectOffer[];
  /** The choice shown first. */
  preset: Preset;
  onChooseClass: (classNumber: number) => void;
  onStart: (choice: Choice) => void;
  /** Downloads the questions and code of a test; called as soon as it is chosen. */
  prefetch: (choice: Choice) => Promise<void>;
  startLabel: string;
  isBusy?: boolean;
  /** A sentence beside the button; the choice is undefined until subject and class are chosen. */
  describeChoice: (choice: Choice | undefined) => string;
  /** More to choose, under subject and class. */
  renderMore?: (choice: Choice) => ReactNode;
};

/**
 * The form to choose a subject and one of its classes, and to start a test (docs/specification.md section 2). The subjects can
 * be chosen as soon as they are painted, before the script and the list are loaded.
 */
export function TestPicker({
  offers,
  preset,
  onChooseClass,
  onStart,
  prefetch,
  startLabel,
  isBusy = false,
  describeChoice,
  renderMore,
}: PickerProps) {
  const [ownChoice, setOwnChoice] = useState<Preset>({});
  const { slug, classNumber } = { ...preset, ...ownChoice };
  const subjectsElement = useRef<HTMLDivElement>(null);
  const offer = offers.find(({ subject }) => subject.slug === slug);
  const choice = offer?.choices.find((candidate) => candidate.classNumber === classNumber);
  const isUnchangedPreset = slug === preset.slug && classNumber === preset.classNumber;
  const { mistake, topic } = isUnchangedPreset ? preset : {};

  // Reads a choice that was made before the script had loaded.
  useEffect(() => {
    const earlyChoice = subjectsElement.current?.querySelector<HTMLInputElement>("input:checked");
    if (earlyChoice) setOwnChoice({ slug: earlyChoice.value });
  }, []);
  useEffect(() => {
    if (choice) void prefetch(choice);
  }, [choice, prefetch]);

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
        <div ref={subjectsElement} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {offers.map(({ subject }) => (
            <RadioCard
              key={subject.slug}
              name="subject"
              value={subject.slug}
              isChecked={subject.slug === slug}
              onChoose={() => setOwnChoice((current) => ({ ...current, slug: subject.slug }))}
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
                setOwnChoice((current) => ({ ...current, classNumber: candidate.classNumber }));
                onChooseClass(candidate.classNumber);
              }}
              className="grid min-h-12 place-items-center rounded-full px-1 whitespace-nowrap max-sm:text-small sm:px-5"
            >
              {candidate.className}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      {choice && renderMore?.(choice)}
      {choice && mistake !== undefined && <PracticeNotice {...choice} mistake={mistake} />}
      {choice && topic !== undefined && <TopicNotice {...choice} topic={topic} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button type="submit" disabled={!choice || isBusy} className="w-full sm:w-auto sm:min-w-52">
          {startLabel}
        </Button>
        <p className="text-small text-ink-soft">{describeChoice(choice)}</p>
      </div>
    </form>
  );
}
