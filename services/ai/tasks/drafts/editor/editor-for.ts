import type { Language } from '../../../language/facts/fact.ts';
import type { Editor } from './editor.ts';
import { englishEditor } from './english/english-editor.ts';
import { germanEditor } from './german/german-editor.ts';
import { neutralEditor } from './neutral.ts';
import { frenchEditor } from './romance/french-editor.ts';
import { spanishEditor } from './romance/spanish-editor.ts';

const EDITORS: Readonly<Partial<Record<Language, Editor>>> = {
  en: englishEditor,
  de: germanEditor,
  fr: frenchEditor,
  es: spanishEditor,
};

export const editorFor = (language: Language): Editor => EDITORS[language] ?? neutralEditor(language);
