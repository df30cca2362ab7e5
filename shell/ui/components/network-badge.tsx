import { PLATFORMS, type PlatformName } from '@carillon/contracts/networks/networks.ts';
import { twitter } from '@carillon/contracts/networks/twitter.ts';
import type { ReactNode } from 'react';

interface NetworkBadgeProps {
  readonly network: PlatformName | 'twitter';
  readonly size?: number;
}

/** A network's glyph on its own color, next to the network's name. */
export function NetworkBadge({ network, size = 28 }: NetworkBadgeProps): ReactNode {
  // A newer server may send one that this page doesn't know.
  const { color, icon } = network === 'twitter' ? twitter : (PLATFORMS[network] ?? UNKNOWN);
  const drawing =
    icon.drawn === 'filled'
      ? { fill: 'currentColor' }
      : { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8, strokeLinecap: 'round' as const };
  return (
    <span className="network-badge" style={{ width: size, height: size, background: color }}>
      <svg width={size * 0.8} height={size * 0.8} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icon.path} {...drawing} />
      </svg>
    </span>
  );
}

const UNKNOWN = { color: 'var(--muted)', icon: { path: 'M6 12h12', drawn: 'outlined' } } as const;
