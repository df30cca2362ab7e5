import { labelOf, PLATFORMS, type PlatformName } from '@carillon/contracts/domain/platforms.ts';
import type { PostOption } from '@carillon/contracts/networks/network.ts';
import { listText } from '@carillon/sdk/index.ts';
import { Input, NetworkBadge } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import type { EditedPost } from '../../../lib/edited-post.ts';
import { choiceLabel, optionHelp, optionLabel } from '../../../lib/option-words.ts';
import { optionsFor, optionWords, withOption } from '../../../lib/post-options.ts';
import { languagesWith } from '../model/languages.ts';
import { Fold } from './fold.tsx';

interface NetworkOptionsProps {
  readonly post: EditedPost;
  readonly platforms: readonly PlatformName[];
  onChange(post: EditedPost): void;
}

/** Options that only some networks have. Collapsed to one line while all have their defaults. */
export function NetworkOptions({ post, platforms, onChange }: NetworkOptionsProps): ReactNode {
  const having = platforms.filter((one) => PLATFORMS[one].options.length > 0);
  if (having.length === 0) return null;
  const chosenOptions = having.flatMap((one) => {
    const options = optionsFor(post, one);
    return options ? [`${labelOf(one)}: ${optionWords(one, options).join(', ')}`] : [];
  });
  return (
    <Fold
      opened={chosenOptions.length > 0}
      title={t`${{ networks: listText(having.map(labelOf)) }} options`}
      state={chosenOptions.length > 0 ? chosenOptions.join(' · ') : t`optional`}
    >
      {having.map((one) => (
        <fieldset key={one} className="composer-options">
          <legend>
            <NetworkBadge network={one} size={18} /> {labelOf(one)}
          </legend>
          {PLATFORMS[one].options.map((option) => (
            <OptionField
              key={option.name}
              option={option}
              value={post.options?.[one]?.[option.name] ?? ''}
              onChange={(value) => onChange(withOption(post, one, { name: option.name, value }))}
            />
          ))}
        </fieldset>
      ))}
    </Fold>
  );
}

interface OptionFieldProps {
  readonly option: PostOption;
  /** Empty for what is usual. */
  readonly value: string;
  onChange(value: string): void;
}

function OptionField({ option, value, onChange }: OptionFieldProps): ReactNode {
  const id = useId();
  const help = optionHelp(option);
  const common = { id, value, 'aria-describedby': help && `${id}-help` };
  return (
    <div className={option.kind === 'text' ? 'field wide' : 'field'}>
      <label htmlFor={id}>{optionLabel(option)}</label>
      {option.kind === 'text' ? (
        <Input {...common} maxLength={option.most} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <select
          {...common}
          className="ant-input"
          value={value || (option.kind === 'choice' ? option.usual : '')}
          onChange={({ target }) => onChange(target.value)}
        >
          {(option.kind === 'choice' ? choicesOf(option) : [NO_LANGUAGE, ...languagesWith(value)]).map(
            ([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ),
          )}
        </select>
      )}
      {help && (
        <p id={`${id}-help`} className="field-help">
          {help}
        </p>
      )}
    </div>
  );
}

const NO_LANGUAGE = ['', t`Not set`] as const;

const choicesOf = (option: Extract<PostOption, { kind: 'choice' }>) =>
  option.choices.map((one) => [one.value, choiceLabel(option, one)] as const);
