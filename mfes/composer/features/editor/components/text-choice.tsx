import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { listText } from '@carillon/sdk/index.ts';
import { Button } from '@carillon/ui/index.ts';
import type { ReactNode } from 'react';
import { Choice } from '../../../lib/choice.tsx';
import type { EditedPost } from '../../../lib/edited-post.ts';

interface TextChoiceProps {
  readonly post: EditedPost;
  readonly platforms: readonly PlatformName[];
  /** Null for the text of all. */
  readonly network: PlatformName | null;
  onNetwork(network: PlatformName | null): void;
  /** That network gets the text of all again. */
  onShare(network: PlatformName): void;
}

const hasOwn = ({ versions }: EditedPost, platform: PlatformName): boolean =>
  versions[platform] !== undefined;

/** The network whose text is edited. Where each has a text of its own, nobody gets the one for all. */
export function textToEdit(
  chosen: PlatformName | null,
  platforms: readonly PlatformName[],
  post: EditedPost,
): PlatformName | null {
  if (chosen && platforms.includes(chosen)) return chosen;
  return platforms.every((one) => hasOwn(post, one)) ? (platforms[0] ?? null) : null;
}

/** Which network's text is edited, and who gets it. */
export function TextChoice({ post, platforms, network, onNetwork, onShare }: TextChoiceProps): ReactNode {
  const own = platforms.filter((one) => hasOwn(post, one));
  if (platforms.length < 2 && own.length === 0) return null;
  const labelOf = (one: PlatformName): string => PLATFORMS[one].label;
  const options = platforms.map(
    (one) => [one, hasOwn(post, one) ? `${labelOf(one)} · own text` : labelOf(one)] as const,
  );
  return (
    <div className="composer-texts">
      <Choice
        label="Text for"
        options={own.length < platforms.length ? [['all', 'All networks'], ...options] : options}
        value={network ?? 'all'}
        onChange={(next) => onNetwork(next === 'all' ? null : next)}
      />
      {network === null && own.length > 0 && (
        <p className="muted composer-help">
          {own.length === 1
            ? `${labelOf(own[0] as PlatformName)} has a text of its own`
            : `${listText(own.map(labelOf))} have texts of their own`}
          .
        </p>
      )}
      {network !== null && (
        <p className="muted composer-help">
          {hasOwn(post, network)
            ? `Only ${labelOf(network)} gets this text. `
            : `What you change here is for ${labelOf(network)} alone.`}
          {hasOwn(post, network) && (
            <Button type="link" size="small" onClick={() => onShare(network)}>
              Use the text for all
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
