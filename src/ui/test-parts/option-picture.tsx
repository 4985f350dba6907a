import { cn } from "../../lib/cn";
import { whiteBackground } from "./question-figure";
import type { ShownOption } from "./shown-question";

/** The drawing of an option. The option's text describes the drawing, and replaces it if it cannot be loaded. */
export function OptionPicture({ src, text, className }: { src: string; text: string; className: string }) {
  return (
    <img
      src={src}
      alt={text}
      width={160}
      height={120}
      className={cn(
        "aspect-[4/3] rounded-[9px] object-contain text-small wrap-anywhere",
        whiteBackground,
        className,
      )}
    />
  );
}

/** An option inside a line of text, as in a review; a picture is small, with its description beside it. */
export function OptionInLine({ text, picture }: Pick<ShownOption, "text" | "picture">) {
  if (picture === undefined) return text;
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-3 align-middle">
      <OptionPicture src={picture} text="" className="w-24 shrink-0 border border-line" />
      <span className="min-w-0 font-normal">{text}</span>
    </span>
  );
}
