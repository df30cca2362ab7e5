import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { type Platform, useConnect, useSocialState } from '@carillon/sdk/index.ts';
import { Button, NetworkBadge, Skeleton } from '@carillon/ui/index.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Question } from '../../../lib/dialog/question.tsx';
import { reasonOf } from '../../../lib/reason.ts';
import { useDisconnect } from '../api/use-disconnect.ts';

interface ConnectionCardProps {
  readonly platform: Platform;
  readonly query: {
    data?: { connected: boolean; reconnect: boolean; name: string | null };
    isPending: boolean;
    refetch(): unknown;
    error: Error | null;
  };
  /** The pages or accounts that can be published to. */
  readonly targets?: readonly { id: string; name: string }[];
}

/** One network: linked or not, as whom, with which pages, and the button for the next step. */
export function ConnectionCard({ platform, query, targets = [] }: ConnectionCardProps): ReactNode {
  const { label } = PLATFORMS[platform];
  const connect = useConnect();
  const title = useRef<HTMLHeadingElement>(null);
  const { connecting } = useSocialState()[platform];
  const { data } = query;
  return (
    <article
      className="panel"
      style={{ display: 'flex', flexDirection: 'column', gap: 16, justifyContent: 'space-between' }}
    >
      <div style={{ display: 'flex', gap: 12, alignItems: 'flex-start' }}>
        <NetworkBadge network={platform} size={32} />
        <div style={{ minWidth: 0, flex: 1 }}>
          <h3 ref={title} tabIndex={-1} style={{ fontSize: 16, width: 'fit-content' }}>
            {label}
          </h3>
          {query.isPending ? (
            <Skeleton active title={false} paragraph={{ rows: 1 }} />
          ) : (
            <p className="muted" style={{ overflowWrap: 'anywhere' }}>
              {describe(platform, data, targets)}
            </p>
          )}
        </div>
      </div>
      {query.error ? (
        <Button onClick={() => query.refetch()}>Retry</Button>
      ) : data?.connected ? (
        <Connected platform={platform} home={() => title.current} />
      ) : (
        <Button
          type="primary"
          loading={connecting}
          disabled={query.isPending || connecting}
          onClick={() => void connect(platform)}
        >
          {connecting ? `Connecting ${label}…` : `Connect ${label}`}
        </Button>
      )}
    </article>
  );
}

function Connected({ platform, home }: { platform: Platform; home: () => HTMLElement | null }): ReactNode {
  const { label } = PLATFORMS[platform];
  const disconnect = useDisconnect(platform);
  const [asked, setAsked] = useState(false);
  return (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Button disabled style={{ flex: 1 }}>{`${label} Connected`}</Button>
      <Button onClick={() => setAsked(true)} aria-label={`Disconnect ${label}`}>
        Disconnect
      </Button>
      {asked && (
        <Question
          title={`Disconnect ${label}?`}
          action={`Disconnect ${label}`}
          keep={`Keep ${label}`}
          danger
          busy={disconnect.isPending}
          error={disconnect.error && `Failed to disconnect ${label}: ${reasonOf(disconnect.error)}`}
          home={home}
          onClose={() => setAsked(false)}
          onConfirm={() => disconnect.mutate(undefined, { onSuccess: () => setAsked(false) })}
        >
          <p>
            Carillon forgets its access. Posts that are scheduled for {label} wait until you connect it again.
          </p>
        </Question>
      )}
    </div>
  );
}

function describe(
  platform: Platform,
  data: ConnectionCardProps['query']['data'],
  targets: readonly { name: string }[],
): string {
  const { label, targetNoun } = PLATFORMS[platform];
  if (data?.reconnect)
    return `${label} no longer accepts this link. Connect it again; nothing you planned is lost.`;
  if (!data?.connected)
    return platform === 'linkedin' ? 'Publish to your own profile.' : `Publish to your ${targetNoun}s.`;
  const names = targets.map(({ name }) => name).join(', ');
  return [data.name && `Linked by ${data.name}`, names].filter(Boolean).join(' · ');
}
