import { plural } from '@lingui/core/macro';

/** "1 draft", "12 drafts". */
export const countedDrafts = (many: number): string => plural(many, { one: '# draft', other: '# drafts' });
