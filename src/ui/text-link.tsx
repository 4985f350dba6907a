import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { cn } from "../lib/cn";

/** A link inside running text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={cn("font-semibold text-violet underline underline-offset-3", className)} />
  );
}
