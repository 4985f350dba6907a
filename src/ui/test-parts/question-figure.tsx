import { Suspense, useState } from "react";
import { report } from "../../lib/report";
import { EnlargeIcon } from "../test-icons";
import { FigureDialog, loadDialogs } from "./lazy-dialogs";

/** Drawings of the question bank are at most this large, in pixels; their space is reserved while they load. */
const reservedSize = { width: 320, height: 200 };

/** A white background, also with forced colours: a black one would hide the black lines of a drawing. */
export const whiteBackground = "bg-white forced-color-adjust-none";

/**
 * The drawing that belongs to a question; a press shows the drawing as wide as the screen, from the browser's cache. The
 * text `alt` replaces the drawing if it cannot be seen or loaded.
 */
export function QuestionFigure({ src, alt }: { src: string; alt: string }) {
  const [isLarge, setLarge] = useState(false);
  // The dialog may fail to load without a network: then the page stays as it is.
  const enlarge = () =>
    loadDialogs().then(
      () => setLarge(true),
      (error: unknown) => report("enlarging a drawing", error),
    );
  return (
    <div className="relative w-full max-w-80">
      <img
        {...reservedSize}
        src={src}
        alt={alt}
        className={`aspect-[8/5] w-full rounded-small object-contain object-left text-small text-ink-soft ${whiteBackground}`}
      />
      {/* All of the drawing can be pressed, and keeps its own description. */}
      <button
        type="button"
        aria-label="Enlarge the drawing"
        onClick={() => void enlarge()}
        className="absolute inset-0 grid cursor-zoom-in place-content-end rounded-small p-1 text-ink-soft hover:text-violet"
      >
        <span className="rounded-[6px] bg-paper/85 p-1">
          <EnlargeIcon className="size-5" />
        </span>
      </button>
      {isLarge && (
        <Suspense>
          <FigureDialog src={src} alt={alt} onClose={() => setLarge(false)} />
        </Suspense>
      )}
    </div>
  );
}
