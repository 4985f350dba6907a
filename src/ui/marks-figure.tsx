import type { ReactNode } from "react";

type Props = { marks: number; of: number; children?: ReactNode };

/** Marks out of the total, in large type, with details below. Must be inside a `dl`. */
export function MarksFigure({ marks, of, children }: Props) {
  return (
    <div className="grid content-start">
      <dt className="text-ink-soft">Marks</dt>
      {/* In forced colours the browser paints a background behind the number, which would cover the label above. */}
      <dd className="font-heading text-title font-bold tabular forced-colors:pt-3">
        {marks} <span className="text-subheading text-ink-soft">of {of}</span>
      </dd>
      {children && <dd className="text-small text-ink-soft">{children}</dd>}
    </div>
  );
}
