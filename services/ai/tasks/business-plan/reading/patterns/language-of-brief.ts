import { languageOf } from '../../../../language/topic/language.ts';
import type { PlanInput } from '../../schema.ts';

export type BriefLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'ar';

/** Without “do”, which is English too. */
const PORTUGUESE =
  /[ãõ]|(?<![\p{L}.])(?:não|nossa|nosso|meu|minha|você|mais|com|em|uma|um|dos|das?|ao|até|três|são|mês)(?!\p{L})/giu;
const SPANISH =
  /[ñ¿¡]|ción|(?<!\p{L})(?:el|los|las|del|más|con|y|una|un|muy|hasta|nuestro|nuestra|mes)(?!\p{L})/giu;
const ARABIC = /\p{Script=Arabic}/gu;

/** The language that the fields are mostly in; English where nothing tells. */
export function languageOfBrief({ locale: _, platform: __, ...fields }: PlanInput): BriefLanguage {
  const text = Object.values(fields).join('. ').slice(0, 4_000);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  if (count(ARABIC) * 2 > count(/\p{L}/gu)) return 'ar';
  const language = languageOf(text);
  if (language === 'de' || language === 'fr') return language;
  if (count(PORTUGUESE) > count(SPANISH) && (language !== 'en' || count(PORTUGUESE) > 2)) return 'pt';
  return language === 'other' ? 'en' : language;
}
