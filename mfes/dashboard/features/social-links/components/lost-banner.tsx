import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { ConnectButton, listText } from '@carillon/sdk/index.ts';
import { Alert } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';

export interface LostConnection {
  readonly platform: PlatformName;
  /** Who had connected it. */
  readonly name: string | null;
  /** Whether this server is set up for it. */
  readonly available: boolean;
}

interface LostBannerProps {
  readonly lost: readonly LostConnection[];
  /** How many posts wait for them; null while that is not known. */
  readonly waiting: number | null;
}

/** Which connections their networks no longer accept, what waits for them, and the way to make them again. */
export function LostBanner({ lost, waiting }: LostBannerProps): ReactNode {
  const one = lost.length === 1;
  const names = lost.map(({ platform, name }) => labelOf(platform) + (name ? ` (${name})` : ''));
  return (
    <Alert
      type="warning"
      role="alert"
      showIcon
      title={`${listText(names)} ${one ? 'is' : 'are'} no longer connected`}
      description={
        <div className="dash-lost">
          <p>
            {waitingWords(waiting, one ? 'it' : 'them')}
            Nothing you scheduled is lost.
          </p>
          <div className="dash-actions">
            {lost.map(
              ({ platform, available }) =>
                available && <ConnectButton key={platform} platform={platform} verb="Reconnect" />,
            )}
          </div>
        </div>
      }
    />
  );
}

function waitingWords(waiting: number | null, them: string): string {
  if (!waiting) return '';
  return waiting === 1 ? `1 post waits for ${them}. ` : `${waiting} posts wait for ${them}. `;
}
