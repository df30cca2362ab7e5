import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Intent } from '@carillon/contracts/http/ai/assistant/conversation.ts';
import type { Dialogue } from '../dialogue.ts';

/** Texts in a tone, and the topic that stays in the user's words. */
const WRITING: readonly (readonly [Locale, line: string, topic: string, tone: string])[] = [
  ['en', 'write me something cheeky about our black friday sale', 'our black friday sale', 'lively'],
  ['de', 'schreib was lockeres über unseren tag der offenen tür', 'unseren tag der offenen tür', 'warm'],
  ['de', 'schreib einen lustigen Post über Montage', 'Montage', 'lively'],
  ['fr', 'rédige un truc drôle sur la rentrée', 'la rentrée', 'lively'],
  ['fr', 'écris un post décontracté sur notre terrasse', 'notre terrasse', 'warm'],
  ['es', 'escríbeme algo divertido sobre el día de la madre', 'el día de la madre', 'lively'],
  ['pt-BR', 'escreve um post descontraído sobre o dia dos pais', 'o dia dos pais', 'warm'],
  ['ar', 'اكتب لي منشور مرح عن اليوم الوطني', 'اليوم الوطني', 'lively'],
  ['ar', 'اكتب منشورا عن عيد الأم بأسلوب رسمي', 'عيد الأم', 'professional'],
];

/** No day of a topic is translated, or taken for the day of the post. */
const TOPICS: readonly (readonly [line: string, topic: string])[] = [
  ['اكتب منشورا عن عروض يوم الجمعة', 'عروض يوم الجمعة'],
  ['اكتب منشورا عن تخفيضات الجمعة البيضاء', 'تخفيضات الجمعة البيضاء'],
  ['اكتب منشورا عن افتتاح فرعنا الجديد غدا', 'افتتاح فرعنا الجديد غدا'],
  ['أريد منشورا عن اليوم العالمي للقهوة', 'اليوم العالمي للقهوة'],
];

const HASHTAGS: readonly (readonly [Locale, line: string, topic: string])[] = [
  ['de', 'such mir ein paar hashtags zum thema nachhaltige mode raus', '**nachhaltige mode**'],
  ['fr', 'file moi des hashtags pour un salon de coiffure', '**salon de coiffure**'],
  ['es', 'dame hashtags para una cafeteria de especialidad', '**cafeteria de especialidad**'],
  ['pt-BR', 'me dá umas hashtags pra hamburgueria artesanal', '**hamburgueria artesanal**'],
  ['ar', 'اعطني هاشتاقات لمقهى مختص', '**مقهى مختص**'],
];

const LOOKING_UP: readonly (readonly [Locale, line: string, intent: Intent])[] = [
  ['en', "when's the sweet spot to post on facebook", 'best_times'],
  ['fr', 'à quelle heure faut poster sur insta', 'best_times'],
  ['ar', 'متى أفضل وقت للنشر على فيسبوك', 'best_times'],
  ['de', 'wie liefs letzte woche auf linkedin', 'analytics'],
  ['fr', 'ça a donné quoi le mois dernier sur facebook', 'analytics'],
  ['fr', "comment s'est passé le mois d'octobre", 'analytics'],
  ['fr', 'montre-moi les stats du mois dernier', 'analytics'],
  ['es', 'qué tal nos fue la semana pasada en linkedin', 'analytics'],
  ['es', 'dame los números del mes pasado', 'analytics'],
  ['es', 'cómo fue diciembre', 'analytics'],
  ['pt-BR', 'como foi o engajamento no facebook mês passado', 'analytics'],
  ['pt-BR', 'como foi outubro', 'analytics'],
  ['ar', 'كيف كان أداؤنا على فيسبوك الشهر الماضي', 'analytics'],
];

/** Carillon doesn't post there, and knows no times for it. */
const ELSEWHERE: readonly (readonly [Locale, line: string])[] = [
  ['en', "what's the best time to post on tiktok"],
  ['es', 'a qué hora conviene publicar en tiktok'],
  ['ar', 'متى أفضل وقت للنشر على تيك توك'],
];

/** Comments that wait are shown one by one, in the language of the question. */
const COMMENTS: readonly (readonly [Locale, line: string, says: string])[] = [
  ['en', "any comments we haven't replied to yet?", 'Comment 1 of 2'],
  ['de', 'welche kommentare muss ich noch beantworten', 'Kommentar 1 von 2'],
  ['fr', 'il me reste des commentaires sans réponse ?', 'Commentaire 1 sur 2'],
  ['es', 'tengo comentarios pendientes de contestar?', 'Comentario 1 de 2'],
  ['pt-BR', 'tem comentário sem resposta?', 'Comentário 1 de 2'],
  ['ar', 'هل في تعليقات ما رديت عليها؟', 'التعليق 1 من 2'],
];

/** A series is never planned as one post. */
const WEEKLY: readonly (readonly [Locale, line: string])[] = [
  ['en', 'do this every monday at 8am until christmas: Monday tip time'],
  ['fr', 'tous les mardis à 9h publie : La recette du mardi'],
  ['es', 'cada lunes a las 8 sube: Consejo de la semana'],
  ['pt-BR', 'toda segunda às 8h posta: Dica da semana'],
  ['ar', 'كل اثنين الساعة 8 صباحا انشر: نصيحة الأسبوع'],
  ['ar', 'انشر هذا كل اثنين الساعة 8 صباحا: نصيحة الأسبوع'],
];

const PLANNING: readonly (readonly [Locale, line: string, at: string, yes: string])[] = [
  ['en', 'post this tomorrow at 9 on facebook: New menu', '2026-11-24 09:00:00', 'yes'],
  ['en', 'schedule this for tmrw at half 9 on facebook: New menu', '2026-11-24 09:30:00', 'yes'],
  ['ar', 'جدول هذا لبكرة الساعة ٧ مساءً على فيسبوك: قائمة جديدة', '2026-11-24 19:00:00', 'نعم'],
  ['ar', 'انشر هذا على فيسبوك بعد بكرة الساعة 3 العصر: قائمة جديدة', '2026-11-25 15:00:00', 'نعم'],
  [
    'ar',
    'انشر هذا على فيسبوك يوم الثلاثاء من الأسبوع القادم الساعة 8 ونص مساء: قائمة',
    '2026-12-01 20:30:00',
    'نعم',
  ],
  ['ar', 'انشر هذا على فيسبوك يوم ١٠ ديسمبر الساعة ٨ مساءً: قائمة', '2026-12-10 20:00:00', 'نعم'],
];

/** Everyday wording of marketers. */
export const IDIOMS: readonly Dialogue[] = [
  ...WRITING.map(
    ([locale, line, topic, tone]): Dialogue => ({
      locale,
      lines: [line],
      intent: 'content_generation',
      says: [`**${topic}**`, `about ${topic} in a ${tone} tone`],
    }),
  ),
  ...TOPICS.map(
    ([line, topic]): Dialogue => ({
      locale: 'ar',
      lines: [line],
      intent: 'content_generation',
      says: [`**${topic}**`],
    }),
  ),
  { locale: 'ar', lines: ['اكتب منشورا', 'عروض يوم الجمعة'], says: ['**عروض يوم الجمعة**'] },
  ...HASHTAGS.map(
    ([locale, line, topic]): Dialogue => ({ locale, lines: [line], intent: 'hashtags', says: [topic] }),
  ),
  ...LOOKING_UP.map(([locale, line, intent]): Dialogue => ({ locale, lines: [line], intent })),
  ...ELSEWHERE.map(
    ([locale, line]): Dialogue => ({ locale, lines: [line], intent: 'out_of_scope', says: ['TikTok'] }),
  ),
  ...COMMENTS.map(
    ([locale, line, says]): Dialogue => ({
      locale,
      comments: [{ text: 'When do you open?' }, { text: 'Do you deliver?' }],
      lines: [line],
      says: [says],
    }),
  ),
  ...WEEKLY.map(
    ([locale, line]): Dialogue => ({ locale, lines: [line], says: ['](/create-post)'], made: [] }),
  ),
  ...PLANNING.map(
    ([locale, line, at, yes]): Dialogue => ({
      locale,
      lines: [line, yes],
      networks: [
        {
          platform: 'facebook',
          state: 'connected',
          targets: [{ platform: 'facebook', page_id: 'p1', name: 'Rye & Co' }],
        },
      ],
      made: [{ on: 'facebook', at }],
    }),
  ),
];
