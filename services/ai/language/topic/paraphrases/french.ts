import type { Rewriting } from './rewriting.ts';

export const FRENCH: readonly Rewriting[] = [
  [/^nous (?:recherchons|recrutons) (.{3,160})$/i, 'On recherche $1', 'Poste à pourvoir : $1'],
  [/^(.{3,60}) (?:recrute|recherche) (une? .{3,120})$/i, 'On recherche $2', 'Une place pour $2 : _1 recrute'],
  [/^nous fêtons (nos .{2,60})$/i, '^1, cela se fête', 'On fête $1'],
  [/^merci à (.{3,120})$/i, 'À $1 : merci', 'Ce merci est pour vous : $1'],
  [/^nous ouvrons (.{3,160})$/i, 'Bientôt ouvert : $1', 'On ouvre $1'],
  [/^(-?\d{1,2} ?%) sur (.{3,120})$/i, '^2 : $1', 'Aujourd’hui on parle de $2 : $1'],
  [/^soldes (.{2,30}) sur (.{3,120})$/i, '^2 : ce sont les soldes $1', 'En solde : $2'],
  [/^nouveau : (.{3,160})$/i, '^1, c’est nouveau', 'À découvrir : $1'],
  [/^(nos nouve\p{L}{2,5} [^:]{3,60}) : ([^:]{3,120})$/iu, '^2 : ce sont _1', '$1, les voici : $2'],
];
