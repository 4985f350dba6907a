/** Drawings of the question bank are at most this large, in pixels; the place is kept while one is on its way. */
const box = { width: 320, height: 200 };

/** The drawing that belongs to a question. Its text stands in for it where it cannot be seen or fetched. */
export function QuestionFigure({ src, alt }: { src: string; alt: string }) {
  return (
    <img
      {...box}
      src={src}
      alt={alt}
      className="aspect-[8/5] w-full max-w-80 rounded-small object-contain object-left text-small text-ink-soft"
    />
  );
}
