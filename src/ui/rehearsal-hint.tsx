import { TextLink } from "./text-link";

/** Below what an exam needs of a device: the way to try it out. `to` is the rehearsal's address. */
export function RehearsalHint({ to }: { to: string }) {
  return (
    <p className="max-w-prose">
      <TextLink to={to}>Try a free practice run</TextLink> any day: 10 questions on the real exam screen,
      after a quick device check.
    </p>
  );
}
