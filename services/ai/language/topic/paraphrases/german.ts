import type { Rewriting } from './rewriting.ts';

const TIME =
  '(?:am|ab|im|seit|bis|vom) (?:\\d{1,2}\\. )?[\\p{L}\\d]{1,20}\\.?(?: \\d{1,2}\\.(?: \\p{Lu}\\p{L}{1,12})?)?';

export const GERMAN: readonly Rewriting[] = [
  [new RegExp(`^wir (\\p{L}{2,20}) (${TIME}) (.{3,160})$`, 'iu'), '^2 $1 wir $3'],
  [/^wir suchen ((?!einen |den |unseren |ab |am )(?:.{3,160}))$/i, 'Gesucht: $1', 'Im Team ist Platz für $1'],
  [/^wir danken allen, die (.{3,160})$/i, 'An alle, die $1: danke', 'Allen, die $1, gilt unser Dank'],
  [/^danke für (.{3,120})$/i, '^1: danke dafür', 'Für $1 sagen wir danke'],
  [/^danke an (.{3,120})$/i, 'An $1: danke', 'Dieser Dank geht an $1'],
  [/^(.{3,60}) wird (\d{1,3}) jahre alt$/i, '$2 Jahre: $1', 'Seit $2 Jahren da: $1'],
  [/^(.{3,60}) sucht ((?!einen )(?:eine .{3,120}))$/i, 'Gesucht: $2', '$1 hat einen Platz frei: $2'],
  [/^(\d{1,2} ?% (?:rabatt )?auf) (.{3,120})$/i, '$1 $2: Zeit zuzugreifen'],
  [/^neue öffnungszeiten (ab .{3,40}): (.{3,120})$/i, '^1 gilt: $2', 'Neu im Kalender, $1: $2'],
];
