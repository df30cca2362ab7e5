import { labelOf, PLATFORM_NAMES, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type Connections,
  listText,
  targetsOf,
  useConnectFailures,
  useMayConnect,
} from '@carillon/sdk/index.ts';
import { Alert, Button } from '@carillon/ui/index.ts';
import { type ReactNode, useState } from 'react';
import { ConnectionItem } from './connection-item.tsx';
import { LostBanner } from './lost-banner.tsx';

interface SocialLinksProps {
  readonly connections: Connections;
  /** How many posts wait for any of these networks, or are scheduled for them; null while that is not known. */
  waitingFor(platforms: readonly PlatformName[]): number | null;
}

const OWNER_CONNECTS = 'Only the owner of this workspace connects and disconnects networks.';

/** The three networks, in a row: what is connected, what is lost, what failed. */
export function SocialLinks({ connections, waitingFor }: SocialLinksProps): ReactNode {
  const failures = useConnectFailures();
  const mayConnect = useMayConnect();
  const [open, setOpen] = useState(false);
  const lost = PLATFORM_NAMES.filter((name) => connections[name].data?.reconnect);
  const connected = PLATFORM_NAMES.filter((name) => connections[name].data?.connected);
  return (
    <section className="page dash-section" aria-labelledby="links">
      <h2 id="links" tabIndex={-1}>
        Social links
      </h2>
      {lost.length > 0 && (
        <LostBanner
          lost={lost.map((platform) => ({
            platform,
            name: connections[platform].data?.name ?? null,
            available: connections[platform].data?.available !== false,
          }))}
          waiting={waitingFor(lost)}
        />
      )}
      {PLATFORM_NAMES.map(
        (name) =>
          failures[name] && <Alert key={name} type="error" showIcon role="alert" title={failures[name]} />,
      )}
      {!mayConnect && <p className="muted">{OWNER_CONNECTS}</p>}
      <CheckErrors connections={connections} />
      <ul className={open ? 'panel dash-connections open' : 'panel dash-connections'}>
        {PLATFORM_NAMES.map((name) => (
          <ConnectionItem
            key={name}
            platform={name}
            query={connections[name]}
            targets={chosenFrom(name, connections[name])}
            first={connected.length + lost.length === 0}
            scheduled={waitingFor([name])}
          />
        ))}
        {/* On a phone the pages and the way to disconnect are one step away. */}
        {connected.length > 0 && mayConnect && (
          <li className="dash-connections-more">
            <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? 'Done' : 'Manage'}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** What can be published to. */
const chosenFrom = <P extends PlatformName>(platform: P, { data }: Pick<Connections[P], 'data'>) =>
  data ? targetsOf(platform, data) : undefined;

/** Why networks could not be checked, each reason once. */
function CheckErrors({ connections }: Pick<SocialLinksProps, 'connections'>): ReactNode {
  const failed = PLATFORM_NAMES.filter((name) => connections[name].error);
  const byReason = Map.groupBy(failed, (name) => connections[name].error?.message ?? '');
  return [...byReason].map(([reason, names]) => (
    <Alert
      key={reason}
      type="error"
      showIcon
      role="alert"
      title={`Error: ${reason}`}
      description={`${listText(names.map(labelOf))} could not be checked. The other networks work as before.`}
    />
  ));
}
