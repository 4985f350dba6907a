import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { olympiadPath } from "../../../config/paths";
import { classNumbers } from "../../../content/classes";
import { subjectLines } from "../../../content/subject-lines";
import { subjects } from "../../../content/subjects";
import { chooseClass } from "../../../data/chosen-class";
import { useChosenClass } from "../../../data/use-chosen-class";
import { RadioCard } from "../../../ui/radio-card";
import { SubjectEmblem } from "../../../ui/subject-emblem";

/** The class that the cards link to until one is chosen. Every other class is one press away from there. */
const firstClass = 5;

/**
 * The choice of a class, and links to that class's olympiads. The class is remembered (docs/design.md section 3 no.
 * 13). Without script the class cannot be chosen, but the links still work.
 */
export function SubjectPicker() {
  const chosenClass = useChosenClass();
  const classes = useRef<HTMLDivElement>(null);
  // Reads a choice that was made before the script had loaded.
  useEffect(() => {
    const earlyChoice = classes.current?.querySelector<HTMLInputElement>("input:checked");
    if (earlyChoice) chooseClass(Number(earlyChoice.value));
  }, []);
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0 noscript:hidden">
        <legend className="mb-2 text-small font-semibold">Your class</legend>
        <div ref={classes} className="grid grid-cols-6 gap-2 lg:grid-cols-12">
          {classNumbers.map((number) => (
            <RadioCard
              key={number}
              name="class"
              value={String(number)}
              isChecked={number === chosenClass}
              onChoose={() => chooseClass(number)}
              className="grid min-h-12 place-items-center rounded-small font-heading text-subheading tabular"
            >
              <span>
                <span className="sr-only">Class</span> {number}
              </span>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {subjects.map((subject) => (
          <li key={subject.slug}>
            <Link
              to={olympiadPath(subject.slug, chosenClass ?? firstClass)}
              className="grid h-full content-start gap-2 rounded-card bg-paper p-4 shadow-card eased hover:[translate:0_-2px] sm:p-5"
            >
              <SubjectEmblem slug={subject.slug} />
              <span className="mt-1 font-heading text-subheading font-bold">{subject.name}</span>
              <span className="text-small text-ink-soft max-sm:hidden">{subjectLines[subject.slug]}</span>
              <span className="mt-auto pt-1 text-small font-semibold text-violet max-sm:text-[0.8125rem]">
                {chosenClass === null ? "Classes 1 to 12" : `Class ${chosenClass}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
