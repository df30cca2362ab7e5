import { z } from 'zod';
import { textUpTo } from '../../domain/bounded-text.ts';
import { sentence } from '../../text.ts';
import { givenHashtags } from './hashtag-group.ts';

/** How many a workspace may have, and how long their parts may be. */
export const TEMPLATE_LIMITS = { count: 200, name: 60, text: 5000 } as const;

/** Made by the browser. */
const id = z.uuid(sentence`Use a UUID.`).toLowerCase();
export const templateParams = z.object({ id });

export const templateWords = z.object({
  name: textUpTo(TEMPLATE_LIMITS.name).trim().min(1, sentence`Give the template a name.`),
  /** The text of a post or what it is about, with blanks such as {product}. */
  text: textUpTo(TEMPLATE_LIMITS.text).trim().min(1, sentence`Write the text of the template.`),
  hashtags: givenHashtags.default([]),
});
export type TemplateWords = z.output<typeof templateWords>;

/** A text to begin posts with, for all of a workspace's writers. */
export const template = templateWords.extend({
  id,
  /** One more with each write; 1 after the first. */
  version: z.number().int().positive(),
});
export type Template = z.output<typeof template>;

/** `detail` of the error `template_changed`: the template as it is now; null when it was deleted. */
export const templateChangedDetail = z.object({ template: template.nullable() });
