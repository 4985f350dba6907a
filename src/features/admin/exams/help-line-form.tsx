import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { editionsQuery, setHelpLine, type Edition, type HelpLineInput } from "../../../data/admin/editions";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TextField } from "../../../ui/field";
import { Notice } from "../../../ui/notice";
import { toastSuccess } from "../../../ui/toast";
import { useSubmit } from "../../../ui/use-submit";

const refusals = {
  not_found: "This edition no longer exists. Please refresh the page.",
  changed_meanwhile:
    "Another organiser has changed the helpline. Nothing was saved. Refresh the page to see the new one.",
  phone_invalid: "Please write the number in digits, such as +91 80 4567 8900.",
  hours_unordered: "Enter both times, the end after the beginning, or leave both empty.",
};

/**
 * The form for the phone number and hours that families see on exam days: on the exam page, in the lobby, and on the
 * contact page.
 */
export function HelpLineForm({ edition }: { edition: Edition }) {
  const queryClient = useQueryClient();
  const { run, failure } = useSubmit();
  // The edition from which the form was filled. `edition` can be newer, because it is reloaded in the background.
  const [loadedEdition, setLoadedEdition] = useState(edition);
  const form = useForm<HelpLineInput>({
    defaultValues: {
      phone: edition.helpPhone ?? "",
      // HH:MM of HH:MM:SS.
      from: edition.helpFrom?.slice(0, 5) ?? "",
      to: edition.helpTo?.slice(0, 5) ?? "",
    },
  });
  const submit = form.handleSubmit((helpLine) =>
    run(async () => {
      const outcome = await setHelpLine(loadedEdition, helpLine);
      if (outcome !== "saved" && outcome !== "unchanged") return refusals[outcome];
      toastSuccess("Helpline saved.");
      const editions = await queryClient.fetchQuery({ ...editionsQuery, staleTime: 0 });
      setLoadedEdition(editions.find(({ id }) => id === edition.id) ?? loadedEdition);
      return undefined;
    }),
  );
  return (
    <Card className="grid gap-4">
      <h3 className="text-subheading">Helpline on exam days</h3>
      <p className="max-w-prose text-small text-ink-soft">
        Families see this phone number and these hours on the exam page and on the contact page. If they are
        empty, families see the usual number and hours (Monday to Friday), so fill them in for exams on a
        weekend.
      </p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid items-end gap-4 sm:grid-cols-4"
      >
        <TextField label="Phone" inputMode="tel" {...form.register("phone")} />
        <TextField type="time" label="From (IST)" {...form.register("from")} />
        <TextField type="time" label="Until (IST)" {...form.register("to")} />
        <Button type="submit" variant="outline" pending={form.formState.isSubmitting}>
          Save helpline
        </Button>
      </form>
      {failure && <Notice tone="error">{failure}</Notice>}
    </Card>
  );
}
