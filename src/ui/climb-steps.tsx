/** Four numbered steps. On a wide screen each is a little higher than the one before, like a climb; the last is gold. */
export function ClimbSteps({ steps }: { steps: readonly { key: string; title: string; text: string }[] }) {
  return (
    <ol className="relative grid gap-7 lg:auto-cols-fr lg:grid-flow-col lg:gap-5">
      {steps.map(({ key, title, text }, index) => (
        <li
          key={key}
          className="group relative grid grid-cols-[3rem_1fr] content-start items-start gap-x-4 lg:nth-1:mt-27 lg:nth-2:mt-18 lg:nth-3:mt-9 lg:grid-cols-1 lg:gap-y-3"
        >
          <span aria-hidden="true" className="climb-line group-last:hidden" />
          <span
            aria-hidden="true"
            className="relative grid size-12 place-items-center rounded-full bg-violet font-heading text-subheading font-bold text-white group-last:bg-gold group-last:text-gold-ink"
          >
            {index + 1}
          </span>
          <div className="grid gap-1">
            <h3 className="text-subheading">{title}</h3>
            <p className="max-w-md text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
