import { Icon, type IconProps } from "./icon";

/** The icons of the header and footer, loaded with every page; all other icons load with the pages that show them. */
export const LoginIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="8.2" r="3.7" />
    <path d="M4.5 20c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
  </Icon>
);

export const MenuIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ChevronIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path strokeWidth="2.4" d="m6 9.5 6 6 6-6" />
  </Icon>
);
