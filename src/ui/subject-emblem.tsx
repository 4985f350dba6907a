import type { ReactNode } from "react";
import { cn } from "../lib/cn";

const drawings: Record<string, ReactNode> = {
  maths: <path d="M3 7h6M6 4v6M15 5l4 4m0-4-4 4M3 17h6M15 15.5h4M15 18.5h4" />,
  science: <path d="M9.5 3v6L4.5 18.5A1.5 1.5 0 0 0 6 21h12a1.5 1.5 0 0 0 1.5-2.5L14.5 9V3M8 3h8M7.5 15h9" />,
  english: <path d="M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2Zm0 0v14" />,
  computer: <path d="M3 5h18v11H3zM8 20h8M12 16v4m-2-11.5L8 10.5l2 2m4-4 2 2-2 2" />,
  gk: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-9 9h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z" />,
  reasoning: <path d="M4 4h6v6H4zM17 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM7 14l3.5 6h-7zM14.5 14.5l5 5m0-5-5 5" />,
  speedmaths: <path d="M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM9.5 2.5h5M12 2.5V6M12 10v4l2.5 1.5M18.5 6 20 7.5" />,
  spellbee: (
    <path d="M12 8c-3 0-5 2.5-5 6s2 7 5 7 5-3.5 5-7-2-6-5-6Zm-4.8 5h9.6M7.3 17h9.4M12 8c-1.5 0-2.5-1-2.5-2.5S10.5 3 12 3s2.5 1 2.5 2.5S13.5 8 12 8ZM10 3.5 8.5 2M14 3.5 15.5 2" />
  ),
};

const tints: Record<string, string> = {
  maths: "text-subject-maths bg-subject-maths/8",
  science: "text-subject-science bg-subject-science/8",
  english: "text-subject-english bg-subject-english/8",
  computer: "text-subject-computer bg-subject-computer/8",
  gk: "text-subject-gk bg-subject-gk/8",
  reasoning: "text-subject-reasoning bg-subject-reasoning/8",
  speedmaths: "text-subject-speedmaths bg-subject-speedmaths/8",
  spellbee: "text-subject-spellbee bg-subject-spellbee/8",
};

/** A subject's own sign: its stroke in the subject's colour on a light tint of it. Decoration beside the name. */
export function SubjectEmblem({ slug, className = "size-12" }: { slug: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cn("grid shrink-0 place-items-center rounded-small", tints[slug], className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-3/5"
      >
        {drawings[slug]}
      </svg>
    </span>
  );
}
