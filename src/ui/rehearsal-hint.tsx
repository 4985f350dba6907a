import { TextLink } from "./text-link";

/** Below what an exam needs of a device: the way to try it out. `to` is the rehearsal's address. */
export function RehearsalHint({ to }: { to: string }) {
  return (
    <p className="max-w-prose">
      <TextLink to={to}>Rehearse the exam</TextLink> on any day, free of charge: ten questions in the real
      room, which checks your device first.
    </p>
  );
}
