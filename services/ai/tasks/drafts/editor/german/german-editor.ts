import type { Editor } from '../editor.ts';
import { neutralEditor } from '../neutral.ts';
import { cutTimeOf } from '../shared/cut-time.ts';
import { type Gaps, gapsFrom } from '../shared/gaps.ts';
import { germanWordings } from './wordings.ts';

const GAPS: Gaps = {
  hire: [
    ['wie und bis wann man sich bewirbt', /bewerb|bewirb|schick|schreib|anruf|meld|@/iu],
    ['Arbeitszeit und Lohn', /€|euro|stunden|vollzeit|teilzeit/iu],
  ],
  seek: [['an wen man sich wendet, und wie', /meld|schreib|anruf|abgeben|bring|schick|komm|@/iu]],
  offer: [['wie man bestellt oder bucht', /bestell|buch|reserv|anruf|komm|online|eintritt|abgeben|laden/iu]],
  invite: [
    [
      'Ort',
      /(?<!\p{L})(?:\p{L}{0,30}(?:markt|gottesdienst|sprechstunde)|im|theater|museum|\p{L}*(?:halle|haus|schule|kirche)|aula|in der|in die|in den|in unser\p{L}*|auf dem|auf der|am (?=\p{Lu}\p{L}*(?:platz|ufer|see))|bei uns|straße|platz|online)/iu,
    ],
    ['Uhrzeit', /markt(?!\p{L})|\d ?(?:uhr|h(?!\p{L}))|\d{1,2}[.:]\d\d/iu],
  ],
  open: [['Adresse und Öffnungszeiten', /straße|platz|gasse|allee|weg|\d ?uhr/iu]],
  cancel: [['neuer Termin, oder dass es noch keinen gibt', /neuer termin|verschoben|nachgeholt|ersatz/iu]],
  disrupt: [
    [
      'bis wann, oder wann es Neues gibt',
      /(?<!\p{L})(?:für immer|endgültig|letzte[rsnm]?|bis|ab|am|seit|nach)(?!\p{L})/iu,
    ],
  ],
  warn: [['Telefon oder E-Mail für Fragen', /telefon|unter \d|@/iu]],
  appeal: [['Telefonnummer', /telefon|unter \d|\d{4}/iu]],
  loss: [['wann und wo man Abschied nehmen kann', /beisetzung|trauerfeier|gottesdienst|abschied/iu]],
  cuts: [['wie es weitergeht, und an wen sich Betroffene wenden', /gespräch|sozialplan|betriebsrat/iu]],
  apologize: [['was inzwischen geändert wurde', /erstatt|ersetz|korrigier|geändert|behoben/iu]],
};

/** A title that names what the post should say. */
const TITLES: Editor['titles'] = [
  [/^(?:warum|wieso|weshalb) (?:wir|ich|unser|man|die|der|das) /iu, 'der Grund, in ein bis zwei Sätzen'],
  [/^(?:wie (?:wir|ich|man|unser\p{L}*)|so) /iu, 'wie, in zwei bis drei Schritten'],
  [
    /^(?:\d+|zwei|drei|vier|fünf|sechs|sieben|zehn) (?:tipps|fehler|gründe|ideen|fragen|wege|dinge) /iu,
    'die Punkte, einer je Zeile',
  ],
];

export const germanEditor: Editor = {
  ...neutralEditor('de'),
  titles: TITLES,
  cutTime: cutTimeOf('de'),
  wordings: germanWordings,
  gaps: (reading) => gapsFrom(GAPS, reading, TITLES),
};
