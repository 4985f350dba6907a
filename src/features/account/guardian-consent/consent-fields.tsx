import type { UseFormReturn } from "react-hook-form";
import { cameraConsent, examConsent, examConsentInShort } from "../../../content/guardian-consent";
import { CheckboxField } from "../../../ui/checkbox-field";
import { TextField } from "../../../ui/field";
import { maxGuardianNameLength, type ConsentDraft } from "./consent-form";
import { ConsentPoints } from "./consent-points";

/** The consent in three lines, with the full text hidden below. */
function ConsentInShort() {
  return (
    <div className="grid gap-1 text-small">
      <ul className="grid list-disc gap-0.5 pl-5">
        {examConsentInShort.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details>
        <summary className="min-h-6 cursor-pointer font-semibold text-violet">Details</summary>
        <div className="pt-2">
          <ConsentPoints points={examConsent.points} />
        </div>
      </details>
    </div>
  );
}

/** The texts and fields for an adult: one consent for the exams, and a separate one for the camera. */
export function ConsentFields({
  form,
  hasExam = true,
  hasCamera,
  isShort = false,
}: {
  form: UseFormReturn<ConsentDraft>;
  /** Whether the exam's consent is still to be given. */
  hasExam?: boolean;
  /** Whether exams may use the camera, and that consent is still to be given. */
  hasCamera: boolean;
  /** Whether it is part of another form, which hides the full text at first. */
  isShort?: boolean;
}) {
  const { errors } = form.formState;
  // If another form asks only for the camera, the name field is hidden with it, because it is not needed to continue.
  const isNameHidden = isShort && !hasExam;
  const nameField = (
    <TextField
      label="Your full name, as parent or guardian"
      autoComplete="off"
      maxLength={maxGuardianNameLength}
      error={errors.guardianName?.message}
      {...form.register("guardianName")}
    />
  );
  return (
    <div className="grid gap-4">
      {hasExam && (
        <div className="grid gap-2">
          {isShort ? <ConsentInShort /> : <ConsentPoints points={examConsent.points} />}
          <CheckboxField
            label={examConsent.agreement}
            error={errors.exam?.message}
            {...form.register("exam")}
          />
        </div>
      )}
      {hasCamera && (
        <details open={!hasExam && !isShort} className="border-t border-line pt-4">
          <summary className="min-h-6 cursor-pointer text-small font-semibold text-violet">
            Camera consent (optional)
          </summary>
          <div className="grid gap-2 pt-2">
            <ConsentPoints points={cameraConsent.points} />
            <CheckboxField
              label={cameraConsent.agreement}
              error={hasExam ? undefined : errors.exam?.message}
              {...form.register("camera")}
            />
            {isNameHidden && nameField}
          </div>
        </details>
      )}
      {!isNameHidden && nameField}
    </div>
  );
}
