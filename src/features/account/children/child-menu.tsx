import { useCallback, useId, useRef, useState } from "react";
import { paths } from "../../../config/paths";
import { refreshFamily, type Child } from "../../../data/family";
import { useFamily } from "../../../data/use-family";
import { useSession } from "../../../data/use-session";
import { isRoomRunning } from "../../../engine/exam/storage/running-rooms";
import { firstNameOf } from "../../../lib/first-name";
import { report } from "../../../lib/report";
import { useDismiss } from "../../../lib/use-dismiss";
import { CheckIcon } from "../../../ui/icons";
import { Notice } from "../../../ui/notice";
import { useSubmit } from "../../../ui/use-submit";
import { LazyAddChildDialog } from "./lazy-add-child-dialog";

const examRunningText =
  "An exam is in progress in this browser. You can change to another child when it is over.";

/** Whether an exam of any child runs: a running exam needs the login with which it was started. */
const isExamRunning = () => isRoomRunning(Date.now());

/** A child in the menu: the current one has a tick, a press on another switches to it. */
function ChildButton({
  child: { name, className },
  isChosen,
  isPending,
  onPress,
}: {
  child: Child;
  isChosen: boolean;
  isPending: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-current={isChosen ? "true" : undefined}
      disabled={isPending}
      onClick={onPress}
      className="flex min-h-12 w-full items-center gap-3 rounded-small px-3 py-1.5 text-left hover:bg-violet-tint disabled:opacity-60"
    >
      <span className="min-w-0 grow">
        <span className="block font-semibold wrap-anywhere">{name ?? "Student"}</span>
        {className !== null && <span className="block text-small text-ink-soft">{className}</span>}
      </span>
      {isChosen && <CheckIcon className="size-5 shrink-0 text-violet" />}
    </button>
  );
}

/** Reloads the dashboard, so that nothing of the previous child stays in memory or on the screen. */
function loadDashboard() {
  location.assign(paths.studentDashboard);
}

/**
 * The current child's name in the header, with a menu to switch to another child of the family, unless an exam runs in
 * this browser.
 */
export function ChildMenu({ onChanged = loadDashboard }: { onChanged?: () => void }) {
  const session = useSession();
  const family = useFamily();
  const [isOpen, setIsOpen] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const { run, isPending, failure, setFailure } = useSubmit();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const close = useCallback(() => setIsOpen(false), []);
  useDismiss(root, opener, isOpen, close);

  const currentChild = family?.children.find(({ id }) => id === session?.studentId);
  if (!family || !currentChild) return null;
  const name = firstNameOf(currentChild.name ?? "Student");

  const toggle = () => {
    setFailure(undefined);
    setIsOpen(!isOpen);
    // A child may have been added on another device.
    if (!isOpen) refreshFamily().catch((error: unknown) => report("asking for the family", error));
  };
  const switchTo = (childId: string) => {
    if (childId === currentChild.id) return close();
    if (isExamRunning()) return setFailure(examRunningText);
    void run(async () => {
      // Loaded only on a press, because the header is on every page and few users switch.
      const { switchChild } = await import("../../../data/children");
      await switchChild(childId);
      onChanged();
    });
  };
  const openAddDialog = () => {
    if (isExamRunning()) return setFailure(examRunningText);
    close();
    setAdding(true);
  };
  return (
    <div ref={root} className="sm:relative">
      <button
        ref={opener}
        type="button"
        aria-label={`${name}: your children`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={toggle}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-1 text-small font-semibold hover:bg-violet-tint"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-violet-tint text-small text-violet"
        >
          {Array.from(name)[0]}
        </span>
        <span className="hidden max-w-20 truncate min-[22rem]:max-lg:block xl:block">{name}</span>
      </button>
      {isOpen && (
        <div
          id={menuId}
          role="group"
          aria-label="Children"
          aria-busy={isPending}
          className="absolute inset-x-4 top-full z-10 grid gap-1 rounded-card border border-line bg-paper p-2 shadow-card sm:inset-x-auto sm:right-0 sm:mt-2 sm:w-72"
        >
          {family.children.map((child) => (
            <ChildButton
              key={child.id}
              child={child}
              isChosen={child.id === currentChild.id}
              isPending={isPending}
              onPress={() => switchTo(child.id)}
            />
          ))}
          {failure && <Notice tone="error">{failure}</Notice>}
          {family.children.length < family.sizeMax ? (
            <div className="border-t border-line pt-1">
              <button
                type="button"
                disabled={isPending}
                onClick={openAddDialog}
                className="min-h-12 w-full rounded-small px-3 text-left font-semibold text-violet hover:bg-violet-tint"
              >
                Add a child
              </button>
            </div>
          ) : (
            <p className="px-3 py-2 text-small text-ink-soft">
              A family can have {family.sizeMax} children here.
            </p>
          )}
        </div>
      )}
      {isAdding && (
        <LazyAddChildDialog
          loginEmail={family.address}
          onAdded={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
