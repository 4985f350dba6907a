import { Icon } from "./icon";

type IconProps = { className?: string };

export const FamilyIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="8.5" cy="7" r="3" />
    <circle cx="16.8" cy="11.5" r="2.2" />
    <path d="M3 20v-2.5a5.5 5.5 0 0 1 10.3-2.7M13 20v-.8a3.8 3.8 0 0 1 7.6 0v.8z" />
  </Icon>
);

export const SchoolIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 7.5V3l4 1.2-4 1.3M4 20V12l8-4.5 8 4.5v8zm6 0v-4.5h4V20M7.5 14h.01m9 0h.01M12 11.5h.01" />
  </Icon>
);

export const TutorIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="6" cy="9" r="2.5" />
    <path d="M2.5 20v-2.5a3.5 3.5 0 0 1 7 0V20M8 4h13.5v10H12m1.5-4L16 7.5l1.5 1.5 2-2" />
  </Icon>
);

export const InstitutionIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M12 3.5 3.5 8.5h17zM5.5 11v6.5m4.3-6.5v6.5m4.4-6.5v6.5m4.3-6.5v6.5M3.5 20.5h17" />
  </Icon>
);

export const CompanyIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M4.5 20.5V5l8-2v17.5m0-11.5 7 2.5v9M3 20.5h18M8 8h1m-1 4h1m-1 4h1m6.5-1.5h.5m-.5 3h.5" />
  </Icon>
);

export const CareerIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M3.5 8h17v11.5h-17zM9 8V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M3.5 12.5c5 2.5 12 2.5 17 0M12 13.5v1.5" />
  </Icon>
);
