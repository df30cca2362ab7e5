import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PlatformSummary } from '@carillon/contracts/http/analytics/get-overview.ts';
import { twitter } from '@carillon/contracts/networks/twitter.ts';
import { serviceText } from '@carillon/sdk/index.ts';
import { NetworkBadge } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { changeBy } from '../model/change.ts';
import { ChangeText } from './change-text.tsx';
import { Figure } from './figure.tsx';

interface PlatformCardProps {
  readonly platform: PlatformName;
  /** Undefined until it is known. */
  readonly summary: PlatformSummary | undefined;
}

/** A network's followers and their growth. */
export const PlatformCard = ({ platform, summary }: PlatformCardProps): ReactNode => (
  <Card network={platform} label={labelOf(platform)}>
    {!summary ? (
      <p className="dash-value dash-waiting" aria-hidden="true" />
    ) : !summary.connected && summary.followers === null ? (
      <p className="muted">
        <Trans>
          Not connected. <a href="/dashboard#links">Connect it</a>
        </Trans>
      </p>
    ) : (
      <Followers {...summary} />
    )}
  </Card>
);

function Followers({
  connected,
  followers,
  growth,
  growth_days,
  fault,
  fault_text,
}: PlatformSummary): ReactNode {
  return (
    <>
      <p className="dash-value">
        <Figure value={followers} />{' '}
        <small className="muted">
          <Trans>followers</Trans>
        </small>
      </p>
      {followers === null ? (
        <p className="muted">{fault ? null : t`No data yet.`}</p>
      ) : (
        <ChangeText
          change={growth === null ? { direction: 'unknown', words: '–' } : changeBy(growth, 'percent')}
          against={plural({ count: growth_days ?? 0 }, { one: 'in # day', other: 'in # days' })}
          unknown={t`growth available after one day`}
        />
      )}
      {!connected && (
        <p className="muted">
          <Trans>No longer connected. This is the last known number.</Trans>
        </p>
      )}
      {fault && <p className="dash-fault">{serviceText(fault, fault_text)}</p>}
    </>
  );
}

/** Always not connected: Carillon has no client for it. */
export const TwitterCard = (): ReactNode => (
  <Card network={twitter.name} label={twitter.label}>
    <p className="muted" title={t`Carillon doesn’t support ${{ network: twitter.label }} yet.`}>
      <Trans>Not connected</Trans>
    </p>
  </Card>
);

interface CardProps {
  readonly network: PlatformName | 'twitter';
  readonly label: string;
  readonly children: ReactNode;
}

function Card({ network, label, children }: CardProps): ReactNode {
  const id = useId();
  return (
    <section className="panel dash-card" aria-labelledby={id}>
      <div className="dash-card-network">
        <NetworkBadge network={network} size={24} />
        <h3 id={id}>{label}</h3>
      </div>
      {children}
    </section>
  );
}
