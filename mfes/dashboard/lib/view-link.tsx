import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { ExternalIcon } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The way to a post on its network; by ear it says which network. */
export const ViewLink = ({ platform, url }: { platform: PlatformName; url: string }): ReactNode => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className="dash-out"
    aria-label={t`View post on ${{ network: labelOf(platform) }} (opens in a new tab)`}
  >
    <Trans>View post</Trans> <ExternalIcon size={14} />
  </a>
);
