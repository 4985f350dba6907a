import type { UseFormReturn } from "react-hook-form";
import { cameraConsent, examConsent, examConsentInShort } from "../../../content/guardian-consent";
import { CheckboxField } from "../../../ui/checkbox-field";
import { TextField } from "../../../ui/field";
import { maxGuardianNameLength, type ConsentDraft } from "./consent-form";
import { ConsentPoints } from "./consent-points";

/** The consent to the exams in a few lines, with the full text folded below. */
function ExamConsentInShort() {
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
  asksExam = true,
  asksCamera,
  isEmbedded = false,
}: {
  form: UseFormReturn<ConsentDraft>;
  /** Whether to ask for consent to the exams. */
  asksExam?: boolean;
  /** Whether to ask for consent to the camera. */
  asksCamera: boolean;
  /** Whether the fields are part of another form. The full text is then folded. */
  isEmbedded?: boolean;
}) {
  const { errors } = form.formState;
  // If another form asks only for the camera, the name field is inside the folded part, because that part is optional.
  const isNameInCameraPart = isEmbedded && !asksExam;
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
      {asksExam && (
        <div className="grid gap-2">
          {isEmbedded ? <ExamConsentInShort /> : <ConsentPoints points={examConsent.points} />}
          <CheckboxField
            label={examConsent.agreement}
            error={errors.exam?.message}
            {...form.register("exam")}
          />
        </div>
      )}
      {asksCamera && (
        <details open={!asksExam && !isEmbedded} className="border-t border-line pt-4">
          <summary className="min-h-6 cursor-pointer text-small font-semibold text-violet">
            Camera consent (optional)
          </summary>
          <div className="grid gap-2 pt-2">
            <ConsentPoints points={cameraConsent.points} />
            <CheckboxField
              label={cameraConsent.agreement}
              // If nothing is ticked, the schema reports an error of `exam`. Without that checkbox, this one shows the error.
              error={asksExam ? undefined : errors.exam?.message}
              {...form.register("camera")}
            />
            {isNameInCameraPart && nameField}
          </div>
        </details>
      )}
      {!isNameInCameraPart && nameField}
    </div>
  );
}
