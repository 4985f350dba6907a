import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { describeDispatchDeadline } from "../../../lib/award-dispatch";
import { findTracking } from "../../../content/couriers";
import { confirmArrival, myAwardsQuery, type MyAward } from "../../../data/awards/my-awards";
import { studentQuery } from "../../../data/students";
import { messageOf } from "../../../lib/app-error";
import { AddressLines } from "../../../ui/address-lines";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { toastSuccess } from "../../../ui/toast";
import { AddressForm } from "./address-form";
import { needsAddress, describeAward, explainDelay, describeParcel } from "./describe-award";

type SharedProps = { award: MyAward; onChanged: () => Promise<unknown> };

/** The delivery address: a form, or the address with a button to change it until the parcel is packed. */
function Address({
  award,
  otherAwards,
  studentId,
  onChanged,
}: SharedProps & { otherAwards: readonly MyAward[]; studentId: string }) {
  const student = useQuery(studentQuery(studentId));
  const [isChanging, setChanging] = useState(false);
  const { awardId, address, state, needsNewAddress } = award;
  const isAddressRequested = needsAddress(award);
  if (!isAddressRequested && !isChanging)
    return (
      <>
        {address && <AddressLines address={address} />}
        {state === "confirmed" && (
          <Button
            variant="outline"
            size="card"
            className="justify-self-start"
            onClick={() => setChanging(true)}
          >
            Change the address
          </Button>
        )}
      </>
    );
  // The profile's details are suggested, so the form waits for them; if they cannot be read, the form is empty.
  if (student.isPending) return <p role="status">One moment …</p>;
  const otherAddress = otherAwards.find((other) => other.address !== null)?.address ?? null;
  const defaults = {
    address: needsNewAddress ? null : (address ?? otherAddress),
    name: student.data?.guardianName ?? student.data?.name ?? null,
    phone: student.data?.phone ?? null,
  };
  return (
    <AddressForm
      awardId={awardId}
      defaults={defaults}
      onSaved={async () => {
        await onChanged();
        setChanging(false);
        toastSuccess("Address saved.");
      }}
      onCancel={isChanging ? () => setChanging(false) : undefined}
    />
  );
}

/** A posted parcel: courier, number, and a button to confirm its arrival. */
function PostedParcel({ award: { awardId, courier, consignment }, onChanged }: SharedProps) {
  const confirmation = useMutation({
    mutationFn: async () => {
      await confirmArrival(awardId);
      await onChanged();
    },
  });
  const trackingUrl = courier === null ? null : findTracking(courier);
  return (
    <>
      {consignment !== null && (
        <p>
          Number <span className="font-semibold wrap-anywhere tabular">{consignment}</span>
        </p>
      )}
      {trackingUrl !== null && (
        <p>
          <a
            href={trackingUrl}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Track it with {courier} using this number
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      <Button
        variant="outline"
        size="card"
        className="justify-self-start"
        pending={confirmation.isPending}
        onClick={() => confirmation.mutate()}
      >
        I have received it
      </Button>
      {confirmation.isError && <Notice tone="error">{messageOf(confirmation.error)}</Notice>}
    </>
  );
}

type Props = {
  paperId: string;
  studentId: string;
  /** The last day on which we promised to post the parcel, a calendar day in India; shown until the award is loaded. */
  promisedOn: string | null;
};

/** The delivery status of a result's award, and the family's actions. */
export function AwardDelivery({ paperId, studentId, promisedOn }: Props) {
  const queryClient = useQueryClient();
  const query = myAwardsQuery(studentId);
  const { data, error } = useQuery(query);
  const award = data?.find((candidate) => candidate.paperId === paperId);
  if (!award)
    return (
      <>
        <p>{describeDispatchDeadline(promisedOn)}</p>
        {error && <Notice tone="error">{messageOf(error)}</Notice>}
      </>
    );
  const onChanged = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const otherAwards = data?.filter(({ awardId }) => awardId !== award.awardId) ?? [];
  return (
    <div className="grid gap-4">
      <p aria-live="polite">{describeAward(award)}</p>
      {award.isLate && <Notice tone="info">{explainDelay(award)}</Notice>}
      <p>
        The parcel contains {describeParcel(award)}. The certificate is digital, and you can print it
        yourself.
      </p>
      {award.state === "posted" && <PostedParcel award={award} onChanged={onChanged} />}
      <Address
        key={award.state}
        award={award}
        otherAwards={otherAwards}
        studentId={studentId}
        onChanged={onChanged}
      />
    </div>
  );
}
