import type { ReactNode } from 'react';

interface IconProps {
  readonly size?: number;
}

interface ShapeProps extends IconProps {
  /** The icon points along the line, so it is mirrored where the page is read from right to left. */
  readonly pointing?: boolean;
  readonly children: ReactNode;
}

function Icon({ size = 20, pointing = false, children }: ShapeProps): ReactNode {
  return (
    <svg
      className={pointing ? 'pointing' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const BellMark = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    {' '}
    <path d="M12 3v2M6 17c1-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 4.8 1.5 6z" />
    <path d="M4.5 17h15M10.5 20a1.6 1.6 0 0 0 3 0" />
  </Icon>
);
export const BellIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M6 10a6 6 0 0 1 12 0v4.500l1.800 2.500H4.200L6 14.500zM10 20.500h4" />
  </Icon>
);
export const MenuIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 6h16M4 12h16M4 18h16" />
  </Icon>
);
export const CloseIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const GridIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z" />
  </Icon>
);
export const PenIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />
  </Icon>
);
export const SunIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    {' '}
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600l1.4 1.400M17 17l1.4 1.400M18.4 5.600L17 7M7 17l-1.4 1.4" />
  </Icon>
);
export const MoonIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M20 14.500A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.500z" />
  </Icon>
);
export const SystemIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 5h16v11H4zM9 20h6M12 16v4" />
  </Icon>
);
export const CheckIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M5 12.500l4.5 4.500L19 7.5" />
  </Icon>
);
export const AlertIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    {' '}
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v5M12 16h.01" />
  </Icon>
);
export const ClockIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    {' '}
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </Icon>
);
export const GlobeIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </Icon>
);
export const CalendarIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 6.500h16v13.500H4zM4 11h16M8 4v4M16 4v4" />
  </Icon>
);
export const SendIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M4 12l16-8-6 16-3-7z" />
  </Icon>
);
export const ImageIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    {' '}
    <path d="M4 5h16v14H4z" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="M4 17l5-4 4 3 3-2 4 3" />
  </Icon>
);
export const PlayIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M8 5v14l11-7z" fill="currentColor" />
  </Icon>
);
export const SparkIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M12 4l1.8 4.700L18.5 10.500l-4.7 1.800L12 17l-1.8-4.700L5.5 10.500l4.7-1.800zM18.5 16v4M16.5 18h4" />
  </Icon>
);
export const LinkIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M10 14a4 4 0 0 0 6 .4l2.5-2.500a4 4 0 0 0-5.7-5.700L11.5 7.500M14 10a4 4 0 0 0-6-.4l-2.5 2.500a4 4 0 0 0 5.7 5.700l1.3-1.3" />
  </Icon>
);
export const ExternalIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />
  </Icon>
);
export const RepeatIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 11V9.500a4 4 0 0 1 4-4h11M16 2.500l3 3-3 3M20 13v1.500a4 4 0 0 1-4 4H5M8 21.500l-3-3 3-3" />
  </Icon>
);
export const ChevronLeftIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M15 5l-7 7 7 7" />
  </Icon>
);
export const ChevronRightIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M9 5l7 7-7 7" />
  </Icon>
);
export const ChevronUpIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M5 15l7-7 7 7" />
  </Icon>
);
export const ChevronDownIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M5 9l7 7 7-7" />
  </Icon>
);
export const UserIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.500 20c.9-3.700 3.800-5.600 7.500-5.600s6.600 1.900 7.500 5.600" />
  </Icon>
);
export const TeamIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M9 5a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM3 20c.6-4 3-6 6-6s5.400 2 6 6" />
    <path d="M15.500 5.200a3 3 0 0 1 0 5.600M17.500 14.500c2 .7 3.200 2.600 3.500 5.500" />
  </Icon>
);
export const LockIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);
export const LogOutIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />
  </Icon>
);
export const EyeIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);
export const EyeOffIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z" />
    <path d="M4.500 4.500l15 15" />
  </Icon>
);

export const HashIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M9.500 4L7.500 20M16.500 4l-2 16M5 9h15M4 15h15" />
  </Icon>
);
export const LinesIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M4 6h16M4 11h16M4 16h9" />
  </Icon>
);
export const MoodIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <circle cx="12" cy="12" r="8.500" />
    <path d="M8.500 14.500a4.500 4.500 0 0 0 7 0M9 9.500h.01M15 9.500h.01" />
  </Icon>
);
export const BriefcaseIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 8h16v11H4zM9 8V5h6v3M4 13h16" />
  </Icon>
);
export const CommentIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.500h5" />
  </Icon>
);
export const PlusIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const UploadIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M12 16V4M7 9l5-5 5 5M4 15v5h16v-5" />
  </Icon>
);
export const TrashIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size}>
    <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />
  </Icon>
);

export const ListIcon = ({ size }: IconProps): ReactNode => (
  <Icon size={size} pointing>
    <path d="M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1" />
  </Icon>
);

/** Icons that a manifest may name for its place in the sidebar. */
export const NAVIGATION_ICONS: Readonly<Record<string, (props: { size?: number }) => ReactNode>> = {
  grid: GridIcon,
  pen: PenIcon,
  clock: ClockIcon,
  spark: SparkIcon,
  hash: HashIcon,
  lines: LinesIcon,
  mood: MoodIcon,
  briefcase: BriefcaseIcon,
  comment: CommentIcon,
  image: ImageIcon,
  upload: UploadIcon,
  list: ListIcon,
};
