import { useState, type ChangeEvent } from "react";
import { passageKinds } from "../../../../items/item";
import { messageOf } from "../../../../lib/app-error";
import { Button } from "../../../../ui/button";
import { SelectField, TextField } from "../../../../ui/field";
import { TextAreaField } from "../../../../ui/text-area-field";
import { letters, type ColumnName } from "../../../../items/paper/columns";
import { useBoundField, type FieldsProps } from "./bound-field";
import { drawingFiles, readDrawing } from "./read-drawing";

/** The field for a drawing from a file, which is stored inside the question. */
function DrawingField(props: FieldsProps & { column: ColumnName; label: string }) {
  const { questionDraft, errors, column, label } = props;
  const { change } = useBoundField(props);
  const [failure, setFailure] = useState<string>();
  const chooseFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    target.value = "";
    try {
      change(column, await readDrawing(file));
      setFailure(undefined);
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="grow">
        <TextField
          type="file"
          accept={drawingFiles}
          label={label}
          error={failure ?? errors[column]}
          hint={
            questionDraft.cells[column]
              ? "Already added. A new one replaces it."
              : "An SVG, PNG or JPG file. A picture is made small enough for a phone."
          }
          className="py-3"
          onChange={(event) => void chooseFile(event)}
        />
      </div>
      {questionDraft.cells[column] && (
        <Button variant="outline" size="card" onClick={() => change(column, "")}>
          Remove <span className="sr-only">: {label}</span>
        </Button>
      )}
    </div>
  );
}

function FigureFields(props: FieldsProps) {
  const { bind } = useBoundField(props);
  return (
    <>
      <DrawingField {...props} column="figure" label="Drawing" />
      <TextField
        label="What the drawing shows"
        autoComplete="off"
        hint="Everything needed to answer, but not the answer."
        {...bind("figure_alt")}
      />
      {letters.map((letter) => (
        <DrawingField
          key={letter}
          {...props}
          column={`picture_${letter}`}
          label={`Option ${letter.toUpperCase()} as a picture`}
        />
      ))}
    </>
  );
}

function TableFields(props: FieldsProps) {
  const { bind } = useBoundField(props);
  return (
    <>
      <TextAreaField
        label="Table"
        hint="One line for each row, headings first, with | between cells."
        {...bind("table")}
      />
      <TextField label="Title of the table" autoComplete="off" {...bind("table_caption")} />
    </>
  );
}

function PassageFields(props: FieldsProps) {
  const { questionDraft, paperWithKey, onChange } = props;
  const { bind } = useBoundField(props);
  const choosePassage = (id: string) => {
    const { kind, title, text } = paperWithKey.content.passages[id] ?? {};
    const cells = { passage: id || undefined, passage_kind: kind, passage_title: title, passage_text: text };
    onChange({ ...questionDraft, cells: { ...questionDraft.cells, ...cells } });
  };
  return (
    <>
      <SelectField
        label="Passage of this paper"
        value={
          paperWithKey.content.passages[questionDraft.cells.passage ?? ""] ? questionDraft.cells.passage : ""
        }
        onChange={(event) => choosePassage(event.target.value)}
      >
        <option value="">a new one</option>
        {Object.keys(paperWithKey.content.passages).map((id) => (
          <option key={id}>{id}</option>
        ))}
      </SelectField>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Its name"
          autoComplete="off"
          hint="Small letters with hyphens, such as the-kite."
          {...bind("passage")}
        />
        <SelectField label="Its kind" {...bind("passage_kind")}>
          <option value="">choose</option>
          {passageKinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </SelectField>
      </div>
      <TextField label="Its title" autoComplete="off" {...bind("passage_title")} />
      <TextAreaField
        label="Its text"
        rows={6}
        hint="Every question on this passage shows it. Three to five questions share one."
        {...bind("passage_text")}
      />
    </>
  );
}

function AudioFields(props: FieldsProps) {
  const { questionDraft, errors, onChange } = props;
  const { bind, change } = useBoundField(props);
  const chooseClip = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    target.value = "";
    const media = new Map([[file.name, new Uint8Array(await file.arrayBuffer())]]);
    onChange({ cells: { ...questionDraft.cells, clip: file.name }, media });
  };
  return (
    <>
      <TextField label="Spoken word" autoComplete="off" {...bind("say")} />
      <TextField
        type="file"
        accept=".mp3,.m4a,.ogg"
        label="Its clip"
        error={errors["clip"]}
        hint={
          questionDraft.cells.clip
            ? `Chosen: ${questionDraft.cells.clip}.`
            : "Up to 6 KiB. Either all audio questions in a paper have a clip, or none."
        }
        className="py-3"
        onChange={(event) => void chooseClip(event)}
      />
      {questionDraft.cells.clip && (
        <Button
          variant="outline"
          size="card"
          className="justify-self-start"
          onClick={() => change("clip", "")}
        >
          Remove the clip
        </Button>
      )}
    </>
  );
}

const fieldsOfForm: Readonly<Record<string, (props: FieldsProps) => React.JSX.Element>> = {
  figure: FigureFields,
  table: TableFields,
  passage: PassageFields,
  audio: AudioFields,
};

/**
 * The fields for the extra material that the question's form needs. Material of a form that was chosen before is shown
 * too, so that it can be removed.
 */
export function MaterialFields(props: FieldsProps) {
  const { cells } = props.questionDraft;
  const hasPicture = letters.some((letter) => cells[`picture_${letter}`]);
  const shownForms = new Set([
    cells.form,
    (cells.figure || hasPicture) && "figure",
    cells.table && "table",
    cells.passage && "passage",
    (cells.say || cells.clip) && "audio",
  ]);
  return Object.entries(fieldsOfForm).map(
    ([form, Fields]) => shownForms.has(form) && <Fields key={form} {...props} />,
  );
}
