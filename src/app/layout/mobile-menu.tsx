import { useRef, type MouseEvent } from "react";
import { Link } from "react-router-dom";
import { subjects } from "../../content/subjects";
import { BrandMark } from "../../ui/brand-mark";
import { CloseIcon, MenuIcon } from "../../ui/layout-icons";
import { navigationLinks } from "./navigation-links";
import { OlympiadClasses } from "./olympiad-classes";

const rowClass = "flex min-h-13 items-center border-b border-line text-body font-semibold";
const summaryClass = `${rowClass} list-none justify-between after:text-violet after:content-['+'] [&::-webkit-details-marker]:hidden`;

const menuId = "phone-menu";
/** HTML attributes that open the dialog without script, or before it is loaded. */
const openAttributes = { command: "show-modal", commandfor: menuId };
const closeAttributes = { command: "close", commandfor: menuId };

/**
 * The header's menu on a phone: a native full-screen dialog. Its subjects are `<details>` with the same name, so at
 * most one is open, and a press on it closes it. Any link closes the menu.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    // Otherwise the browser would also run the button's command, and warn that the dialog is already open.
    event.preventDefault();
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  const [firstLink, ...otherLinks] = navigationLinks;
  const renderLink = ({ to, label }: (typeof navigationLinks)[number]) => (
    <Link key={to} to={to} onClick={close} className={rowClass}>
      {label}
    </Link>
  );
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Open the menu"
        aria-haspopup="dialog"
        {...openAttributes}
        onClick={open}
        className="grid size-11 place-items-center rounded-full hover:bg-violet-tint"
      >
        <MenuIcon />
      </button>
      <dialog
        ref={dialog}
        id={menuId}
        aria-label="Menu"
        className="menu-dialog m-0 h-dvh max-h-none w-screen max-w-none bg-paper px-4 pb-6 text-ink"
      >
        <div className="flex h-18 items-center justify-between">
          <BrandMark />
          <button
            type="button"
            aria-label="Close the menu"
            {...closeAttributes}
            onClick={close}
            className="grid size-11 place-items-center rounded-full hover:bg-violet-tint"
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="Main" className="grid">
          {renderLink(firstLink)}
          <details className="group">
            <summary className={`${summaryClass} group-open:after:content-['−']`}>Olympiads</summary>
            {subjects.map((subject) => (
              <details key={subject.slug} name="menu-subject" className="group/subject pl-4">
                <summary className={`${summaryClass} group-open/subject:after:content-['−']`}>
                  {subject.name}
                </summary>
                <div className="py-2">
                  <OlympiadClasses subject={subject} onChoose={close} />
                </div>
              </details>
            ))}
          </details>
          {otherLinks.map(renderLink)}
        </nav>
      </dialog>
    </div>
  );
}
