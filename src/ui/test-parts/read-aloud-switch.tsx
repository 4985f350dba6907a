type Props = {
  isOn: boolean;
  /** Undefined if the child has no choice. */
  onToggle: (() => void) | undefined;
};

/** A switch that adds the Listen button to questions. The youngest classes have the button without it. */
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
