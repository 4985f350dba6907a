import { TextLink } from "./text-link";

/** A link to try the exam screen, shown below the device requirements. `to` is the rehearsal's URL. */
export function RehearsalHint({ to }: { to: string }) {
  return (
    <p className="max-w-prose">
      <TextLink to={to}>Try a free practice run</TextLink>. You can do it on any day: log in, check your
      device, and get used to the exam screen with 10 sample questions.
    </p>
  );
}
