import { SENTIMENTS } from '@carillon/contracts/domain/sentiment.ts';
import { type AccountFilter, AccountPicker, type ChoosableAccount } from '@carillon/sdk/index.ts';
import { Checkbox } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { usePostsWithComments } from '../api/use-posts-with-comments.ts';
import type { CommentFilter } from '../model/filter.ts';
import { MOODS } from '../model/moods.ts';
import { type PostChoice, postName } from '../model/post-choice.ts';

interface CommentFiltersProps {
  readonly filter: CommentFilter;
  /** A phone shows them when they are asked for. */
  readonly isOpen: boolean;
  /** The requested post, which may be older than those in the list. */
  readonly post: PostChoice | undefined;
  readonly accounts: readonly ChoosableAccount[];
  onAccount(filter: AccountFilter): void;
  /** An empty value asks for all. */
  onChange(name: 'post' | 'mood' | 'unread', value: string): void;
}

export function CommentFilters({
  filter,
  isOpen,
  post,
  accounts,
  onAccount,
  onChange,
}: CommentFiltersProps): ReactNode {
  const { platform, targets: target } = filter;
  return (
    <fieldset className={isOpen ? 'inbox-filters open' : 'inbox-filters'} aria-label={t`Filters`}>
      <AccountPicker
        accounts={accounts}
        value={{ ...(platform && { platform }), ...(target && { target }) }}
        onChange={onAccount}
      />
      <PostField filter={filter} post={post} onChange={(value) => onChange('post', value)} />
      <Choice
        label={t`Sentiment`}
        all={t`All sentiments`}
        value={filter.mood ?? ''}
        options={SENTIMENTS.map((mood) => [mood, MOODS[mood]])}
        onChange={(value) => onChange('mood', value)}
      />
      <Checkbox
        checked={filter.unread === 'true'}
        onChange={(event) => onChange('unread', event.target.checked ? 'true' : '')}
      >
        <Trans>Unread only</Trans>
      </Checkbox>
    </fieldset>
  );
}

interface PostFieldProps {
  readonly filter: CommentFilter;
  readonly post: PostChoice | undefined;
  onChange(id: string): void;
}

function PostField({ filter, post, onChange }: PostFieldProps): ReactNode {
  const latest = usePostsWithComments(filter);
  const isListed = post === undefined || latest.some(({ post_id }) => post_id === post.post_id);
  return (
    <Choice
      label={t`Post`}
      isWide
      all={t`All posts`}
      value={post?.post_id ?? ''}
      options={[...(isListed ? [] : [post]), ...latest].map((one) => [one.post_id, postName(one)])}
      onChange={onChange}
    />
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: string;
  readonly isWide?: boolean;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  onChange(value: string): void;
}

function Choice({ label, all, isWide, value, options, onChange }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={isWide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="ant-input" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([one, optionLabel]) => (
          <option key={one} value={one}>
            {optionLabel}
          </option>
        ))}
      </select>
    </div>
  );
}
