import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { PlanInput } from '../schema.ts';

type Fields = readonly [
  business_type: string,
  target_demographics: string,
  business_goals: string,
  budget: string,
  timeframe: string,
  current_challenges: string,
  content_preferences: string,
];

const brief = ([
  business_type,
  target_demographics,
  business_goals,
  budget,
  timeframe,
  current_challenges,
  content_preferences,
]: Fields): PlanInput => ({
  business_type,
  target_demographics,
  platform: 'Multiple Platforms',
  business_goals,
  content_preferences,
  budget,
  timeframe,
  current_challenges,
});

/** One bakery, as its owner would describe it in each language of the interface. */
export const BAKERIES: Readonly<Record<Locale, PlanInput>> = {
  en: brief([
    'Neighborhood bakery',
    'Families nearby',
    'More sales before noon',
    '€6,000 a month',
    'three months',
    'I have two hours a week; a supermarket is cheaper',
    'Photos, no videos',
  ]),
  de: brief([
    'Nachbarschaftsbäckerei',
    'Familien in der Nähe',
    'Mehr Verkäufe vor 12 Uhr',
    '6.000 € im Monat',
    'in drei Monaten',
    'Ich habe 2 Stunden pro Woche; der Supermarkt ist billiger',
    'Fotos, keine Videos',
  ]),
  fr: brief([
    'Boulangerie de quartier',
    'Familles du quartier',
    'Plus de ventes avant midi',
    '6 000 € par mois',
    'trois mois',
    'J’ai deux heures par semaine ; le supermarché est moins cher',
    'Photos, pas de vidéos',
  ]),
  es: brief([
    'Panadería de barrio',
    'Familias del barrio',
    'Más ventas antes del mediodía',
    '6.000 € al mes',
    'tres meses',
    'Tengo dos horas a la semana; el supermercado es más barato',
    'Fotos, sin vídeos',
  ]),
  'pt-BR': brief([
    'Padaria de bairro',
    'Famílias do bairro',
    'Mais vendas antes do meio-dia',
    '6.000 € por mês',
    'três meses',
    'Tenho duas horas por semana; o supermercado é mais barato',
    'Fotos, sem vídeos',
  ]),
  ar: brief([
    'مخبز الحي',
    'العائلات القريبة',
    'مبيعات أكثر قبل الظهر',
    '6000 يورو شهريًا',
    'ثلاثة أشهر',
    'لدي ساعتان في الأسبوع؛ السوبرماركت أرخص',
    'صور، بدون فيديو',
  ]),
};
