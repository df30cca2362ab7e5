import type { Language } from '../../../language/facts/fact.ts';
import type { Editor } from './editor.ts';
import { englishEditor } from './english/english-editor.ts';
import { neutralEditor } from './neutral.ts';

const EDITORS: Readonly<Partial<Record<Language, Editor>>> = { en: englishEditor };

export const editorFor = (language: Language): Editor => EDITORS[language] ?? neutralEditor(language);
