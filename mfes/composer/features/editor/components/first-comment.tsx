import { MAX_COMMENT } from '@carillon/contracts/domain/limits.ts';
import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type GoesOut, strictestComment } from '@carillon/contracts/domain/strictest.ts';
import { Button, Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { type EditedPost, type FirstCommentDraft, withHashtagsMoved } from '../../../lib/edited-post.ts';
import { figure } from '../../../lib/figure.ts';
import { Fold } from './fold.tsx';

interface FirstCommentProps {
  readonly post: EditedPost;
  readonly platforms: readonly PlatformName[];
  /** Whose limits it must meet on a network. */
  goesOut(platform: PlatformName): GoesOut;
  onChange(post: EditedPost): void;
}

/** Lets the user write a comment to post below the post once it is published, and choose its networks. */
export function FirstComment({ post, platforms, goesOut, onChange }: FirstCommentProps): ReactNode {
  const id = useId();
  const { text, networks }: FirstCommentDraft = post.first_comment ?? { text: '', networks: platforms };
  const change = (part: Partial<FirstCommentDraft>): void =>
    onChange({ ...post, first_comment: { text, networks, ...part } });
  /** Where hashtags are counted, they are often put there. */
  const counting = platforms.find((one) => PLATFORMS[one].limits.hashtags !== null);
  const moved = counting ? withHashtagsMoved(post, counting) : null;
  const getting = platforms.filter((one) => networks.includes(one));
  return (
    <Fold opened={text !== ''} title={t`First comment`} state={text.trim() ? '' : t`optional`}>
      <div className="composer-field">
        <p id={id} className="muted composer-help">
          <Trans>Added below your post as soon as it’s published: a link, a question, or the hashtags.</Trans>
        </p>
        <textarea
          aria-label={t`First comment`}
          aria-describedby={id}
          className="composer-text composer-short"
          rows={3}
          maxLength={MAX_COMMENT}
          value={text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <fieldset className="composer-choice">
          <legend className="visually-hidden">
            <Trans>Networks that get the first comment</Trans>
          </legend>
          {platforms.map((one) => (
            <Checkbox
              key={one}
              checked={networks.includes(one)}
              onChange={(event) =>
                change({
                  networks: event.target.checked
                    ? [...networks, one]
                    : networks.filter((name) => name !== one),
                })
              }
            >
              {labelOf(one)}
              {text !== '' && networks.includes(one) && (
                <Count text={text} platform={one} to={goesOut(one)} />
              )}
            </Checkbox>
          ))}
        </fieldset>
        {text.trim() !== '' && getting.length === 0 && (
          <p role="status" className="composer-error">
            <Trans>Choose at least one network for the first comment.</Trans>
          </p>
        )}
        {counting && moved && (
          <div className="composer-row start">
            <Button size="small" onClick={() => onChange(moved)}>
              {t`Move ${{ network: labelOf(counting) }}’s hashtags here`}
            </Button>
          </div>
        )}
      </div>
    </Fold>
  );
}

interface CountProps {
  readonly text: string;
  readonly platform: PlatformName;
  readonly to: GoesOut;
}

function Count({ text, platform, to: { accounts } }: CountProps): ReactNode {
  const { length, most, account } = strictestComment(platform, text.trim(), { accounts });
  const [used, limit] = [figure(length), figure(most)];
  return (
    <span className={length > most ? 'composer-error' : 'muted'} role={length > most ? 'alert' : undefined}>
      {' '}
      {account ? t`${used} of ${limit} for ${account}` : t`${used} of ${limit}`}
    </span>
  );
}
