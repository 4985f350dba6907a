type Props = {
  isOn: boolean;
  /** Undefined if Listen buttons cannot be switched on or off; then there is no switch. */
  onToggle: (() => void) | undefined;
};

/** A switch for the Listen buttons of questions. For the youngest classes they are always on, without a switch. */
export function ReadAloudSwitch({ isOn, onToggle }: Props) {
  if (!onToggle) return null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={onToggle}
      className="min-h-11 justify-self-start rounded-small text-[0.875rem] font-semibold text-ink-soft underline decoration-line underline-offset-4 hover:decoration-violet"
    >
      Listen to questions<span aria-hidden="true">: {isOn ? "on" : "off"}</span>
    </button>
  );
}
