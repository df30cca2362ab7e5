import type { Rewriting } from './rewriting.ts';

export const FRENCH: readonly Rewriting[] = [
  [
    /^(notre [^ ]{3,40}) a (un nouveau|une nouvelle) ([^ ]{3,30})$/i,
    '^2 $3 pour _1',
    'Une page se tourne : _1 a $2 $3',
  ],
  [/^nous fêtons (les \d{1,3} ans .{3,80})$/i, '^1, cela se fête', 'Une fête en vue : $1'],
  [
    /^nous (?:recherchons|cherchons|recrutons) (.{3,160})$/i,
    'On recherche $1',
    'Dans l’équipe, il y a une place pour $1',
  ],
  [
    /^(.{3,60}) (?:recrute|recherche|cherche) (une? .{3,120})$/i,
    'Une place pour $2 : _1 recrute',
    'Offre d’emploi : _1 recherche $2',
  ],
  [/^nous fêtons (nos .{2,60})$/i, '^1, cela se fête', 'On fête $1'],
  [/^merci à (.{3,120})$/i, 'À $1 : merci', 'Ce merci est pour vous : $1'],
  [/^nous ouvrons (.{3,160})$/i, 'Bientôt ouvert : $1', 'On ouvre $1'],
  [/^(-?\d{1,2} ?%) sur (.{3,120})$/i, '^2 : $1', '$1, et c’est sur $2'],
  [/^soldes ([^ ]{2,20}) sur (.{3,120})$/i, '^2 : ce sont les soldes $1', 'En solde : $2'],
  [
    /^((?:notre|nos|la|le|l’) ?.{3,60}) change(?:nt)? de (propriétaire|direction|nom|adresse|gérant|mains)$/i,
    'Changement de $2 pour _1',
    'Une page se tourne : _1 change de $2',
  ],
  [
    /^(.{3,80}) ouvre (le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\d).{1,60})$/i,
    '^2, _1 ouvre ses portes',
    'C’est pour bientôt : _1 ouvre $2',
  ],
  [
    /^(.{3,60}) fête ses (\d{1,3} ans)$/i,
    '$2 : _1 fête son anniversaire',
    '$2, cela se fête : un grand jour pour _1',
  ],
  [
    /^(.{3,60}) fête ses (\d{1,3} ans) (le .{3,40})$/i,
    '$2 : _1 fête son anniversaire $3',
    '^3, _1 fête ses $2',
  ],
  [
    /^((?:notre|votre) .{3,50}) (livre|propose|accueille|reçoit|offre|ouvre) désormais (.{3,120})$/i,
    'Désormais, _1 $2 $3',
    'C’est nouveau : _1 $2 $3',
  ],
  [
    /^nous avons (remporté|gagné|décroché) (le (?:prix|concours|trophée|titre) .{3,120})$/i,
    '^2 : nous l’avons $1',
    'C’est officiel : nous avons $1 $2',
  ],
  [
    /^(.{3,100}) (?:est|sont) disponibles?$/i,
    'À découvrir dès maintenant : _1',
    'Disponible dès maintenant : _1',
  ],
  [/^pourquoi ([^:?]{3,120})$/i, 'Pourquoi $1 ?'],
  [/^comment ([^:?]{3,120})$/i, 'Comment $1 ?'],
  [/^bienvenue à ([^,]{2,40}), ([^,]{3,80})$/i, 'Voici $1, $2', '$1, $2 : bienvenue dans l’équipe'],
  [/^nouveau : (.{3,160})$/i, '^1, c’est nouveau', 'À découvrir : $1'],
  [/^(nos nouve\p{L}{2,5} [^:]{3,60}) : ([^:]{3,120})$/iu, '^2 : ce sont _1', '$1, les voici : $2'],
];
