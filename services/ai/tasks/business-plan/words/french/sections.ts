import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('fr', { one: 'publication', other: 'publications' });
const COUNTS = ['', 'un', 'deux', 'trois', 'quatre'];
const weeksText = counter('fr', { one: 'semaine', other: 'semaines' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Résumé',
    audience: 'Public visé',
    own: 'Ce que personne d’autre ne peut raconter',
    platforms: 'Stratégie par réseau',
    content: 'Piliers de contenu',
    rhythm: 'Rythme de publication',
    calendar: 'Calendrier de quatre semaines',
    budget: 'Budget',
    firstDays: 'Les 30 premiers jours',
    measures: 'Mesurer les résultats',
    challenges: 'Réponses à vos difficultés',
  },
  posts,
  summary: {
    business: 'Activité :',
    audience: 'Public :',
    goals: 'Objectifs :',
    rhythm: (count, channels) => `${count} par semaine sur ${channels}.`,
    timeframe: (text, weeks) =>
      weeks === null
        ? `Durée : ${text}, par cycles de quatre semaines.`
        : `Durée : ${text} (${weeksText(weeks)}), par cycles de quatre semaines.`,
    noTimeframe: (weeks) =>
      `Vous n’avez pas donné de durée : le plan couvre ${weeksText(weeks)}, par cycles de quatre semaines.`,
    noAmount: 'Vous n’avez pas donné de budget : tout ce qui suit fonctionne sans argent.',
    means: {
      small: (sum) => `Votre budget de ${sum} suffit pour montrer une publication par mois à plus de monde.`,
      medium: (sum) =>
        `Votre budget de ${sum} paie une visibilité régulière et de meilleures images ; l’écriture reste à votre charge.`,
      large: (sum) =>
        `Votre budget de ${sum} paie des campagnes, de la production et une personne qui s’en occupe chaque jour ouvré.`,
    },
  },
  audience: {
    reach: (who) => `Votre public : ${who}.`,
    ask: (who) => `Où ce public demande-t-il conseil : « ${who} » ?`,
  },
  own: {
    intro: 'Ces sujets n’appartiennent qu’à vous. Complétez ce qui est entre crochets.',
    asked: (who) =>
      `Quelle question une personne de ce public (« ${who} ») a-t-elle posée en dernier, mot pour mot ?`,
    wish: (text) => `Que pouvez-vous montrer ce mois-ci de ce que vous souhaitez (${text}) ?`,
    goal: (count, isTarget) =>
      `où vous en êtes aujourd’hui${isTarget ? '' : ', et ce qui suffirait'} (${count})`,
    challenge: (text) => `Pour qui « ${text} » n’a-t-il pas été un obstacle, et pourquoi ?`,
    season: 'ce qui change à ce moment-là, et combien de temps avant les gens se décident',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `Avec votre temps et votre argent, vous pouvez bien vous occuper d’un réseau : ${channels}.`
        : `Avec votre temps et votre argent, vous pouvez bien vous occuper de ${COUNTS[count] ?? count} réseaux : ${channels}.`,
    first: (pillar) => `Commencez par « ${pillar} ».`,
    formats: (list) => `Formats : ${list}.`,
  },
  content: {
    asked: (text) => `Votre souhait : ${text}.`,
    noVideo: 'Le calendrier ne contient donc pas de vidéo.',
    video: 'Les vidéos passent donc en premier là où le réseau les permet.',
    first: (pillar) => `À utiliser d’abord pour « ${pillar} ».`,
    head: ['Pilier', 'Part', 'Pourquoi', 'Par exemple'],
    measure: (count) => `À compter : ${count}.`,
  },
  rhythm: {
    head: ['Réseau', 'Par semaine', 'Contenu'],
    main: (channel) => `Créé pour ${channel}`,
    other: (main, channel) => `Le meilleur contenu publié sur ${main}, adapté à ${channel}`,
    time: (text) => `Votre temps : ${text}.`,
    needs: {
      none: 'Prévoyez 3 heures par semaine.',
      small: 'Prévoyez 4 heures par semaine.',
      medium: 'Prévoyez 6 heures par semaine.',
      large: 'Prévoyez un poste à temps partiel, ou une agence avec un seul interlocuteur.',
    },
    start: {
      companies: 'Publiez d’abord le matin en semaine, puis fiez-vous à vos propres chiffres.',
      people: 'Publiez d’abord en début de soirée, puis fiez-vous à vos propres chiffres.',
    },
  },
  calendar: {
    intro: (channel) => `Pour ${channel}.`,
    others: (channels) => `Sur ${channels}, reprenez le meilleur de la semaine précédente.`,
    again: (post) => `${post} (à nouveau, autrement)`,
    head: ['Semaine', 'Jour', 'Format', 'Publication', 'Pilier'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Jours ${from}–${to}`,
    profile: (channel, thing, who) =>
      `Sur votre profil ${channel}, dites ce que vous faites (« ${thing} »), pour qui (« ${who} ») et comment vous joindre.`,
    note: (count) => `Notez le chiffre du jour (${count}).`,
    collect: (pillar, first, second) =>
      `Rassemblez de quoi publier pour « ${pillar} » : « ${first} » et « ${second} ».`,
    schedule: (count) => `Programmez ${count}.`,
    firstPost: (pillar) => `Publiez le premier contenu de « ${pillar} ».`,
    paid: {
      small: (channel) => `Sponsorisez la meilleure publication sur ${channel} pendant cinq jours.`,
      medium: (channel) =>
        `Sponsorisez vos deux meilleures publications sur ${channel} avec le même budget, et comparez.`,
      large: (channels) =>
        `Testez deux messages sur chaque réseau (${channels}), et arrêtez le plus faible au bout d’une semaine.`,
    },
    unpaid: (who) =>
      `Demandez à trois personnes proches de votre public (« ${who} ») de partager la meilleure publication.`,
    compare: (count) => `Comparez avec le jour 3 (${count}), et ajustez le calendrier.`,
  },
  measures: {
    head: ['Objectif', 'Que compter', 'Où', 'Si cela stagne'],
    budget: [
      'Budget',
      'Coût d’un résultat',
      'Dépenses divisées par les résultats',
      'Arrêtez la publication la plus chère',
    ],
    targets: (list, count) =>
      count > 1 ? `Vos objectifs chiffrés : ${list}.` : `Votre objectif chiffré : ${list}.`,
    noTarget: 'Vous n’avez pas donné d’objectif chiffré : comptez pendant 30 jours, puis fixez-en un.',
    reviewAfter: (weeks) => `Faites le point après ${weeksText(weeks)}.`,
    reviewAtEnd: 'Faites le point à la fin de la durée prévue.',
  },
  challenges: {
    none: 'Vous n’avez cité aucune difficulté. [Qu’est-ce qui a retenu les gens jusqu’ici ?]',
    unknown: '[Qui cela éloigne-t-il, et qu’avez-vous déjà essayé ?] La réponse en dépend.',
  },
};
