import { useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { setOrganisersChild, organisersQuery, type Organiser } from "../../../data/admin/organisers";
import { papersKey } from "../../../data/admin/papers";
import { classesQuery, type SchoolClass } from "../../../data/classes";
import { messageOf } from "../../../lib/app-error";
import { combineQueries } from "../../../lib/combine-queries";
import { Button } from "../../../ui/button";
import { CheckboxField } from "../../../ui/checkbox-field";
import { Dialog } from "../../../ui/dialog";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { paperRefusalText } from "../../../content/paper-texts";
import { EmailText } from "../../../ui/email-text";

type Props = { editionId: string; organiser: Organiser; classes: readonly SchoolClass[] };

/** The classes in which one organiser has a child. */
function OrganisersClasses({ editionId, organiser, classes }: Props) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: ({ classId, hasChild }: { classId: string; hasChild: boolean }) =>
      setOrganisersChild(organiser.id, editionId, classId, hasChild),
    onSettled: () => queryClient.invalidateQueries({ queryKey: papersKey }),
  });
  const { data, error } = save;
  const refusal = data === "own_mark" || data === "not_found" ? paperRefusalText(data) : undefined;
  const failure = error ? messageOf(error) : refusal;
  return (
    <fieldset className="border-t border-line pt-3">
      <legend className="sr-only">{`Classes of ${organiser.name}`}</legend>
      <p className="font-semibold wrap-anywhere">
        {organiser.name}
        {organiser.isYou && " (you)"}
        <span className="block text-small font-normal wrap-anywhere text-ink-soft">
          <EmailText email={organiser.email} />
        </span>
      </p>
      <div className="mt-2 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {classes.map(({ id, name }) => {
          const isEnrolled = organiser.enrolledClassIds.includes(id);
          return (
            <CheckboxField
              key={id}
              label={isEnrolled ? `${name} (enrolled)` : name}
              checked={isEnrolled || organiser.childClassIds.includes(id)}
              disabled={isEnrolled || save.isPending}
              onChange={(event) => save.mutate({ classId: id, hasChild: event.target.checked })}
            />
          );
        })}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
    </fieldset>
  );
}

/** Organisers with a child in a class of an edition: they cannot open its papers (decision 057). */
export function OrganisersDialog({ editionId, onClose }: { editionId: string; onClose: () => void }) {
  const query = useQueries({ queries: [organisersQuery(editionId), classesQuery], combine: combineQueries });
  return (
    <Dialog
      title="Organisers’ own children"
      intro="Tick the classes in which an organiser has a child this season. That organiser can then not read, write or solve the papers of these classes. Each change is recorded."
      onClose={onClose}
    >
      <LoadedView query={query} label="Loading the organisers">
        {([organisers, classes]) =>
          organisers.map((organiser) => (
            <OrganisersClasses
              key={organiser.id}
              editionId={editionId}
              organiser={organiser}
              classes={classes}
            />
          ))
        }
      </LoadedView>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  );
}
