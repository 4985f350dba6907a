import { useFamily } from "../../../data/use-family";

/** The text for a further child of a family instead of the login settings, which belong to the first child. */
export function FamilyLogin({ email }: { email: string }) {
  const first = useFamily()?.children.find(({ isFirst }) => isFirst);
  return (
    <p className="text-small text-ink-soft">
      Your family logs in with <span className="font-semibold break-all">{email}</span>. We also send receipts
      and results there. To change the email, the password or the updates you receive, change to{" "}
      {first?.name ?? "the first child"} with the menu at the top.
    </p>
  );
}
