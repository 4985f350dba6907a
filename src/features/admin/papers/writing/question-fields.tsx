import { useId } from "react";
import { sections } from "../../../../items/paper/paper-question";
import { getExamFormat } from "../../../../content/exam-format";
import { itemForms } from "../../../../items/item";
import { formNames } from "./form-names";
import { challengeCount, nameSection } from "../../../../items/sections";
import { findTopics } from "../../../../content/syllabus/syllabus";
import { SelectField, TextField } from "../../../../ui/field";
import { Notice } from "../../../../ui/notice";
import { TextAreaField } from "../../../../ui/text-area-field";
import { useBoundField, type FieldsProps } from "./bound-field";
import { letters } from "../../../../items/paper/columns";
import { MaterialFields } from "./material-fields";

const levels = [
  ["1", "1 easy"],
  ["2", "2 medium"],
  ["3", "3 hard"],
] as const;

function OptionFields(props: FieldsProps & { letter: (typeof letters)[number] }) {
  const { questionDraft, letter } = props;
  const { bind, change } = useBoundField(props);
  const name = letter.toUpperCase();
  const isKey = questionDraft.cells.answer === letter;
  return (
    <div className="grid items-start gap-2 border-t border-line pt-3 sm:grid-cols-2">
      <TextField label={`Option ${name}`} autoComplete="off" {...bind(`option_${letter}`)} />
      {isKey ? (
        <p className="self-center font-semibold text-green">This is the correct answer.</p>
      ) : (
        <TextField
          label={`Why ${name} is wrong`}
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
    </div>
  );
}

/** The fields of a question. The fields for material, such as a passage or a clip, open only where it is needed. */
export function QuestionFields(props: FieldsProps) {
  const { paperWithKey, errors } = props;
  const { questionCount } = getExamFormat(paperWithKey.scope.classNumber);
  const { bind } = useBoundField(props);
  const topicsId = useId();
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField label="Section" {...bind("section")}>
          {sections.map((section) => (
            <option key={section} value={section}>
              {section} {nameSection(section, `Class ${paperWithKey.scope.classNumber}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Form" {...bind("form")}>
          {itemForms.map((form) => (
            <option key={form} value={form}>
              {formNames[form]}
            </option>
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
      <p className="text-small text-ink-soft">
        This paper has {questionCount} questions: {challengeCount} hard ones in section C, the others in A and
        B.
      </p>
      <TextAreaField label="Question" rows={4} {...bind("question")} />
      <MaterialFields {...props} />
      <fieldset className="grid gap-3">
        <legend className="sr-only">Options</legend>
        {errors["answer"] && <Notice tone="error">{errors["answer"]}</Notice>}
        {letters.map((letter) => (
          <OptionFields key={letter} letter={letter} {...props} />
        ))}
      </fieldset>
      <TextAreaField label="Why the answer is correct" hint="One to four sentences." {...bind("why")} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label="Topic" list={topicsId} autoComplete="off" {...bind("topic")} />
        <datalist id={topicsId}>
          {findTopics(paperWithKey.scope.subject, paperWithKey.scope.classNumber).map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </datalist>
        <TextField
          label="Idea"
          autoComplete="off"
          hint="What the question is about, such as “speed of a train”. Two questions that differ only in numbers have the same idea. Files call it “family”."
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
