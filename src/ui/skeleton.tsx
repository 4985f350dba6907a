import { cn } from "../lib/cn";

/** Grey blocks in the shape of the content that is loading. `label` is the name of the content for screen readers. */
export function Skeleton({
  label,
  rows = 3,
  className,
}: {
  label: string;
  rows?: number;
  className?: string;
}) {
  return (
    <div role="status" aria-label={label} className={cn("grid gap-4", className)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="h-28 animate-pulse rounded-card bg-line" />
      ))}
    </div>
  );
}
