import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { describe, expect, test } from '@jest/globals';
import type { PlanInput } from '../schema.ts';
import { type PlanFacts, readFacts } from './facts.ts';
import type { ChallengeKind, Nature } from './kinds.ts';
import { thingOf } from './own-words.ts';

const factsOf = (fields: Partial<PlanInput>): PlanFacts =>
  readFacts({
    business_type: '',
    target_demographics: '',
    platform: 'Instagram',
    business_goals: '',
    content_preferences: '',
    budget: '',
    timeframe: '',
    current_challenges: '',
    ...fields,
  });

/** Ten trades as each language names them. */
const TRADES: Readonly<Record<Exclude<Locale, 'en' | 'de'>, Readonly<Partial<Record<Nature, string[]>>>>> = {
  ar: {
    food: ['عطارة وبهارات', 'تمور فاخرة', 'مقهى صغير', 'كوفي شوب', 'بيكري', 'محل مخبوزات', 'محمصة قهوة'],
    teaching: ['دروس خصوصية', 'مدرس خصوصي', 'معهد لغات'],
    software: ['وكالة برمجيات', 'شركة تطوير مواقع'],
    wellness: ['استوديو يوغا', 'نادي يوغا', 'ستوديو يوجا', 'نادي رياضي', 'نادٍ رياضي للسيدات', 'جيم'],
    retail: ['عطور ودهن عود', 'متجر شموع', 'شموع يدوية الصنع', 'مكتبة لبيع الكتب', 'كتب مستعملة'],
    community: ['مكتبة عامة', 'نادي ثقافي'],
    rescue: ['جمعية لتبني الحيوانات'],
    animals: ['عيادة بيطرية', 'فندق للكلاب', 'حضانة كلاب', 'تدريب الكلاب'],
    home: ['شركة تنظيف منازل', 'شركة نظافة'],
    craft: ['محل صيانة الجوالات', 'تصليح جوالات'],
  },
  'pt-BR': {
    food: [
      'Açaiteria',
      'Cafeteria de bairro',
      'Padaria artesanal',
      'Pães artesanais',
      'Nossa confeitaria artesanal',
    ],
    teaching: ['Aulas particulares', 'Cursinho pré-vestibular', 'Explicações de matemática'],
    software: ['Agência de software', 'Agência de desenvolvimento web', 'Software livre'],
    wellness: ['Estúdio de yoga', 'Estúdio de ioga'],
    retail: ['Papelaria', 'Ótica', 'Loja de velas', 'Velas artesanais', 'Livraria', 'Sebo', 'Livro usado'],
    rescue: ['ONG de adoção de animais'],
    animals: ['Hotel para cachorro', 'Creche canina', 'Creche para cães', 'Hotel pet'],
    home: ['Empresa de limpeza', 'Diarista e faxina'],
    craft: ['Assistência técnica de celulares', 'Conserto de celular', 'Ateliê de um artesão'],
  },
  fr: {
    food: [
      'Café de quartier',
      'Boulangerie artisanale',
      'Bière artisanale',
      'Un salon de thé avec des gâteaux',
    ],
    teaching: ['Cours particuliers', 'Crèche parentale'],
    software: ['Agence web', 'Développement d’applications'],
    wellness: ['Studio de yoga', 'Cours de yoga', 'Salle de sport'],
    lodging: ['Maison d’hôtes'],
    retail: ['Papeterie', 'Bougies artisanales', 'Librairie', 'Bouquiniste', 'Vente de livres'],
    rescue: ['Adoption d’animaux'],
    animals: ['Hôtel pour chiens', 'Hôtel canin', 'Garderie canine', 'Crèche pour chiens'],
    home: ['Société de nettoyage', 'Dépannage de chaudières'],
    craft: ['Réparation de téléphones', 'Dépannage de téléphones'],
  },
  es: {
    food: ['Cafetería', 'Panadería artesanal', 'Cerveza artesanal'],
    teaching: ['Clases particulares', 'Guardería infantil'],
    software: ['Agencia de software', 'Estudio de desarrollo web'],
    wellness: ['Estudio de yoga', 'Clases de yoga'],
    retail: ['Tienda de velas', 'Velas artesanales', 'Librería', 'Libro usado'],
    rescue: ['Adopción de perros y gatos'],
    animals: ['Hotel para perros', 'Hotel canino', 'Guardería canina', 'Guardería para perros'],
    home: ['Empresa de limpieza', 'Aseo de casas'],
    craft: ['Reparación de móviles', 'Servicio técnico de celulares', 'Un artesano'],
  },
};

describe.each(Object.entries(TRADES))('in %s', (locale, natures) => {
  test.each(Object.entries(natures))('reads the trades of %s', (nature, names) => {
    const read = names.map((business_type) => [
      business_type,
      factsOf({ business_type, locale: locale as Locale }).nature,
    ]);
    expect(read).toEqual(names.map((name) => [name, nature]));
  });
});

const CHALLENGES: readonly (readonly [locale: Locale, text: string, kind: ChallengeKind | null])[] = [
  ['ar', 'الأهالي يؤجلون القرار إلى آخر لحظة', 'delay'],
  ['ar', 'قرارات الشراء تأخذ وقتًا طويلًا', 'decisions'],
  ['ar', 'المبتدئات يخفن من عدم المرونة', 'doubt'],
  ['ar', 'لا يمكن شم رائحة الشموع عبر الإنترنت', null],
  ['pt-BR', 'Ninguém sente o cheiro pela internet', null],
  ['pt-BR', 'Livro é caro', 'price'],
  ['pt-BR', 'Iniciantes acham que não são flexíveis', 'doubt'],
  ['fr', 'Les débutantes pensent ne pas être assez souples', 'doubt'],
  ['es', 'Nadie puede sentir el olor de una vela por internet', null],
];

test.each(CHALLENGES)('in %s, reads “%s” as %s', (locale, current_challenges, kind) => {
  expect(factsOf({ current_challenges, locale }).challenges).toEqual([{ text: current_challenges, kind }]);
});

test.each([
  ['المنافسة من السلاسل الكبيرة، والوقت لا يكفي', 'الوقت لا يكفي'],
  ['La concurrence des chaînes, et le manque de temps', 'le manque de temps'],
  ['المكان بعيد، ورشتنا صغيرة', 'ورشتنا صغيرة'],
])('quotes the second challenge of “%s” without its conjunction', (current_challenges, text) => {
  expect(factsOf({ current_challenges }).challenges.map((one) => one.text)).toContain(text);
});

test.each([
  ['8 إصلاحات في اليوم', 'counted', 'إصلاحات'],
  ['30 مريضًا جديدًا كل شهر', 'appointments', ''],
  ['50 كفيلًا جديدًا قبل رمضان', 'donations', ''],
  ['5 عروض توضيحية في الشهر', 'demos', ''],
  ['100 طلب في الشهر', 'sales', ''],
  ['30 personnes par soirée de lecture', 'visitors', ''],
  ['30 personas por noche de lectura', 'visitors', ''],
  ['30 pessoas por noite de leitura', 'visitors', ''],
])('reads the goal “%s” as %s', (business_goals, kind, unit) => {
  expect(factsOf({ business_goals }).goals).toMatchObject([{ kind, unit }]);
});

test.each([
  ['محبو الطعام الصحي', null],
  ['عشاق القهوة', null],
  ['محبو الجري', 'hobbyists'],
])('reads the audience “%s” as %s', (target_demographics, kind) => {
  expect(factsOf({ target_demographics, locale: 'ar' }).audiences.map((one) => one.kind)).toEqual([kind]);
});

test('doesn’t take an accented word for an English one', () => {
  expect(factsOf({ business_type: 'Farmácia', locale: 'pt-BR' }).nature).toBe('general');
});

test.each(['لا ميزانية', 'بلا ميزانية', 'ليس لدينا ميزانية', 'لا يوجد مال'])(
  'reads “%s” as no budget',
  (budget) => {
    expect(factsOf({ budget }).budget.amount).toBe(0);
  },
);

test.each([
  ['Hotel para cachorro em Recife', 'Hotel para cachorro'],
  ['Hôtel pour chiens', 'Hôtel pour chiens'],
  ['دروس خصوصية في الرياضيات', 'دروس خصوصية في الرياضيات'],
  ['مقهى صغير في وسط المدينة', 'مقهى صغير'],
])('names “%s” as what it offers', (business_type, thing) => {
  expect(thingOf(business_type)).toBe(thing);
});
