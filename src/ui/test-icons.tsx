import { Icon, type IconProps } from "./icon";

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

/** A question that was not answered. */
export const UnansweredIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <circle cx="12" cy="12" r="7.5" strokeDasharray="3.2 4.65" />
  </Icon>
);

export const EnlargeIcon = ({ className }: IconProps) => (
  <Icon className={className}>
    <path d="M14 4.5h5.5V10M10 19.5H4.5V14m15-9.5-6.2 6.2m-2.6 2.6-6.2 6.2" />
  </Icon>
);
