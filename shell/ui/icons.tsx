import type { ReactNode } from 'react';

const icon = (paths: ReactNode) =>
  function Icon({ size = 20 }: { size?: number }): ReactNode {
    return (
      <svg
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
        {paths}
      </svg>
    );
  };

export const BellMark = icon(
  <>
    <path d="M12 3v2M6 17c1-1.2 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .5 4.8 1.5 6z" />
    <path d="M4.5 17h15M10.5 20a1.6 1.6 0 0 0 3 0" />
  </>,
);
export const MenuIcon = icon(<path d="M4 6h16M4 12h16M4 18h16" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />);
export const GridIcon = icon(<path d="M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z" />);
export const PenIcon = icon(<path d="M4 20l1-4L16 5l3 3L8 19zM14 7l3 3" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.600l1.4 1.400M17 17l1.4 1.400M18.4 5.600L17 7M7 17l-1.4 1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.500A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.500z" />);
export const SystemIcon = icon(<path d="M4 5h16v11H4zM9 20h6M12 16v4" />);
export const CheckIcon = icon(<path d="M5 12.500l4.5 4.500L19 7.5" />);
export const AlertIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 8v5M12 16h.01" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
);
export const SendIcon = icon(<path d="M4 12l16-8-6 16-3-7z" />);
export const ImageIcon = icon(
  <>
    <path d="M4 5h16v14H4z" />
    <circle cx="9" cy="10" r="1.5" />
    <path d="M4 17l5-4 4 3 3-2 4 3" />
  </>,
);
export const SparkIcon = icon(
  <path d="M12 4l1.8 4.700L18.5 10.500l-4.7 1.800L12 17l-1.8-4.700L5.5 10.500l4.7-1.800zM18.5 16v4M16.5 18h4" />,
);
export const LinkIcon = icon(
  <path d="M10 14a4 4 0 0 0 6 .4l2.5-2.500a4 4 0 0 0-5.7-5.700L11.5 7.500M14 10a4 4 0 0 0-6-.4l-2.5 2.500a4 4 0 0 0 5.7 5.700l1.3-1.3" />,
);
export const ExternalIcon = icon(<path d="M14 4h6v6M20 4l-9 9M18 14v6H4V6h6" />);
export const ChevronLeftIcon = icon(<path d="M15 5l-7 7 7 7" />);
export const ChevronRightIcon = icon(<path d="M9 5l7 7-7 7" />);
export const ChevronUpIcon = icon(<path d="M5 15l7-7 7 7" />);
export const ChevronDownIcon = icon(<path d="M5 9l7 7 7-7" />);
export const LogOutIcon = icon(<path d="M10 4H5v16h5M14 8l4 4-4 4M18 12H9" />);

/** Icons that a manifest may name for its place in the sidebar. */
export const NAVIGATION_ICONS: Readonly<Record<string, (props: { size?: number }) => ReactNode>> = {
  grid: GridIcon,
  pen: PenIcon,
  clock: ClockIcon,
  spark: SparkIcon,
};
