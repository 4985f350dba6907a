import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  awardDetailsQuery,
  moveAwards,
  undoLastAwardStep,
  type AwardEvent,
  type BulkStep,
} from "../../../data/admin/award-steps";
import { awardsKey, type ListedAward } from "../../../data/admin/awards";
import type { AwardAddress, AwardState } from "../../../data/awards/award-states";
import { formatIst } from "../../../lib/dates";
import { AddressLines } from "../../../ui/address-lines";
import { Button } from "../../../ui/button";
import { ConfirmDialog } from "../../../ui/confirm-dialog";
import { Dialog } from "../../../ui/dialog";
import { LoadedView } from "../../../ui/loaded-view";
import { Notice } from "../../../ui/notice";
import { eventTexts, reasonTexts, medalTexts, stateTexts, formatLines } from "./award-texts";
import { PostForm } from "./post-form";
import { ReplaceAwardDialog } from "./replace-award-dialog";
import { ReturnedParcelEmail } from "./returned-parcel-email";
import { useSubmit } from "../../../ui/use-submit";

/** The buttons for the next step; posting has its own form. */
const nextSteps: Partial<Record<AwardState, readonly BulkStep[]>> = {
  confirmed: ["packed"],
  returned: ["packed"],
  posted: ["delivered", "returned"],
};

const formatActor = ({ by, organiser }: AwardEvent): string =>
  by === "family" ? "the family" : by === "nobody" ? "automatically" : (organiser ?? "an organiser");

function AwardHistory({ address, events }: { address: AwardAddress | null; events: readonly AwardEvent[] }) {
  const deletion = events.findLast(({ kind }) => kind === "forgotten");
  return (
    <>
      <section className="grid gap-1">
        <h3 className="text-subheading">Delivery address</h3>
        {address ? (
          <AddressLines address={address} />
        ) : (
          <p>
            {deletion
              ? `The family gave an address. It was deleted automatically on ${formatIst(deletion.changedAt, "date")}.`
              : "No address yet."}
          </p>
        )}
      </section>
      <section className="grid gap-1">
        <h3 className="text-subheading">What happened</h3>
        {events.length === 0 ? (
          <p>Nothing yet.</p>
        ) : (
          <ol className="grid list-decimal gap-1 pl-5 text-small">
            {events.map((event) => (
              <li key={event.no}>
                {eventTexts[event.kind]}, {formatActor(event)}, {formatIst(event.changedAt, "dateTime")} IST
                {event.posting !== null &&
                  `: ${[event.oldPosting, event.posting].filter(Boolean).join(" → ")}`}
                {event.kind === "taken_back" && `: ${stateTexts[event.newState].toLowerCase()} again`}
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

/** The dialog of one award: its address, its history, its next step, and a button to undo the last step. */
export function AwardDialog({ award, onClose }: { award: ListedAward; onClose: () => void }) {
  const {
    awardId,
    name,
    examName,
    className,
    medal,
    lines,
    state,
    promisedOn,
    obstacle,
    undoableStep,
    courier,
    consignment,
  } = award;
  const queryClient = useQueryClient();
  const details = useQuery(awardDetailsQuery(awardId));
  const { run, isPending, failure } = useSubmit({
    refresh: () => queryClient.invalidateQueries({ queryKey: awardsKey }),
    successText: "Saved.",
    onDone: onClose,
  });

  const move = (step: BulkStep) => async () => {
    const [refusal] = (await moveAwards([awardId], step)).refused;
    return refusal && `Not done: ${reasonTexts[refusal.why]}.`;
  };
  const [isConfirmingReturn, setConfirmingReturn] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    const { outcome } = await undoLastAwardStep(awardId);
    if (outcome === "taken_back") return undefined;
    return outcome === "own_award"
      ? `Not done: ${reasonTexts.own_award}.`
      : "Someone has updated this award in the meantime. Its last step is different now.";
  };

  return (
    <Dialog
      title={`${name ?? "No name"}: ${examName}, ${className}`}
      intro={`${medalTexts[medal]} (${formatLines(lines)}). ${stateTexts[state]}, to be sent by ${formatIst(promisedOn, "date")}.`}
      onClose={onClose}
    >
      <LoadedView query={details} label="Loading the award">
        {(reply) =>
          reply.outcome === "award" ? (
            <AwardHistory address={reply.address} events={reply.events} />
          ) : (
            <p>This award no longer exists.</p>
          )
        }
      </LoadedView>
      {obstacle && <Notice tone="info">{`Cannot be sent now: ${reasonTexts[obstacle]}.`}</Notice>}
      {failure && <Notice tone="error">{failure}</Notice>}
      {state === "posted" && courier !== null && (
        <PostForm
          awardId={awardId}
          earlierPosting={{ courier, consignment: consignment ?? "" }}
          onStep={run}
        />
      )}
      {state === "packed" && <PostForm awardId={awardId} onStep={run} />}
      <div className="flex flex-wrap gap-3">
        {nextSteps[state]?.map((step) => (
          <Button
            key={step}
            size="card"
            pending={isPending}
            onClick={() => (step === "returned" ? setConfirmingReturn(true) : void run(move(step)))}
          >
            {stateTexts[step]}
          </Button>
        ))}
        {(state === "posted" || state === "delivered") && (
          <Button variant="outline" size="card" onClick={() => setReplacing(true)}>
            Broken or lost: send again
          </Button>
        )}
        {undoableStep && (
          <Button
            variant="outline"
            size="card"
            pending={isPending}
            onClick={() => (undoableStep === "posted" ? setUndoing(true) : void run(undo))}
          >
            Undo: {stateTexts[undoableStep].toLowerCase()}
          </Button>
        )}
        <Button variant="outline" size="card" onClick={onClose}>
          Close
        </Button>
      </div>
      {isReplacing && (
        <ReplaceAwardDialog
          awardId={awardId}
          name={name ?? "this student"}
          hasAddress={details.data?.outcome === "award" && details.data.address !== null}
          onReplaced={() => {
            void queryClient.invalidateQueries({ queryKey: awardsKey });
            onClose();
          }}
          onClose={() => setReplacing(false)}
        />
      )}
      {isUndoing && (
        <ConfirmDialog
          title="Undo “posted”?"
          confirmLabel="Undo"
          onConfirm={async () => {
            const refusal = await undo();
            if (refusal !== undefined) return refusal;
            void queryClient.invalidateQueries({ queryKey: awardsKey });
            onClose();
            return undefined;
          }}
          onClose={() => setUndoing(false)}
        >
          <p>
            The family was emailed that the award is on its way
            {courier !== null && ` by ${courier} ${consignment ?? ""}`}. The courier and the tracking number
            are then removed, and the family gets no email about this. To correct only the tracking number,
            use the form above.
          </p>
        </ConfirmDialog>
      )}
      {isConfirmingReturn && (
        <ConfirmDialog
          title={`Email the family of ${name ?? "this student"} that the award came back?`}
          confirmLabel="Returned: email the family"
          onConfirm={async () => {
            await run(move("returned"));
            return undefined;
          }}
          onClose={() => setConfirmingReturn(false)}
        >
          <ReturnedParcelEmail />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
