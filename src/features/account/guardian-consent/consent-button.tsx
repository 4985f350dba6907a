import { lazy, Suspense, useState, type ComponentProps } from "react";
import { reloadOnce } from "../../../lib/reload-once";
import { Button } from "../../../ui/button";

/** Loaded when the dialog is opened, because few users open it. */
const ConsentDialog = lazy(async () => ({
  default: (await import("./consent-dialog").catch(reloadOnce)).ConsentDialog,
}));

/** Opens the dialog in which a parent gives the missing consent, or a child asks for it. */
export function ConsentButton({
  studentId,
  email,
  children,
  ...look
}: { studentId: string; email: string } & Pick<
  ComponentProps<typeof Button>,
  "variant" | "size" | "className" | "children"
>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ConsentDialog studentId={studentId} email={email} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
