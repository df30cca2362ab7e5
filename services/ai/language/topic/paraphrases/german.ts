import type { Rewriting } from './rewriting.ts';

const TIME =
  '(?:am|ab|im|seit|bis|vom) (?:\\d{1,2}\\. )?[\\p{L}\\d]{1,20}\\.?(?: \\d{1,2}\\.(?: \\p{Lu}\\p{L}{1,12})?)?';

export const GERMAN: readonly Rewriting[] = [
  [
    /^(unsere? [^ ]{3,40}) hat einen neuen ([^ ]{3,30})$/i,
    'Ein neuer $2 für _1',
    '^1 ist in neuen Händen: Ein neuer $2 ist da',
  ],
  [/^(unsere? [^ ]{3,40}) hat eine neue ([^ ]{3,30})$/i, 'Eine neue $2 für _1', 'Neu: ^1 hat eine neue $2'],
  [/^wir feiern (\d{1,3} jahre .{3,80})$/i, '$1: Das feiern wir', '$1, und wir feiern'],
  [new RegExp(`^wir (\\p{L}{2,20}) (${TIME}) (.{3,160})$`, 'iu'), '^2 $1 wir $3'],
  [/^wir suchen ((?!einen |den |unseren |ab |am )(?:[^:]{3,160}))$/i, 'Gesucht: $1', 'Zu besetzen: $1'],
  [/^wir stellen ([^:,]{3,80}) ein$/i, 'Wir suchen $1', 'Verstärkung gesucht: Wir stellen $1 ein'],
  [
    /^(.{3,60}) sucht (?!eine?n? )(\p{Lu}\p{L}{3,30})$/u,
    '_1 sucht Verstärkung: $2',
    '^1 stellt ein: gesucht werden $2',
  ],
  [
    /^(unsere? [^ ]{3,40}) (hat|öffnet|liefert|bietet|ist|macht) (ab sofort|jetzt|nun|künftig|seit [^ ]{5,10}|ab [^ ]{5,10}) (.{3,120})$/i,
    '^3 $2 _1 $4',
    'Neu: ^1 $2 $3 $4',
  ],
  [/^warum ([^:,?]{3,80}) so (wichtig|wertvoll|beliebt) ist$/i, 'Warum ist $1 so $2?', '^1: warum so $2?'],
  [
    /^([^,:]{3,80}) eröffnet (am [^ ]{5,12}(?: .{3,60})?)$/i,
    '^2 ist es so weit: ^1 eröffnet',
    '^2 eröffnet _1',
  ],
  [/^wir haben (den .{3,100}) gewonnen$/i, '^1 haben wir gewonnen', 'Wir freuen uns: Wir haben $1 gewonnen'],
  [/^([^,:]{3,60}) feiert (\d{1,3} jahre)$/i, '$2: ^1 feiert', 'Jubiläum: ^1 feiert $2'],
  [/^wir danken allen, die (.{3,160})$/i, 'An alle, die $1: danke', 'Allen, die $1, gilt unser Dank'],
  [/^danke für (.{3,120})$/i, '^1: danke dafür', 'Für $1 sagen wir danke'],
  [/^danke an (.{3,120})$/i, 'An $1: danke', 'Dieser Dank geht an $1'],
  [/^(.{3,60}) wird (\d{1,3}) jahre alt$/i, '$2 Jahre: $1', 'Seit $2 Jahren da: $1'],
  [/^(.{3,60}) sucht ((?!einen )(?:eine .{3,120}))$/i, 'Gesucht: $2', '$1 hat einen Platz frei: $2'],
  [
    /^(\d{1,2} ?%) (?:rabatt )?auf (?!den |einen |jeden |unseren |dein|eur|das )([^:]{3,120})$/i,
    '^2: $1 Rabatt',
    'Mit $1 Rabatt: $2',
  ],
  [/^neue öffnungszeiten (ab .{3,40}): (.{3,120})$/i, '^1 gilt: $2', 'Neu im Kalender, $1: $2'],
];
