import { FRENCH_EVENT } from '../../../../language/brief/words/french.ts';
import { wholeWords } from '../../../../language/brief/words/whole-words.ts';
import type { Editor } from '../editor.ts';
import { neutralEditor } from '../neutral.ts';
import { cutTimeOf } from '../shared/cut-time.ts';
import { type Gaps, gapsFrom } from '../shared/gaps.ts';
import { type RomanceWords, romanceWordings } from './wordings.ts';

const NOUN = "(?:le|la|les|l[’']|notre|nos|mon|ma|mes|un|une)";
const WORDS: RomanceWords = {
  language: 'fr',
  clause: new RegExp(
    `^(?:nous \\p{L}{2,20}ons|je \\p{L}{2,20}|${NOUN} ?(?:[\\p{L}\\d’'-]{1,30} ){1,6}?(?:ouvre|ouvrent|ferme|ferment|commence|commencent|présente|célèbre|propose|organise|joue|déménage|s[’']installe|vend|tient|revient|arrive|aura lieu|n[’']aura pas lieu|est annulée?|parle))(?=[ ,]|$)`,
    'iu',
  ),
  we: /^nous /iu,
  small: /^(?:le|la|les|l[’']\p{L}+|notre|nos|mon|ma|mes|un|une|nous|je)(?!\p{L})/iu,
  seek: /^nous (?:re)?cherchons /iu,
  sought: 'Recherché',
  thank: /^(?:un (?:grand|immense) )?merci (?:à|aux|au) /iu,
  thanks: 'merci',
  toAll: 'À l’intention de celles et ceux qui pensaient venir',
  event: wholeWords(FRENCH_EVENT),
  because: /^(?<main>[^,:;]{8,160}) parce qu(?:e |['’])(?<cause>[^,:;]{6,160})$/iu,
  as: 'Comme',
  noOpening: /^(?:à|de|du) \d/iu,
  colon: ' :',
};

const GAPS: Gaps = {
  hire: [
    ['comment postuler, et jusqu’à quand', /écri|envoy|appel|postul|candidature|@/iu],
    ['horaires et salaire', /€|temps|heures/iu],
  ],
  seek: [['à qui s’adresser, et comment', /écri|envoy|appel|apport|dépos|@/iu]],
  offer: [
    ['comment commander ou réserver', /réserv|command|appel|en ligne|entrée|boutique|apport|venez|carte/iu],
  ],
  invite: [
    ['lieu', /(?<!\p{L})(?:au|à la|à l[’']|dans|chez|sur|marché|place|rue|salle)(?!\p{L})/iu],
    ['heure', /\d ?h(?!\p{L})|marché/iu],
  ],
  open: [['adresse et horaires', /rue|place|avenue|quai|\d ?h(?!\p{L})/iu]],
  cancel: [['nouvelle date, ou qu’il n’y en a pas encore', /nouvelle date|report/iu]],
  warn: [['téléphone ou adresse pour les questions', /\d\d \d\d|@/u]],
  loss: [['quand et où lui dire adieu', /obsèques|messe|enterrement|cérémonie/iu]],
  cuts: [['la suite, et à qui peuvent s’adresser les personnes concernées', /syndicat|négoci|réunion/iu]],
};

/** A title that names what the post should say. */
const TITLES: Editor['titles'] = [
  [/^pourquoi (?:nous|je|notre|nos|on|le|la|les|l’)/iu, 'la raison, en une ou deux phrases'],
  [/^comment (?!.*\?)/iu, 'comment, en deux ou trois étapes'],
  [
    /^(?:\d+|deux|trois|quatre|cinq|six|sept|dix) (?:conseils|erreurs|raisons|idées|façons|questions) /iu,
    'les points, un par ligne',
  ],
];

export const frenchEditor: Editor = {
  ...neutralEditor('fr'),
  titles: TITLES,
  cutTime: cutTimeOf('fr'),
  wordings: (reading) => romanceWordings(reading, WORDS).filter(({ text }) => !text.startsWith('Recherché')),
  gaps: (reading) => gapsFrom(GAPS, reading, TITLES),
};
