/** A summary of the email that a family gets when its parcel came back. */
export function ReturnedParcelEmail() {
  return (
    <p className="rounded-card bg-mist p-4">
      <span className="font-semibold">Your award came back to us</span>
      <span className="block">
        The courier could not deliver the parcel. Please check the address and save it. We will send the
        parcel again, free of charge.
      </span>
      <span className="block text-small text-ink-soft">
        When a parcel comes back a second time, the email asks for another address. Awards that cannot be
        marked as returned are skipped.
      </span>
    </p>
  );
}
