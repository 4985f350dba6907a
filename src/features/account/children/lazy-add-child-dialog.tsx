import { lazy, Suspense, type ComponentProps } from "react";

const AddChildDialog = lazy(async () => ({ default: (await import("./add-child-dialog")).AddChildDialog }));

/** The form that adds a child. The header, which opens it, is on every page, so the form is loaded only when it is opened. */
export function LazyAddChildDialog(props: ComponentProps<typeof AddChildDialog>) {
  return (
    <Suspense>
      <AddChildDialog {...props} />
    </Suspense>
  );
}
