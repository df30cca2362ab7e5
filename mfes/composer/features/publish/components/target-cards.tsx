import { MOST_TARGETS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConnectFailures } from '@carillon/sdk/index.ts';
import type { ReactNode } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import { type Choice, countTargets, type Wish } from '../model/targets.ts';
import { PlatformCard } from './platform-card.tsx';

export interface TargetCardsProps {
  readonly connections: readonly Connection[];
  readonly choices: readonly Choice[];
  /** Why the last try to connect each failed. */
  readonly failures: ConnectFailures;
  onChoice(choice: Choice, wish: Wish): void;
  onRecheck(platform: PlatformName): void;
  /** Null where the user may not. */
  readonly onConnect: ((platform: PlatformName) => void) | null;
  onAddImage(): void;
}

/** Every network, each with its pages and accounts to choose from. */
export function TargetCards(props: TargetCardsProps): ReactNode {
  const { connections, choices, failures } = props;
  const room = MOST_TARGETS - countTargets(choices);
  return (
    <>
      {choices.map((choice) => (
        <PlatformCard
          key={choice.platform}
          choice={choice}
          connection={connections.find(({ platform }) => platform === choice.platform)}
          failure={failures[choice.platform]}
          onRecheck={() => props.onRecheck(choice.platform)}
          room={room}
          onChange={(wish) => props.onChoice(choice, wish)}
          onConnect={props.onConnect && (() => props.onConnect?.(choice.platform))}
          onAddImage={props.onAddImage}
        />
      ))}
      {room < 0 && (
        <p role="status" className="composer-error">
          A post goes to at most {MOST_TARGETS} pages, accounts and profiles. Choose fewer.
        </p>
      )}
    </>
  );
}
