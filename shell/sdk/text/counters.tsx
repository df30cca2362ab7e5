import type { GivenFile } from '@carillon/contracts/domain/content-faults.ts';
import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GoesOut } from '@carillon/contracts/domain/strictest.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Count, countsOf, type Level, levelOf, saidOf } from './counts.ts';

export interface CountersProps {
  readonly text: string;
  /** The texts of networks that get a different one. */
  readonly versions?: Readonly<Partial<Record<PlatformName, string>>>;
  /** More than the text that is edited is counted: the hashtags that go out below it. */
  readonly withHashtags?: boolean;
  /** The same of what is added to links. */
  readonly withTracking?: boolean;
  /** Each network once. */
  readonly platforms: readonly PlatformName[];
  /** The limits and options that apply to the text; the network's own limits if absent. */
  goesOut?(platform: PlatformName): GoesOut;
  /** The attached files. Left out if they are counted elsewhere. */
  readonly files?: readonly GivenFile[];
}

const COLORS: Record<Level, string> = { fine: 'muted', near: 'amber', over: 'red' };

/** The used share of each network's limit: amber from 90 %, red past the limit, and a word for each. */
export function Counters({
  text: common,
  versions = {},
  platforms,
  withHashtags = false,
  withTracking = false,
  files,
  goesOut = () => ({}),
}: CountersProps): ReactNode {
  const countedNetworks = platforms
    .map((platform) => ({
      platform,
      counts: countsOf(platform, versions[platform] ?? common, files, goesOut(platform)),
    }))
    .filter(({ counts }) => counts.length > 0);
  return (
    <>
      {countedNetworks.length > 0 && (
        <ul className="counters tabular" aria-label={t`Characters used`}>
          {countedNetworks.map(({ platform, counts }) => (
            <li key={platform}>
              {counts.map((count, at) => (
                <CountText key={count.of} count={count} label={at === 0 ? labelOf(platform) : null} />
              ))}
            </li>
          ))}
          {withHashtags && (
            <li className="muted">
              <Trans>Counts include hashtags.</Trans>
            </li>
          )}
          {withTracking && (
            <li className="muted">
              <Trans>Counts include link tracking.</Trans>
            </li>
          )}
        </ul>
      )}
      {/* Said when a limit comes near or is passed, and not with each letter that is typed. */}
      <p role="status" className="visually-hidden">
        {countedNetworks.map(({ platform, counts }) => saidOf(platform, counts)).join(' ')}
      </p>
    </>
  );
}

const CountText = ({ count, label }: { count: Count; label: string | null }): ReactNode => (
  <span className={`counter ${levelOf(count)}`} style={{ color: `var(--${COLORS[levelOf(count)]})` }}>
    {label ? `${label}: ` : ''}
    {count.words}
    {count.account && ` for ${count.account}`}
  </span>
);
