import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cn } from "../lib/cn";

type ButtonStyle = {
  /** `gold`: the main action; `outline`: a secondary one; `quiet`: a button in a row of text; `glass`: on a picture. */
  variant?: "gold" | "outline" | "quiet" | "glass" | undefined;
  size?: "large" | "card" | undefined;
};

const baseClasses =
  "inline-flex items-center justify-center gap-2 rounded-full px-6 font-semibold eased select-none";
/** Styles of disabled buttons, which links do not need. */
const disabledClasses =
  "disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60";
const variants = {
  gold: "raised bg-gold text-gold-ink",
  outline: "border border-line bg-paper text-ink hover:border-violet",
  quiet: "bg-violet-tint text-violet hover:[filter:brightness(.97)]",
  // Dark enough for white text over the lightest colour of any sky (src/content/gradients.test.ts).
  glass: "border border-white/50 bg-ink/60 text-white hover:bg-ink/70",
};
const sizes = { large: "min-h-13", card: "min-h-11.5" };

function buttonClass({ variant = "gold", size = "large" }: ButtonStyle, className?: string): string {
  return cn(baseClasses, variants[variant], sizes[size], className);
}

/**
 * A button that shows its progress: `pending` blocks further presses and is announced by screen readers. It stays
 * focusable: a disabled button loses the focus, and a keyboard user would start again at the top of the page.
 */
export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  disabled,
  onClick,
  ...rest
}: ComponentProps<"button"> & ButtonStyle & { pending?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true && !pending}
      aria-disabled={pending || undefined}
      aria-busy={pending}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size }, cn(disabledClasses, className))}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent"
        />
      )}
      {children}
    </button>
  );
}

/** A link that looks like a button: it opens a page, a Button starts an action. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}
