import { labelOf, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import { type Connections, connectedFirst, useMembers, useTypedText } from '@carillon/sdk/index.ts';
import { Button, Input } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import {
  isDraftView,
  isFiltered,
  NO_FILTER,
  orderOf,
  type PostFilter,
  VIEWS,
  type View,
} from '../model/post-filter.ts';

export const VIEW_NAMES: Readonly<Record<View, string>> = {
  all: t`All posts`,
  attention: t`Needs attention`,
  drafts: t`Drafts`,
  review: t`Waiting for approval`,
  scheduled: t`Scheduled`,
  publishing: t`Publishing`,
  published: t`Published`,
  failed: t`Failed`,
  canceled: t`Canceled`,
};

interface PostFiltersProps {
  readonly filter: PostFilter;
  readonly connections: Connections;
  onChange(change: Partial<PostFilter>): void;
}

/** Filters the list of posts. On a phone everything but the text and the status is one step away. */
export function PostFilters({ filter, connections, onChange }: PostFiltersProps): ReactNode {
  const [open, setOpen] = useState(() => isFiltered({ ...filter, text: '' }));
  const drafts = isDraftView(filter.view);
  return (
    <search className={open ? 'posts-filters open' : 'posts-filters'} aria-label={t`Filter posts`}>
      <TextFilter
        value={filter.text}
        placeholder={drafts ? t`Search drafts` : t`Search posts`}
        onChange={(text) => onChange({ text })}
      />
      <Choice
        label={t`Status`}
        value={filter.view}
        options={VIEWS.map((view) => [view, VIEW_NAMES[view]] as const)}
        onChoose={(view) => onChange({ view: view as View })}
      />
      {!drafts && (
        <>
          <Button className="posts-phone" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? t`Fewer filters` : t`More filters`}
          </Button>
          <MoreFilters filter={filter} connections={connections} onChange={onChange} />
        </>
      )}
      {(drafts ? filter.text !== '' : isFiltered(filter)) && (
        <Button type="link" onClick={() => onChange({ ...NO_FILTER, view: filter.view })}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </search>
  );
}

function MoreFilters({ filter, connections, onChange }: PostFiltersProps): ReactNode {
  const { data: members = [] } = useMembers();
  const accounts = connections.targets.toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className="posts-more">
      <Choice
        label={t`Network`}
        value={filter.platform}
        options={[
          ['', t`All networks`],
          ...connectedFirst(connections).map((name) => [name, labelOf(name)] as const),
        ]}
        onChoose={(name) => onChange({ platform: name as PlatformName | '', target: '' })}
      />
      <Choice
        label={t`Account`}
        value={filter.target}
        options={[
          ['', t`All accounts`],
          ...accounts
            .filter(({ platform }) => !filter.platform || platform === filter.platform)
            .map(({ id, name, platform }) => [id, `${name} (${labelOf(platform)})`] as const),
          // A disconnected one still has posts.
          ...(filter.target && !accounts.some(({ id }) => id === filter.target)
            ? [[filter.target, t`Another account`] as const]
            : []),
        ]}
        onChoose={(target) => onChange({ target })}
      />
      {members.length > 1 && (
        <Choice
          label={t`Author`}
          value={filter.author}
          options={[['', t`Everyone`], ...members.map(({ id, name }) => [id, name] as const)]}
          onChoose={(author) => onChange({ author })}
        />
      )}
      <DayField label={t`From`} value={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label={t`Until`} value={filter.until} onChange={(until) => onChange({ until })} />
      <Choice
        label={t`Order`}
        value={orderOf(filter)}
        options={[
          ['latest', t`Latest first`],
          ['soonest', t`Earliest first`],
        ]}
        onChoose={(order) => onChange({ order: order as 'latest' | 'soonest' })}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  onChoose(value: string): void;
}

const Choice = ({ label, value, options, onChoose }: ChoiceProps): ReactNode => (
  <label>
    <span>{label}</span>
    <select className="ant-input" value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([key, name]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface TypedProps {
  readonly value: string;
  onChange(value: string): void;
}

const DayField = ({ label, value, onChange }: TypedProps & { readonly label: string }): ReactNode => (
  <label>
    <span>{label}</span>
    <input
      type="date"
      className="ant-input"
      value={value}
      max="9999-12-31"
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
);

function TextFilter({
  value,
  onChange,
  placeholder,
}: TypedProps & { readonly placeholder: string }): ReactNode {
  const id = useId();
  const [input, setInput] = useTypedText(value, onChange);
  return (
    <div className="posts-search">
      <label htmlFor={id}>
        <Trans>Search</Trans>
      </label>
      <Input
        id={id}
        type="search"
        placeholder={placeholder}
        maxLength={200}
        value={input}
        onChange={({ target }) => setInput(target.value)}
      />
    </div>
  );
}
