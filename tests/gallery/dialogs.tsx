import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { ConfirmDialog } from "../../src/ui/confirm-dialog";
import { Dialog } from "../../src/ui/dialog";
import { Notice } from "../../src/ui/notice";
import { FigureDialog, UnansweredDialog, LeaveDialog } from "../../src/ui/test-parts/test-dialogs";
import type { Sample } from "./sample";

/** A page with an open dialog. Closing the dialog opens the gallery again. */
function PageWithDialog({ children }: { children: (close: () => void) => ReactNode }) {
  const navigate = useNavigate();
  return (
    <main className="p-4">
      <h1 className="text-title">A dialog</h1>
      {children(() => void navigate("?"))}
    </main>
  );
}

/** Every dialog, open. */
export const dialogs: readonly Sample[] = [
  {
    name: "dialog",
    show: () => (
      <PageWithDialog>
        {(close) => (
          <Dialog title="A dialog" intro="With a sentence below its title." onClose={close}>
            <Notice tone="error">And with an error.</Notice>
          </Dialog>
        )}
      </PageWithDialog>
    ),
  },
  {
    name: "confirm-dialog",
    show: () => (
      <PageWithDialog>
        {(close) => (
          <ConfirmDialog
            title="Delete the account?"
            confirmLabel="Delete"
            onConfirm={async () => "The account could not be deleted."}
            onClose={close}
          >
            <p>This cannot be undone.</p>
          </ConfirmDialog>
        )}
      </PageWithDialog>
    ),
  },
  {
    name: "test-dialogs-leave",
    show: () => (
      <PageWithDialog>
        {(close) => (
          <LeaveDialog getEndTime={() => new Date("2026-12-13T05:30:00Z")} onLeave={close} onStay={close} />
        )}
      </PageWithDialog>
    ),
  },
  {
    name: "test-dialogs-gaps",
    show: () => (
      <PageWithDialog>
        {(close) => (
          <UnansweredDialog unansweredCount={3} finishLabel="Finish now" onFinish={close} onStay={close} />
        )}
      </PageWithDialog>
    ),
  },
  {
    name: "test-dialogs-figure",
    show: () => (
      <PageWithDialog>
        {(close) => <FigureDialog src="/favicon.svg" alt="A peak with a flag." onClose={close} />}
      </PageWithDialog>
    ),
  },
];
