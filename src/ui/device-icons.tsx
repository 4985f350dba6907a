import { Icon } from "./icon";

type IconProps = { className?: string };

export const DeviceIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M14.5 17.5H3M4.5 5.5h13a1 1 0 0 1 1 1V8M4.5 5.5a1 1 0 0 0-1 1v8.5h11M16.5 11h4v8.5h-4zm1.7 6.4h.6" />
  </Icon>
);

export const BrowserIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 5h17v14h-17zm0 4.2h17M6.3 7.1h.01m2.2 0h.01M8.5 14l2.3 2.3 4.7-4.6" />
  </Icon>
);

export const WifiIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3 9.5a13 13 0 0 1 18 0M6 13a8.6 8.6 0 0 1 12 0m-9 3.3a4.3 4.3 0 0 1 6 0M12 19.5h.01" />
  </Icon>
);

export const WebcamIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="10" r="6.5" />
    <circle cx="12" cy="10" r="2.5" />
    <path d="m9 16-2.5 4.5h11L15 16" />
  </Icon>
);
