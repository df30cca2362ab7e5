import { t } from '@lingui/core/macro';

/** A post whose comments can be asked for alone. */
export interface PostChoice {
  readonly post_id: string;
  readonly words: string;
}

const LONGEST = 60;

/** Returns its name in a list of posts. */
export const postName = ({ words }: Pick<PostChoice, 'words'>): string => {
  if (words === '') return t`Post without text`;
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()}…` : words;
};
