import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { Tabs } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import type { Account } from '../../../lib/account.ts';
import { Choice } from '../../../lib/choice.tsx';
import { NetworkPost, type NetworkPostProps } from './network-post.tsx';

interface PreviewProps extends Pick<NetworkPostProps, 'when' | 'media' | 'onAltText'> {
  /** The text that the network gets. */
  textOf(platform: PlatformName, account?: string): string;
  /** Shown below it. Null if there is no first comment. */
  commentOf(platform: PlatformName): string | null;
  /** The content warning that hides it. Null if there is none. */
  coverOf(platform: PlatformName): string | null;
  /** The accounts that publish it. Empty if nothing is connected. */
  accountsOf(platform: PlatformName): readonly Account[];
  /** The network whose preview is shown. */
  readonly shown: PlatformName | undefined;
  onShow(platform: PlatformName): void;
  readonly platforms: readonly PlatformName[];
}

/** The post as each network shows it. */
export function Preview({
  textOf,
  commentOf,
  coverOf,
  accountsOf,
  shown,
  onShow,
  platforms,
  ...post
}: PreviewProps): ReactNode {
  return (
    <section aria-label={t`Preview`} className="composer-preview">
      <Tabs
        activeKey={shown}
        onChange={(key) => onShow(key as PlatformName)}
        items={platforms.map((platform) => ({
          key: platform,
          label: labelOf(platform),
          children: (
            <AsAccount
              {...post}
              platform={platform}
              accounts={accountsOf(platform)}
              textOf={(account) => textOf(platform, account)}
              comment={commentOf(platform)}
              cover={coverOf(platform)}
            />
          ),
        }))}
      />
    </section>
  );
}

interface AsAccountProps extends Omit<NetworkPostProps, 'account' | 'text'> {
  readonly accounts: readonly Account[];
  textOf(account: string | undefined): string;
}

/** The post as one of its accounts publishes it. */
function AsAccount({ accounts, textOf, ...post }: AsAccountProps): ReactNode {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const account = accounts.find(({ id }) => id === chosenId) ?? accounts[0];
  return (
    <div className="composer-looks">
      {account && accounts.length > 1 && (
        <Choice
          label={t`Preview as`}
          options={accounts.map(({ id, name }) => [id, name] as const)}
          value={account.id}
          onChange={setChosenId}
        />
      )}
      <NetworkPost
        {...post}
        text={textOf(account?.name)}
        account={account ?? { id: '', name: labelOf(post.platform) }}
      />
    </div>
  );
}
