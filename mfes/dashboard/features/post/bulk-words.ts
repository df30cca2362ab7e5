import { plural } from '@lingui/core/macro';

/** "1 post", "12 posts". */
export const counted = (many: number): string => plural(many, { one: '# post', other: '# posts' });
