import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import type { Connect, ConnectFailures, NetworkConnection } from '@carillon/sdk/index.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type Choice, type ChoiceChange, countTargets } from '../model/targets.ts';
import { PlatformCard } from './platform-card.tsx';

export interface TargetCardsProps {
  readonly connections: readonly NetworkConnection[];
  readonly choices: readonly Choice[];
  /** Why the last try to connect each failed. */
  readonly failures: ConnectFailures;
  onChoice(choice: Choice, change: ChoiceChange): void;
  onRecheck(): void;
  /** Null where the user may not. */
  readonly connect: Connect | null;
  onAddImage(): void;
}

/** Every network, each with its pages and accounts to choose from. */
export function TargetCards(props: TargetCardsProps): ReactNode {
  const { connections, choices, failures } = props;
  const isConnected = ({ platform }: Choice): boolean =>
    connections.some((one) => one.platform === platform && (one.connected || one.lost));
  const room = MOST_TARGETS - countTargets(choices);
  return (
    <>
      {/* Lists connected networks first, also those whose connection is lost. */}
      {choices
        .toSorted((a, b) => Number(isConnected(b)) - Number(isConnected(a)))
        .map((choice) => (
          <PlatformCard
            key={choice.platform}
            choice={choice}
            connection={connections.find(({ platform }) => platform === choice.platform)}
            failure={failures[choice.platform]}
            onRecheck={props.onRecheck}
            room={room}
            onChange={(change) => props.onChoice(choice, change)}
            connect={props.connect}
            onAddImage={props.onAddImage}
          />
        ))}
      {room < 0 && (
        <p role="status" className="composer-error">
          <Trans>A post can go to at most {MOST_TARGETS} pages, accounts and profiles. Choose fewer.</Trans>
        </p>
      )}
    </>
  );
}
