import { lazy, Suspense, type ComponentProps } from "react";

const load = async () => ({ default: (await import("./add-child-dialog")).AddChildDialog });
const Loaded = lazy(load);

/** The form that adds a child, loaded when it is opened, because the header is on every page. */
export function AddChildDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
