import { SPANISH_EVENT } from '../../../../language/brief/words/spanish.ts';
import { wholeWords } from '../../../../language/brief/words/whole-words.ts';
import type { Editor } from '../editor.ts';
import { neutralEditor } from '../neutral.ts';
import { cutTimeOf } from '../shared/cut-time.ts';
import { type Gaps, gapsFrom } from '../shared/gaps.ts';
import { type RomanceWords, romanceWordings } from './wordings.ts';

const NOUN = '(?:el|la|los|las|nuestro|nuestra|nuestros|nuestras|mi|un|una)';
const WORDS: RomanceWords = {
  language: 'es',
  clause: new RegExp(
    `^(?:(?:nos )?\\p{L}{2,20}(?:amos|emos|imos)|${NOUN} (?:[\\p{L}\\d«»-]{2,30} ){1,6}?(?:abre|abren|cierra|cierran|empieza|comienza|presenta|celebra|ofrece|organiza|estrena|toca|actúa|cuesta|cambia|se suspende|se cancela|se aplaza|no se celebrará|se celebrará|será|vuelve|llega)(?: también)?)(?=[ ,]|$)`,
    'iu',
  ),
  we: /(?:amos|emos|imos)$/iu,
  small: /^(?:el|la|los|las|nuestr[oa]s?|mi|un|una|nos|\p{L}{2,20}(?:amos|emos|imos))(?!\p{L})/iu,
  seek: /^(?:buscamos|se buscan?) (?!a )/iu,
  sought: 'Se busca',
  thank: /^(?:muchas |mil )?gracias a /iu,
  thanks: 'gracias',
  toAll: 'Para quienes pensaban venir',
  event: wholeWords(SPANISH_EVENT),
  because: /^(?<main>[^,:;]{8,160}) porque (?<cause>[^,:;]{6,160})$/iu,
  as: 'Como',
  noOpening: /^(?:a|de|del|hasta) \d/iu,
  colon: ':',
};

const GAPS: Gaps = {
  hire: [
    ['cómo presentarse, y hasta cuándo', /env[ií]|escrib|llam|currículum|@/iu],
    ['jornada y sueldo', /€|jornada|horas/iu],
  ],
  seek: [['con quién hablar, y cómo', /escrib|llam|tra(?:e|ed|iga)|env[ií]|@/iu]],
  offer: [['cómo pedir o reservar', /reserv|pide|pedid|llam|online|tienda|entrada/iu]],
  invite: [
    ['lugar', /(?<!\p{L})en (?:el|la|los|las|nuestr\p{L}+|\p{Lu})|plaza|calle/iu],
    ['hora', /\d ?h(?!\p{L})|a las \d|\d:\d\d/iu],
  ],
  open: [['dirección y horario', /calle|plaza|avenida|paseo|a las \d/iu]],
  cancel: [['nueva fecha, o que aún no la hay', /nueva fecha|aplaz|otro día/iu]],
  warn: [['teléfono o correo para preguntas', /\d{3} ?\d{3}|@/u]],
  loss: [['cuándo y dónde despedirse', /funeral|entierro|adiós|velatorio/iu]],
  cuts: [['qué pasa ahora, y con quién pueden hablar', /negociaci|sindicato|reuni/iu]],
};

/** A title that names what the post should say. */
const TITLES: Editor['titles'] = [
  [/^por qué (?!.*\?)/iu, 'la razón, en una o dos frases'],
  [/^cómo (?!.*\?)/iu, 'cómo, en dos o tres pasos'],
  [
    /^(?:\d+|dos|tres|cuatro|cinco|seis|siete|diez) (?:consejos|errores|razones|ideas|formas|preguntas|trucos) /iu,
    'los puntos, uno por línea',
  ],
];

export const spanishEditor: Editor = {
  ...neutralEditor('es'),
  titles: TITLES,
  cutTime: cutTimeOf('es'),
  wordings: (reading) =>
    romanceWordings(reading, WORDS).map((one) => ({
      ...one,
      text: one.text.replace(/^Se busca (?=(?:dos|tres|cuatro|cinco|seis|\d{1,3}|\p{L}+s) )/iu, 'Se buscan '),
    })),
  gaps: (reading) => gapsFrom(GAPS, reading, TITLES),
};
