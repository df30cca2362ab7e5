import type { Reading } from '../../../../../language/brief/reading.ts';
import type { Wording } from '../../editor.ts';
import type { News } from '../news.ts';

/** Ways to say news of one pattern; none where the grammar isn't sure. */
export type Frame = (news: News, reading: Reading) => readonly Wording[];
