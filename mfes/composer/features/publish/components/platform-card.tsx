import { PLATFORMS } from '@carillon/contracts/domain/platforms.ts';
import { Button, Checkbox, NetworkBadge, Select } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import type { Connection } from '../../../lib/connections/connection.ts';
import type { Choice } from '../../../lib/targets.ts';

interface PlatformCardProps {
  readonly choice: Choice;
  readonly connection: Connection | undefined;
  onChange(part: Partial<Choice>): void;
  onConnect(): void;
  onAddImage(): void;
}

/** One network: chosen or not, and as which page or account. */
export function PlatformCard({
  choice,
  connection,
  onChange,
  onConnect,
  onAddImage,
}: PlatformCardProps): ReactNode {
  const { obstacle } = choice;
  const { label, targetNoun } = PLATFORMS[choice.platform];
  const connected = connection?.connected ?? false;
  const targets = connection?.targets ?? [];
  return (
    <div className="composer-platform">
      <Checkbox
        checked={choice.selected}
        disabled={obstacle !== null || undefined}
        onChange={(event) => onChange({ selected: event.target.checked })}
      >
        <span className="composer-row start">
          <NetworkBadge network={choice.platform} />
          <strong>{label}</strong>
        </span>
      </Checkbox>
      {connected && choice.platform === 'linkedin' && <span className="muted">{targets[0]?.name}</span>}
      {connected && choice.platform !== 'linkedin' && (
        <Select
          aria-label={`${label} ${targetNoun}`}
          value={choice.pageId}
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(pageId: string | null) => onChange({ pageId })}
        />
      )}
      {!connected && <Button onClick={onConnect} aria-label={`Connect ${label}`}>{`Connect`}</Button>}
      {connected && obstacle !== null && (
        <span className="composer-obstacle">
          {obstacle}
          {obstacle === 'Image required' && (
            <Button size="small" onClick={onAddImage}>
              Add Image
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
