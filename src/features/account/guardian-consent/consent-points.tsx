/** A list of what a guardian agrees to: which data we use, why, and how long we keep it. */
export function ConsentPoints({ points }: { points: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="grid gap-2 text-small">
      {points.map(([term, text]) => (
        <div key={term} className="grid gap-x-3 sm:grid-cols-[5rem_1fr]">
          <dt className="font-semibold">{term}</dt>
          <dd className="text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
