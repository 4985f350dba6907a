import { lazy, Suspense, type ComponentProps } from "react";
import { reloadOnce } from "../../../lib/reload-once";
import { Skeleton } from "../../../ui/skeleton";

const StrengthMap = lazy(async () => ({
  default: (await import("./strength-map").catch(reloadOnce)).StrengthMap,
}));

/** The map of strengths, in a chunk of its own, because it contains the syllabus of all classes. */
export function LazyStrengthMap(props: ComponentProps<typeof StrengthMap>) {
  return (
    <Suspense fallback={<Skeleton label="Loading the strengths by topic" />}>
      <StrengthMap {...props} />
    </Suspense>
  );
}
