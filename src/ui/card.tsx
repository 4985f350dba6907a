import type { ComponentProps } from "react";
import { cn } from "../lib/cn";

/** A white card, the usual surface for content. */
export function Card({ className, ...rest }: ComponentProps<"div">) {
  return <div {...rest} className={cn("rounded-card bg-paper p-5 shadow-card sm:p-6", className)} />;
}
