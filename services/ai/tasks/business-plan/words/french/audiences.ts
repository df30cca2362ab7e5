import type { PlanWords } from '../plan-words.ts';

export const AUDIENCES: PlanWords['audiences'] = {
  workers: 'Ils vous lisent pendant une courte pause. Mettez l’essentiel au début.',
  hobbyists:
    'Leur matériel, ils le connaissent pièce par pièce. Citez modèles et chiffres, et demandez leur avis.',
  committees: 'Ils décident ensemble et rarement, et il leur faut un document à poser sur la table.',
  experts: 'Ils cherchent des détails à vérifier, et recommandent qui les donne justes.',
  managers: 'Ils lisent entre deux réunions, et partagent ce qui montre qu’ils sont bien informés.',
  clerks: 'Personne ne connaît mieux les problèmes du quotidien, et on demande leur avis avant d’acheter.',
  grieving:
    'Les longs textes demandent trop de force : une seule chose, dite doucement, et un numéro à appeler.',
  helpers: 'Avant de savoir pourquoi, ils veulent savoir combien de temps cela prend.',
  families: 'Tout se décide le soir, selon ce qui entre dans la semaine de toute la famille.',
  young: 'Ils regardent les gens de leur âge avant de vous regarder.',
  beginners: 'La peur : être moins à l’aise que tous les autres. Montrez que tout le monde commence là.',
  seniors: 'Ils lisent jusqu’au bout, et préfèrent appeler qu’écrire.',
  tenants: 'La recherche commence quand une lettre arrive, avec les mots de cette lettre.',
  travelers: 'Le choix se fait de loin, d’après des photos prises par d’autres.',
  neighbors: 'Ils passent devant votre porte. Montrez ce qu’il y a aujourd’hui.',
  companies: 'Une entreprise achète volontiers ce qu’une autre, comparable, a déjà.',
};
