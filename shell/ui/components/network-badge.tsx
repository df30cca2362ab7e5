import type { ReactNode } from 'react';

const GLYPHS = {
  facebook: (
    <path
      fill="currentColor"
      d="M13.6 20v-6.600h2.200l.4-2.700h-2.600V9c0-.8.3-1.3 1.4-1.300h1.300V5.300A17 17 0 0 0 14.3 5.200c-2 0-3.3 1.2-3.3 3.400v2.100H8.700v2.700H11V20z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="1.8">
      <rect x="5.5" y="5.5" width="13" height="13" rx="3.8" />
      <circle cx="12" cy="12" r="3" />
      <path d="M15.7 8.300h.01" strokeLinecap="round" />
    </g>
  ),
  linkedin: (
    <path
      fill="currentColor"
      d="M6 10h2.500v8H6zM7.25 6A1.4 1.4 0 1 1 7.25 8.8 1.4 1.4 0 0 1 7.25 6zM10.2 10h2.400v1.100c.4-.7 1.3-1.3 2.5-1.3 2.4 0 2.9 1.5 2.9 3.600V18h-2.500v-4.100c0-1-.1-2-1.3-2s-1.5.9-1.5 1.900V18h-2.500z"
    />
  ),
  twitter: (
    <path
      fill="currentColor"
      d="M19 7.700a5.600 5.600 0 0 1-1.650.450 2.900 2.900 0 0 0 1.270-1.600 5.700 5.700 0 0 1-1.830.700 2.880 2.880 0 0 0-4.900 2.620A8.170 8.170 0 0 1 5.960 6.900a2.880 2.880 0 0 0 .890 3.840 2.860 2.860 0 0 1-1.300-.360v.040a2.880 2.880 0 0 0 2.300 2.820 2.900 2.900 0 0 1-1.300.050 2.880 2.880 0 0 0 2.690 2A5.770 5.770 0 0 1 5 16.480a8.150 8.150 0 0 0 4.400 1.290c5.290 0 8.180-4.380 8.180-8.180v-.370A5.800 5.800 0 0 0 19 7.700z"
    />
  ),
} satisfies Record<string, ReactNode>;

interface NetworkBadgeProps {
  readonly network: keyof typeof GLYPHS;
  readonly size?: number;
}

/** A network's glyph on its own color; stands beside the network's name. */
export function NetworkBadge({ network, size = 28 }: NetworkBadgeProps): ReactNode {
  return (
    <span className="network-badge" style={{ width: size, height: size, background: `var(--${network})` }}>
      <svg width={size * 0.8} height={size * 0.8} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {GLYPHS[network]}
      </svg>
    </span>
  );
}
