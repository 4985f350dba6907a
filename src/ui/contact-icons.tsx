import { Icon } from "./icon";

type IconProps = { className?: string };

export const MailIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 6h17v12.5h-17zm0 1.5 8.5 6 8.5-6" />
  </Icon>
);

export const PhoneIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5V19a1.5 1.5 0 0 1-1.6 1.5C11 20 4 13 3.5 5.6A1.5 1.5 0 0 1 5 4z" />
  </Icon>
);

export const ChatIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM8.5 11h7m-7 3h4.5" />
  </Icon>
);
