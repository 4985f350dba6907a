import type { ReactNode } from "react";

/** An icon drawn with one stroke width in the colour of the text; always hidden from screen readers. */
export function Icon({
  className = "size-6",
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

export type IconProps = { className?: string };
