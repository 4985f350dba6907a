import { valibotResolver } from "@hookform/resolvers/valibot";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as v from "valibot";
import {
  editionsQuery,
  setSiteNotice,
  type Edition,
  type SiteNoticeForm as NoticeValues,
} from "../../../data/admin/editions";
import { formatIst } from "../../../lib/dates";
import { requiredText } from "../../../lib/student-details";
import { useUnsavedChanges } from "../../../lib/unsaved-changes";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { EmptyState } from "../../../ui/empty-state";
import { TextField } from "../../../ui/field";
import { LoadedView } from "../../../ui/loaded-view";
import { TextAreaField } from "../../../ui/text-area-field";
import { toastSuccess } from "../../../ui/toast";

const refusals = {
  too_long: "Please shorten the notice to 200 characters.",
  changed_meanwhile: "Another organiser has changed the notice. Please refresh the page.",
  no_edition: "No edition is current, so there is no notice.",
};

const schema = v.object({
  text: requiredText("Please write the notice."),
  until: requiredText("Please choose the last day."),
});

const emptyNotice: NoticeValues = { text: "", until: "" };

/** The form of the notice. Showing and removing the notice ask for confirmation, because every visitor sees it. */
function NoticeForm({ edition: { notice, noticeUntil } }: { edition: Edition }) {
  const queryClient = useQueryClient();
  const [noticeToConfirm, setNoticeToConfirm] = useState<NoticeValues>();
  const form = useForm<NoticeValues>({
    resolver: valibotResolver(schema),
    defaultValues: { text: notice ?? "", until: noticeUntil ?? "" },
  });
  const { errors, isDirty } = form.formState;
  const markSaved = useUnsavedChanges(isDirty);
  const save = async (newNotice: NoticeValues) => {
    const reply = await setSiteNotice(notice, newNotice);
    if (reply.outcome === "day_unfit") {
      return `Please choose a day from ${formatIst(reply.from, "date")} to ${formatIst(reply.to, "date")}.`;
    }
    if (reply.outcome !== "saved" && reply.outcome !== "unchanged") return refusals[reply.outcome];
    markSaved();
    toastSuccess(newNotice.text === "" ? "Notice removed." : "Notice saved.");
    await queryClient.invalidateQueries({ queryKey: editionsQuery.queryKey });
    return undefined;
  };
  const submit = form.handleSubmit((newNotice) => setNoticeToConfirm(newNotice));
  return (
    <Card className="grid gap-4">
      <h3 className="text-subheading">Notice on the site</h3>
      <p className="max-w-prose text-small text-ink-soft">
        The notice appears within five minutes on the home page and on all pages with exam dates. A visitor
        sees it on other pages only after opening the home page or a page with exam dates. Use the notice when
        something is slow, late or cancelled.
      </p>
      <p>
        {notice === null || noticeUntil === null
          ? "No notice is set."
          : `The notice is set until the end of ${formatIst(noticeUntil, "date")}.`}
      </p>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextAreaField
          label="Notice"
          hint="One or two sentences, up to 200 characters."
          maxLength={200}
          error={errors.text?.message}
          {...form.register("text")}
        />
        <TextField
          type="date"
          label="Last day"
          hint="The notice is shown till 11:59 pm (IST) on this date. The date can be at most 60 days from today."
          error={errors.until?.message}
          {...form.register("until")}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">Show on the site</Button>
          {notice !== null && (
            <Button variant="outline" onClick={() => setNoticeToConfirm(emptyNotice)}>
              Remove the notice
            </Button>
          )}
        </div>
      </form>
      {noticeToConfirm && (
        <ConfirmDialog
          title={noticeToConfirm.text === "" ? "Remove the notice?" : "Show this on the site?"}
          confirmLabel={noticeToConfirm.text === "" ? "Remove it" : "Show it"}
          onConfirm={() => save(noticeToConfirm)}
          onClose={() => setNoticeToConfirm(undefined)}
        >
          <p className="rounded-card bg-violet-tint p-4 font-semibold wrap-anywhere">
            {noticeToConfirm.text || notice}
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The notice above every page of the site; it belongs to the current edition. */
export function SiteNoticeForm() {
  const query = useQuery(editionsQuery);
  return (
    <LoadedView query={query} label="Loading the notice">
      {(editions) => {
        const currentEdition = editions.find(({ isCurrent }) => isCurrent);
        if (!currentEdition) return <EmptyState title={refusals.no_edition} />;
        return (
          <NoticeForm
            key={`${currentEdition.notice} ${currentEdition.noticeUntil}`}
            edition={currentEdition}
          />
        );
      }}
    </LoadedView>
  );
}
