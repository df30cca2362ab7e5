import type { Language } from '../facts/fact.ts';
import type { MadeUp } from './made-up.ts';

type Gap = 'time' | 'date' | 'price' | 'number' | 'name' | 'place' | 'link' | 'contact' | 'check';

const GAP_OF: Readonly<Record<MadeUp['kind'], Gap>> = {
  link: 'link',
  email: 'contact',
  phone: 'contact',
  hashtag: 'check',
  mention: 'contact',
  price: 'price',
  percent: 'number',
  date: 'date',
  time: 'time',
  day: 'date',
  duration: 'time',
  quantity: 'number',
  code: 'number',
  place: 'place',
  number: 'number',
  name: 'name',
  claim: 'check',
};

const LABELS: Readonly<Record<Language, Readonly<Record<Gap, string>>>> = {
  en: {
    time: 'time',
    date: 'date',
    price: 'price',
    number: 'number',
    name: 'name',
    place: 'place',
    link: 'add the link',
    contact: 'contact',
    check: 'check this',
  },
  de: {
    time: 'Uhrzeit',
    date: 'Datum',
    price: 'Preis',
    number: 'Zahl',
    name: 'Name',
    place: 'Ort',
    link: 'Link einfügen',
    contact: 'Kontakt',
    check: 'prüfen',
  },
  fr: {
    time: 'heure',
    date: 'date',
    price: 'prix',
    number: 'nombre',
    name: 'nom',
    place: 'lieu',
    link: 'ajouter le lien',
    contact: 'contact',
    check: 'à vérifier',
  },
  es: {
    time: 'hora',
    date: 'fecha',
    price: 'precio',
    number: 'número',
    name: 'nombre',
    place: 'lugar',
    link: 'añadir el enlace',
    contact: 'contacto',
    check: 'por comprobar',
  },
  get other() {
    return this.en;
  },
};

/** The gap for a fact that the reader has to fill in. */
export const gapFor = (kind: MadeUp['kind'], language: Language): string =>
  `[${LABELS[language][GAP_OF[kind]]}]`;
