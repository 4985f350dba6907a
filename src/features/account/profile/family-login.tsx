import { useFamily } from "../../../data/use-family";

/** Replaces the login settings in the profile of a further child, because the login belongs to the first child. */
export function FamilyLogin({ email }: { email: string }) {
  const firstChild = useFamily()?.children.find(({ isFirst }) => isFirst);
  return (
    <p className="text-small text-ink-soft">
      Your family logs in with <span className="font-semibold break-all">{email}</span>. We also send receipts
      and results there. To change the email, the password or the updates you receive, change to{" "}
      {firstChild?.name ?? "the first child"} with the menu at the top.
    </p>
  );
}
