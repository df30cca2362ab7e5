import type { Editor } from '../editor.ts';
import { cutTime } from './cut-time.ts';
import { formal } from './formal.ts';
import { gapsOf } from './gaps.ts';
import { requestFirst } from './request-first.ts';
import { wordingsOf } from './wordings.ts';

export const englishEditor: Editor = {
  wordings: wordingsOf,
  gaps: gapsOf,
  forReaders: (audience) => `For ${audience}:`,
  requestFirst,
  formal,
  cutTime,
  labels: { when: 'When:', where: 'Where:', price: 'Price:' },
};
