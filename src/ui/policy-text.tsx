type PolicySection = { heading: string; paragraphs: readonly string[]; list?: readonly string[] };
type Policy = { title: string; lastChanged: string; intro: string; sections: readonly PolicySection[] };

const formatSectionId = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A policy: the contents on the left, the text in short lines on a white card. */
export function PolicyText({ policy }: { policy: Policy }) {
  return (
    <div className="mx-auto grid max-w-page gap-6 px-4 pt-section-phone pb-28 sm:pt-section sm:pb-36 lg:grid-cols-[16rem_1fr] lg:gap-x-12">
      <header className="grid gap-2 lg:col-start-2">
        <h1 className="text-title">{policy.title}</h1>
        <p className="text-small text-ink-soft">{policy.lastChanged}</p>
        <p className="max-w-prose">{policy.intro}</p>
      </header>
      <nav aria-label="On this page" className="lg:row-start-2">
        <ul className="grid gap-x-4 sm:grid-cols-2 lg:sticky lg:top-24 lg:grid-cols-1">
          {policy.sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${formatSectionId(heading)}`}
                className="inline-flex min-h-11 items-center text-small font-semibold text-violet underline-offset-4 hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid content-start gap-8 rounded-hero bg-paper p-5 shadow-card sm:p-10">
        {policy.sections.map(({ heading, paragraphs, list = [] }) => (
          <section key={heading} id={formatSectionId(heading)} className="grid max-w-prose gap-3">
            <h2 className="text-heading">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul className="grid list-disc gap-1.5 pl-5 marker:text-violet">
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
