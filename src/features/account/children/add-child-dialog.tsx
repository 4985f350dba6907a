import { valibotResolver } from "@hookform/resolvers/valibot";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import { captchaSettings } from "../../../config/captcha";
import { addChild, switchChild } from "../../../data/children";
import { listClasses } from "../../../data/classes";
import { refreshFamily } from "../../../data/family";
import { messageOf, messageForCode } from "../../../lib/app-error";
import { detailsTexts, requiredText, studentFields } from "../../../lib/student-details";
import { useLoaded } from "../../../lib/use-loaded";
import { Dialog } from "../../../ui/dialog";
import { DialogButtons } from "../../../ui/dialog-buttons";
import { SelectField, TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { PasswordField } from "../../../ui/password-field";
import { useCaptcha } from "../../../ui/use-captcha";
import { useCode } from "../../../ui/use-code";
import { useSubmit } from "../../../ui/use-submit";

const childSchema = v.object({
  name: requiredText(detailsTexts.nameMissing),
  classId: requiredText(detailsTexts.classMissing),
  schoolName: requiredText("Please enter the name of the institution."),
  password: v.pipe(v.string(), v.nonEmpty("Please enter your password.")),
});

/** Why a child was not added. */
const refusals: Record<string, string> = {
  no_family: "Children cannot be added to this account.",
  name_missing: detailsTexts.nameMissing,
  name_too_long: "Please shorten the name to 100 characters.",
  school_too_long: "Please shorten the school’s name to 200 characters.",
  class_unknown: detailsTexts.classMissing,
  family_full: "There are six children in this account already. That is the most it can have.",
  rate_limited: "You have added many children today. Please come back tomorrow.",
};

/**
 * Adds a child to the family: name, class and school, and the family's password. Then the browser switches to the
 * child, and `onAdded` is called. The child gets no email address or password of its own.
 */
export function AddChildDialog({
  loginEmail,
  onAdded,
  onClose,
}: {
  /** The family's login email, which also gets the emails about the child. */
  loginEmail: string;
  onAdded: () => void;
  onClose: () => void;
}) {
  const classes = useLoaded(listClasses);
  const { run, failure } = useSubmit();
  const form = useForm({
    resolver: valibotResolver(childSchema),
    defaultValues: { name: "", classId: "", schoolName: "", password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const captcha = useCaptcha(captchaSettings());
  const code = useCode();
  const problem =
    failure ?? captcha.problem ?? (classes.state === "failed" ? messageOf(classes.error) : undefined);

  const submit = form.handleSubmit(({ name, classId, schoolName, password }) =>
    run(async () => {
      try {
        const credentials = {
          email: loginEmail,
          password,
          code: code.readCode(),
          captcha: captcha.takeToken(),
        };
        const child = { name, class_id: classId, school_name: schoolName };
        const reply = await addChild(credentials, child);
        if (!("student_id" in reply)) return refusals[reply.outcome] ?? messageForCode("unexpected");
        await refreshFamily();
        await switchChild(reply.student_id);
        onAdded();
      } catch (error) {
        code.handleRefusal(error);
        throw error;
      }
      return undefined;
    }),
  );

  return (
    <Dialog
      title="Add a child"
      intro={`You keep one login for all your children. Emails about this child also go to ${loginEmail}.`}
      onClose={onClose}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...studentFields.name}
          autoComplete="off"
          required
          error={errors.name?.message}
          {...form.register("name")}
        />
        <SelectField
          {...studentFields.classId}
          required
          error={errors.classId?.message}
          {...form.register("classId")}
        >
          <option value="">Choose</option>
          {classes.state === "ready" &&
            classes.value.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextField
          {...studentFields.schoolName}
          required
          error={errors.schoolName?.message}
          {...form.register("schoolName")}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          hint="The password you log in with."
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
        {code.field}
        {captcha.field}
        {problem && <Notice tone="error">{problem}</Notice>}
        <DialogButtons confirmLabel="Add child" pending={isSubmitting} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
