import type { MediaView } from '@carillon/contracts/http/posts/media-view.ts';
import type { ReviewView } from '@carillon/contracts/http/posts/review.ts';
import { shortTime, useAccountZone, useApproval, useNow } from '@carillon/sdk/index.ts';
import { Button, StatusTag } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { quote } from '../../../lib/quote.ts';
import { EarlierDecisions } from './earlier-decisions.tsx';

interface SentForApprovalProps {
  readonly review: ReviewView;
  readonly text: string;
  readonly media: readonly MediaView[];
  /** The accounts that were chosen; empty for none. */
  readonly where: string;
  /** The time that was suggested; null for none. */
  readonly when: string | null;
  /** Names a member. */
  nameOf(id: string): string;
  onEdit(): void;
  onNew(): void;
}

/** A draft that its writer has sent for approval, and its state. */
export function SentForApproval(props: SentForApprovalProps): ReactNode {
  const { review, text, media, where, when, nameOf, onEdit, onNew } = props;
  const zone = useAccountZone();
  const now = useNow();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The dialog that it was sent from is gone, with whatever had the focus before it.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  const at = (time: string): string => shortTime(new Date(time), zone, now);
  const isBack = review.status === 'changes_requested';
  return (
    <section className="panel composer-sent" aria-labelledby={id}>
      <div className="composer-row">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {TITLES[review.status]}
        </h2>
        <StatusTag status={review.status} />
      </div>
      <StateText review={review} nameOf={nameOf} at={at} />
      <p className="composer-sent-text">{text}</p>
      {media.length > 0 && (
        <ul className="composer-sent-media" aria-label={t`Media`}>
          {media.map(({ id: key, kind, url, alt_text }) => (
            <li key={key}>
              {kind === 'image' ? <img src={url} alt={alt_text ?? ''} /> : <video src={url} muted />}
            </li>
          ))}
        </ul>
      )}
      <dl>
        <dt>
          <Trans>Accounts</Trans>
        </dt>
        <dd>{where || t`The reviewer chooses`}</dd>
        <dt>
          <Trans>Time</Trans>
        </dt>
        <dd>{when ?? t`The reviewer chooses`}</dd>
        {review.request_note && (
          <>
            <dt>
              <Trans>Your note</Trans>
            </dt>
            <dd>{review.request_note}</dd>
          </>
        )}
        <dt>
          <Trans>Sent</Trans>
        </dt>
        <dd>{at(review.requested_at)}</dd>
      </dl>
      <EarlierDecisions review={review} nameOf={nameOf} />
      <div className="composer-row start">
        <Button type={isBack ? 'primary' : 'default'} onClick={onEdit}>
          <Trans>Edit post</Trans>
        </Button>
        <Button type={isBack ? 'default' : 'primary'} onClick={onNew}>
          <Trans>Write another post</Trans>
        </Button>
      </div>
    </section>
  );
}

const TITLES: Record<ReviewView['status'], string> = {
  requested: t`Sent for approval`,
  changes_requested: t`Changes requested`,
  approved: t`Approved`,
};

interface StateTextProps extends Pick<SentForApprovalProps, 'review' | 'nameOf'> {
  at(time: string): string;
}

function StateText({ review, nameOf, at }: StateTextProps): ReactNode {
  const { byOwners } = useApproval();
  const { status, decided_by, decided_at, note } = review;
  if (status === 'requested')
    return (
      <p>
        {byOwners
          ? t`Waiting for an owner. You’ll be notified when they decide.`
          : t`Waiting for an editor or owner. You’ll be notified when they decide.`}
      </p>
    );
  const by = nameOf(decided_by ?? '');
  if (status === 'approved')
    return (
      <p>
        {decided_at
          ? t`${by} approved it on ${{ when: at(decided_at) }}. It isn’t published yet.`
          : t`${by} approved it. It isn’t published yet.`}
      </p>
    );
  return <p>{`${by}: ${quote(note ?? '')}`}</p>;
}
