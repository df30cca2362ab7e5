import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { ConfirmedPost } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import { dayAndTime } from '@carillon/sdk/index.ts';
import { ClockIcon, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** Without a time for a message stored before times existed. */
type When = Partial<Pick<ConfirmedPost, 'scheduled_time' | 'timezone'>>;

interface PostCardProps {
  readonly content: string;
  readonly platforms: readonly PlatformName[];
  readonly when: When;
  readonly children?: ReactNode;
}

/** The post that is asked about or was confirmed: its text, its networks and its time, and what can be done. */
export const PostCard = ({ content, platforms, when, children }: PostCardProps): ReactNode => (
  <section className="assistant-card" aria-label={t`Post`}>
    <ul className="assistant-networks">
      {platforms.map((name) => (
        <li key={name}>
          <NetworkBadge network={name} size={20} /> {labelOf(name)}
        </li>
      ))}
    </ul>
    <p className="assistant-post-text">{content}</p>
    {when.scheduled_time !== undefined && (
      <p className={when.scheduled_time ? 'assistant-when planned' : 'assistant-when'}>
        <ClockIcon size={16} />
        {whenText(when)}
      </p>
    )}
    {children}
  </section>
);

/** The time is shown in its own zone. */
function whenText({ scheduled_time, timezone }: When): string {
  if (!scheduled_time) return t`Right away`;
  const words = dayAndTime(new Date(`${scheduled_time.replace(' ', 'T')}Z`), 'UTC');
  return timezone ? `${words} (${timezone})` : words;
}
