import { BrowserIcon, DeviceIcon, WebcamIcon, WifiIcon } from "./device-icons";

const icons = {
  device: DeviceIcon,
  browser: BrowserIcon,
  internet: WifiIcon,
  webcam: WebcamIcon,
};

type Requirement = { key: keyof typeof icons; title: string; text: string; isRequired: boolean };

/** The requirements for the exam day, each with its icon; the title of an optional one says that it is optional. */
export function RequirementList({ items }: { items: readonly Requirement[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {items.map(({ key, title, text }) => {
        const Icon = icons[key];
        return (
          <li key={key} className="flex gap-4 lg:grid lg:content-start lg:gap-3">
            <span className="grid size-12 shrink-0 place-items-center rounded-small bg-violet-tint text-violet">
              <Icon className="size-6.5" />
            </span>
            <div>
              <h3 className="font-sans text-body font-semibold">{title}</h3>
              <p className="text-small text-ink-soft">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
