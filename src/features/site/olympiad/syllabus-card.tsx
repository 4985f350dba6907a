/**
 * The topics of the class as a numbered list, or without topics the sentence of docs/specification.md section 2.
 */
export function SyllabusCard({ topics, intro }: { topics: readonly string[]; intro: string }) {
  return (
    <section className="grid content-start gap-4 rounded-hero bg-paper p-6 shadow-card sm:p-8">
      <h2 className="text-heading">Syllabus</h2>
      {topics.length === 0 ? (
        <p className="text-ink-soft">Syllabus will be updated soon.</p>
      ) : (
        <>
          <p className="text-ink-soft">{intro}</p>
          <ol className="grid gap-x-10 sm:grid-cols-2">
            {topics.map((topic, index) => (
              <li key={topic} className="flex items-center gap-4 border-b border-line py-2.5 font-semibold">
                <span
                  aria-hidden="true"
                  className="w-7 shrink-0 font-heading text-subheading text-violet tabular"
                >
                  {index + 1}
                </span>
                {topic}
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
