import type { Editor } from '../editor.ts';
import { neutralEditor } from '../neutral.ts';
import { cutTime } from './cut-time.ts';
import { formal } from './formal.ts';
import { gapsOf, TITLES } from './gaps.ts';
import { wordingsOf } from './wordings.ts';

export const englishEditor: Editor = {
  ...neutralEditor('en'),
  wordings: wordingsOf,
  gaps: gapsOf,
  formal,
  cutTime,
  titles: TITLES,
};
