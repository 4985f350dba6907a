/**
 * The list of keys, and a switch for those that can be pressed by accident or by voice control. Hidden on touch
 * screens, which have no keys.
 */
export function LetterKeysSwitch({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  return (
    <div className="text-[0.875rem] text-ink-soft max-md:pointer-coarse:hidden">
      <p>
        Shortcuts: {isOn && "A–D to answer, M to mark for review, "}Enter for the next question, ← → to move
      </p>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        onClick={onToggle}
        className="min-h-11 rounded-small font-semibold underline decoration-line underline-offset-4 hover:decoration-violet"
      >
        Keyboard shortcuts<span aria-hidden="true">: {isOn ? "on" : "off"}</span>
      </button>
    </div>
  );
}
