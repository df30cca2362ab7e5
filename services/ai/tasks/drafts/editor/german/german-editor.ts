import { unfinished } from '../../../../language/topic/sentences.ts';
import type { Editor } from '../editor.ts';
import { neutralEditor } from '../neutral.ts';
import { cutTimeOf } from '../shared/cut-time.ts';
import { type Gaps, gapsFrom } from '../shared/gaps.ts';
import { capital, joinsNews } from '../shared/say.ts';
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
      /(?<!\p{L})(?:im|theater|museum|\p{L}*(?:halle|haus|schule|kirche)|aula|in der|in die|in den|in unser\p{L}*|auf dem|auf der|am (?=\p{Lu}\p{L}*(?:platz|ufer|see))|bei uns|straße|platz|online)/iu,
    ],
    ['Uhrzeit', /\d ?uhr|\d{1,2}[.:]\d\d/iu],
  ],
  open: [['Adresse und Öffnungszeiten', /straße|platz|gasse|allee|weg|\d ?uhr/iu]],
  cancel: [['neuer Termin, oder dass es noch keinen gibt', /neuer termin|verschoben|nachgeholt|ersatz/iu]],
  disrupt: [['bis wann, oder wann es Neues gibt', /(?<!\p{L})(?:bis|ab|am|seit|nach)(?!\p{L})/iu]],
  warn: [['Telefon oder E-Mail für Fragen', /telefon|unter \d|@/iu]],
  appeal: [['Telefonnummer', /telefon|unter \d|\d{4}/iu]],
  loss: [['wann und wo man Abschied nehmen kann', /beisetzung|trauerfeier|gottesdienst|abschied/iu]],
  cuts: [['wie es weitergeht, und an wen sich Betroffene wenden', /gespräch|sozialplan|betriebsrat/iu]],
  apologize: [['was inzwischen geändert wurde', /erstatt|ersetz|korrigier|geändert|behoben/iu]],
};

export const germanEditor: Editor = {
  ...neutralEditor('de'),
  cutTime: cutTimeOf('de'),
  wordings: germanWordings,
  requestFirst: (request, news) =>
    joinsNews(request) ? `${unfinished(request)}: ${capital(news)}` : `${request} ${news}`,
  gaps: (reading) => gapsFrom(GAPS, reading),
};
