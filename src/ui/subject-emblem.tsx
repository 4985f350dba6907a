import { cn } from "../lib/cn";

const drawings = {
  maths: {
    colour: "text-subject-maths",
    path: "M4 7h6M7 4v6M14.5 4.5l5 5m0-5-5 5M4 17h6m4.5-1.8h5m-5 3.6h5",
  },
  science: {
    colour: "text-subject-science",
    path: "M9 3h6m-5 0v6.2L5 18.3A1.8 1.8 0 0 0 6.6 21h10.8a1.8 1.8 0 0 0 1.6-2.7L14 9.2V3M7.6 15h8.8",
  },
  english: {
    colour: "text-subject-english",
    path: "M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5zm0 0v13.6",
  },
  computer: {
    colour: "text-subject-computer",
    path: "M3.5 4.5h17v11.5h-17zM12 16v4m-4 0h8M10 8l-2.2 2.2L10 12.4M14 8l2.2 2.2L14 12.4",
  },
  gk: {
    colour: "text-subject-gk",
    path: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 0c-5 4.7-5 12.3 0 17m0-17c5 4.7 5 12.3 0 17M3.5 12h17",
  },
  reasoning: {
    colour: "text-subject-reasoning",
    path: "M4 4h6v6H4zm13 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM7 14l3.5 6h-7zm7.3.3 5.4 5.4m0-5.4-5.4 5.4",
  },
  speedmaths: {
    colour: "text-subject-speedmaths",
    path: "M12 6.5a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM10 3h4m-2 0v3.5m0 3.5v4l2.5 2m2.8-9.2 1.4-1.4",
  },
  spellbee: {
    colour: "text-subject-spellbee",
    path: "M12 9c-3.3 0-5 2.2-5 5.4 0 3.2 2 6.6 5 6.6s5-3.4 5-6.6C17 11.2 15.3 9 12 9zm-4.7 3.7h9.4m-9.2 4.3h9M9 9a3 3 0 0 1 6 0M9.7 6.3 7.5 3.5m6.8 2.8 2.2-2.8",
  },
} as const;

/** The icon of a subject on a light tint of its colour. If a subject has no drawing, the code does not compile. */
export function SubjectEmblem({
  slug,
  className = "size-12",
}: {
  slug: keyof typeof drawings;
  className?: string;
}) {
  const drawing = drawings[slug];
  return (
    <span
      aria-hidden="true"
      className={cn("grid shrink-0 place-items-center rounded-small tinted", drawing.colour, className)}
    >
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-3/5"
      >
        <path d={drawing.path} />
      </svg>
    </span>
  );
}
