import type { Editor } from '../editor.ts';
import { cutTime } from './cut-time.ts';
import { formal } from './formal.ts';
import { gapsOf, TITLES } from './gaps.ts';
import { wordingsOf } from './wordings.ts';

export const englishEditor: Editor = {
  wordings: wordingsOf,
  gaps: gapsOf,
  forReaders: (audience) => `For ${audience}:`,
  formal,
  cutTime,
  titles: TITLES,
  labels: { when: 'When:', where: 'Where:', price: 'Price:' },
};
