import { PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { GeneratedPost } from '@carillon/contracts/http/ai/generated-posts.ts';
import { listText } from '@carillon/sdk/index.ts';
import { Button, Checkbox } from '@carillon/ui/index.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Choice } from '../../../lib/choice.tsx';
import {
  type EditedPost,
  isGenerated,
  isWithoutHashtags,
  networksSharing,
} from '../../../lib/edited-post.ts';

interface TextChoiceProps {
  readonly post: EditedPost;
  /** The suggestion it was made from; null for a text written by hand. */
  readonly source: GeneratedPost | null;
  readonly platforms: readonly PlatformName[];
  /** Null for the text of all. */
  readonly network: PlatformName | null;
  onNetwork(network: PlatformName | null): void;
  /** Gives that network the shared text again. */
  onShare(network: PlatformName): void;
  /** Whether the chosen hashtags come below that network's own text. */
  onHashtags(network: PlatformName, isBelow: boolean): void;
}

const hasOwn = ({ versions }: EditedPost, platform: PlatformName): boolean =>
  versions[platform] !== undefined;

/** The network whose text is edited. Where each has a text of its own, nobody gets the one for all. */
export function textToEdit(
  chosenNetwork: PlatformName | null,
  platforms: readonly PlatformName[],
  post: EditedPost,
): PlatformName | null {
  if (chosenNetwork && platforms.includes(chosenNetwork)) return chosenNetwork;
  return platforms.every((one) => hasOwn(post, one)) ? (platforms[0] ?? null) : null;
}

/** Which network's text is edited, and who gets it. */
export function TextChoice(props: TextChoiceProps): ReactNode {
  const { post, source, platforms, network, onNetwork, onShare, onHashtags } = props;
  const ownTextNetworks = platforms.filter((one) => hasOwn(post, one));
  if (platforms.length < 2 && ownTextNetworks.length === 0) return null;
  const adapted = (one: PlatformName): boolean => isGenerated(post, source, one);
  const options = platforms.map((one) => {
    const label = labelOf(one);
    if (!hasOwn(post, one)) return [one, label] as const;
    return [one, adapted(one) ? t`${label} · adapted` : t`${label} · custom text`] as const;
  });
  return (
    <div className="composer-texts">
      <Choice
        label={t`Text for`}
        options={ownTextNetworks.length < platforms.length ? [['all', t`All networks`], ...options] : options}
        value={network ?? 'all'}
        onChange={(next) => onNetwork(next === 'all' ? null : next)}
      />
      {network === null && (
        <p role="status" className="muted composer-help composer-note">
          {[
            ownText(ownTextNetworks.filter((one) => !adapted(one))),
            adaptedText(ownTextNetworks.filter(adapted)),
            sharingText(networksSharing(post, source).filter((one) => platforms.includes(one))),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      )}
      {network !== null && (
        <p className="muted composer-help">
          {oneText(labelOf(network), hasOwn(post, network), adapted(network))}{' '}
          {hasOwn(post, network) && (
            <Button type="link" size="small" onClick={() => onShare(network)}>
              <Trans>Use the text for all networks</Trans>
            </Button>
          )}
        </p>
      )}
      {network !== null && hasOwn(post, network) && post.hashtags.length > 0 && (
        <Checkbox
          checked={!isWithoutHashtags(post, network)}
          onChange={(event) => onHashtags(network, event.target.checked)}
        >
          <Trans>Add the post’s hashtags below this text</Trans>
        </Checkbox>
      )}
    </div>
  );
}

const labelOf = (one: PlatformName): string => PLATFORMS[one].label;

/** Explains who gets the text that is edited for one network. */
function oneText(network: string, hasOwnText: boolean, isAdapted: boolean): string {
  if (!hasOwnText) return t`Changes here apply only to ${network}.`;
  return isAdapted
    ? t`Carillon adapted this text for ${network}. Other networks don’t get it.`
    : t`Only ${network} gets this text.`;
}

/** A sentence about networks; empty for none. */
const about =
  (textOf: (count: number, names: string) => string) =>
  (networks: readonly PlatformName[]): string =>
    networks.length === 0 ? '' : textOf(networks.length, listText(networks.map(labelOf)));

const ownText = about((count, names) =>
  plural(count, { one: `${names} has its own text.`, other: `${names} have their own texts.` }),
);
const adaptedText = about((count, names) =>
  plural(count, {
    one: `${names} gets an adapted version of this text. If you edit this text, your version replaces the adapted one.`,
    other: `${names} get adapted versions of this text. If you edit this text, your version replaces the adapted ones.`,
  }),
);
const sharingText = about((count, names) =>
  plural(count, {
    one: `${names} now gets your text instead of the adapted version.`,
    other: `${names} now get your text instead of the adapted versions.`,
  }),
);
