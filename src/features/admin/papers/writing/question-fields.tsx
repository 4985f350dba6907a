import { useId } from "react";
import { sections } from "../../../../items/paper/paper-question";
import { itemForms } from "../../../../items/item";
import { findTopics } from "../../../../content/syllabus/syllabus";
import { SelectField, TextField } from "../../../../ui/field";
import { TextAreaField } from "../../../../ui/text-area-field";
import { useBoundField, type FieldsProps } from "./bound-field";
import { letters } from "../../../../items/paper/columns";
import { MaterialFields } from "./material-fields";

const levels = [
  ["1", "1 easy"],
  ["2", "2 medium"],
  ["3", "3 achiever"],
] as const;

function OptionFields(props: FieldsProps & { letter: (typeof letters)[number] }) {
  const { typed, faults, letter } = props;
  const { bind, change } = useBoundField(props);
  const name = letter.toUpperCase();
  const isKey = typed.cells.answer === letter;
  return (
    <div className="grid items-start gap-2 border-t border-line pt-3 sm:grid-cols-2">
      <TextField label={`Option ${name}`} autoComplete="off" {...bind(`option_${letter}`)} />
      {isKey ? (
        <p className="self-center font-semibold text-green">This is the correct answer.</p>
      ) : (
        <TextField
          label={`The mistake that leads to ${name}`}
          autoComplete="off"
          hint="At most 12 words, shown to the student."
          {...bind(`mistake_${letter}`)}
        />
      )}
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="radio"
          name="answer"
          value={letter}
          checked={isKey}
          onChange={() => change("answer", letter)}
          className="size-5 accent-violet"
        />
        {name} is correct
      </label>
      {letter === "a" && faults["answer"] && <p className="text-small text-red">{faults["answer"]}</p>}
    </div>
  );
}

/** The fields of a question. Fields of only some forms appear below the choice of the form. */
export function QuestionFields(props: FieldsProps) {
  const { written } = props;
  const { bind } = useBoundField(props);
  const topicsId = useId();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField label="Section" {...bind("section")}>
          {sections.map((section) => (
            <option key={section}>{section}</option>
          ))}
        </SelectField>
        <SelectField label="Form" {...bind("form")}>
          {itemForms.map((form) => (
            <option key={form}>{form}</option>
          ))}
        </SelectField>
        <SelectField label="Level" {...bind("level")}>
          {levels.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField label="Question" rows={4} {...bind("question")} />
      <MaterialFields {...props} />
      <fieldset className="grid gap-3">
        <legend className="sr-only">Options</legend>
        {letters.map((letter) => (
          <OptionFields key={letter} letter={letter} {...props} />
        ))}
      </fieldset>
      <TextAreaField label="Why the answer is correct" hint="One to four sentences." {...bind("why")} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="Topic" list={topicsId} autoComplete="off" {...bind("topic")} />
        <datalist id={topicsId}>
          {findTopics(written.place.subject, written.place.classNumber).map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </datalist>
        <TextField
          label="Idea"
          autoComplete="off"
          hint="What the question is about, in small letters with hyphens, such as train-speed. Files call it “family”."
          {...bind("family")}
        />
      </div>
      <TextField
        type="date"
        label="Valid until"
        hint="If the fact can go out of date."
        {...bind("valid_until")}
      />
    </>
  );
}
