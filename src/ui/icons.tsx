import type { ReactNode } from "react";

/** Drawn in one stroke weight, in the colour of the text beside them; always hidden from screen readers. */
export function Icon({
  className = "size-6",
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

type IconProps = { className?: string };

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

export const FlagIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M6 21V4m0 .5c4-2 7 2 12 0v8.5c-5 2-8-2-12 0" />
  </Icon>
);

export const TimerIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="13.5" r="7.2" />
    <path d="M10 3h4m-2 0v3.3m0 3.7v3.5l2.3 1.7" />
  </Icon>
);

export const HiddenClockIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M10 3h4m-2 0v3.3M6.2 9.2A7.2 7.2 0 0 0 16.4 19.2m2.1-2.7A7.2 7.2 0 0 0 9.3 6.8M4 4l16.5 17" />
  </Icon>
);

export const SpeakerIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6m2.5-8.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);

export const RepeatIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 11a7.5 7.5 0 0 1 13.2-4l1.8 2M19.5 4.5V9H15M19.5 13a7.5 7.5 0 0 1-13.2 4l-1.8-2M4.5 19.5V15H9" />
  </Icon>
);

export const BookIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8V4.7C17 4.5 14 5 12 6.5zm0 0v13.6" />
  </Icon>
);

export const SparkIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M13 3 5.5 13.5H11L10 21l8-11h-5.8z" />
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

export const ChevronIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path strokeWidth="2.4" d="m6 9.5 6 6 6-6" />
  </Icon>
);
