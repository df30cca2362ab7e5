import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { linkedParts } from '../model/linked-parts.ts';
import { cutFor, seeMoreWord } from '../model/see-more.ts';

interface NetworkTextProps {
  readonly platform: PlatformName;
  /** Before its first word, as Instagram has the name of the account. */
  readonly name?: string;
  readonly text: string;
}

/** A text as the network's feed shows it, and whole once it is opened. */
export function NetworkText({ platform, name, text }: NetworkTextProps): ReactNode {
  const [whole, setWhole] = useState(false);
  const cut = cutFor(platform, text);
  const shownText = (whole ? null : cut) ?? text;
  return (
    <p className="composer-content">
      {name && (
        <strong>
          <bdi>{name}</bdi>{' '}
        </strong>
      )}
      {shownText ? (
        <Linked platform={platform} text={shownText} />
      ) : (
        <span className="muted">
          <Trans>Your text appears here.</Trans>
        </span>
      )}{' '}
      {cut !== null && (
        <button
          type="button"
          className="composer-more"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? t`See less` : seeMoreWord(platform)}
        </button>
      )}
    </p>
  );
}

/** The same in full, with what the network links in the color of links. */
export const Linked = ({ platform, text }: { platform: PlatformName; text: string }): ReactNode =>
  linkedParts(platform, text).map((part, at) =>
    part.linked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice, and none has a state
      <span key={at} className="composer-linked">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
