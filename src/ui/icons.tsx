import { Icon, type IconProps } from "./icon";

export const CartIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3 4h2.2l2.3 11h10.2l2-8H6.3" />
    <circle cx="9" cy="19" r="1.4" />
    <circle cx="16.5" cy="19" r="1.4" />
  </Icon>
);

export const LogoutIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10m-3.5-3.5L20 12l-3.5 3.5" />
  </Icon>
);

export const CheckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const CrossIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m7 7 10 10M17 7 7 17" />
  </Icon>
);

export const TargetIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4.5" />
    <circle cx="12" cy="12" r=".6" />
  </Icon>
);

export const PencilIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="m14.5 5.5 4 4L8.5 19.5l-5 1 1-5zM12.5 7.5l4 4" />
  </Icon>
);

export const ReceiptIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5zM9 8h6m-6 4h6" />
  </Icon>
);

export const MoreIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path strokeWidth="2.6" d="M5 12h.01M12 12h.01M19 12h.01" />
  </Icon>
);

export const SidebarIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 4.5h17v15h-17zM9.5 4.5v15M16 9.5 13.5 12l2.5 2.5" />
  </Icon>
);

export const ShieldIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 3.5 5 6v5.5c0 4.3 2.9 7.3 7 9 4.1-1.7 7-4.7 7-9V6zm-3 8.3 2.2 2.2L15.2 10" />
  </Icon>
);

export const TrophyIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0zm0 1.5H4v1A3.5 3.5 0 0 0 7.5 10m9-4.5H20v1a3.5 3.5 0 0 1-3.5 3.5M12 14v3.5M8 20.5h8a4 4 0 0 0-8 0z" />
  </Icon>
);

export const CompassIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="m15.5 8.5-2.2 4.8-4.8 2.2 2.2-4.8z" />
  </Icon>
);

export const TruckIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M2.5 6h11v11h-11zm11 4h4l3.5 3.5V17h-7.5" />
    <circle cx="7" cy="18" r="1.8" />
    <circle cx="17" cy="18" r="1.8" />
  </Icon>
);
