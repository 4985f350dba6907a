import { TextLink } from "./text-link";

/** A link to try the exam screen, shown below the device requirements. `to` is the rehearsal's URL. */
export function RehearsalHint({ to }: { to: string }) {
  return (
    <p className="max-w-prose">
      <TextLink to={to}>Try a free practice run</TextLink>. You can do it on any day: just log in. After a
      quick device check, you answer 10 questions on the real exam screen.
    </p>
  );
}
