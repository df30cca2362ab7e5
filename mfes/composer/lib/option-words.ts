import type { PostOption } from '@carillon/contracts/networks/network.ts';
import { t } from '@lingui/core/macro';

interface OptionWords {
  readonly label: string;
  readonly help?: string;
  readonly choices?: Readonly<Record<string, string>>;
}

/** Networks' own options in the user's language. */
const WORDS: Readonly<Record<string, OptionWords>> = {
  visibility: {
    label: t`Who can see it`,
    choices: {
      public: t`Everyone`,
      unlisted: t`Everyone, but not in public timelines`,
      private: t`Followers`,
      direct: t`People you mention`,
    },
  },
  content_warning: {
    label: t`Content warning`,
    help: t`Shown in place of the post until someone opens it.`,
  },
  language: { label: t`Language` },
};

/** Returns an option's name. One without a translation here keeps the network's name. */
export const optionLabel = ({ name, label }: PostOption): string => WORDS[name]?.label ?? label;

export const optionHelp = ({ name, help }: PostOption): string | undefined => WORDS[name]?.help ?? help;

export const choiceLabel = ({ name }: PostOption, choice: { value: string; label: string }): string =>
  WORDS[name]?.choices?.[choice.value] ?? choice.label;
