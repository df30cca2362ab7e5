import { createHash } from 'node:crypto';
import { type Form, meaningOf } from '../domain/meaning-of.ts';

/** Tells one form from another by what would go out; null for a form that names no targets. */
export function markForm(form: Form): string | null {
  const meaning = meaningOf(form);
  return meaning === null ? null : createHash('sha256').update(meaning).digest('hex');
}

/** Whether a post came of another form than this. One that was made before forms were marked passes for this one's. */
export const isOfAnother = (post: { readonly formMark: string | null }, form: Form): boolean =>
  post.formMark !== null && post.formMark !== markForm(form);
