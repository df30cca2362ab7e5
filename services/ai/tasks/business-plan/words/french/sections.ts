import { counter } from '../numbers.ts';
import type { SectionWords } from '../section-words.ts';
import { BUDGET } from './budget.ts';

const posts = counter('fr', { one: 'publication', other: 'publications' });
const weeksText = counter('fr', { one: 'semaine', other: 'semaines' });

export const SECTIONS: SectionWords = {
  titles: {
    summary: 'Résumé',
    audience: 'Public visé',
    own: 'Ce que vous seul pouvez raconter',
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
    noAmount: 'Vous n’avez pas donné de montant pour le budget : tout ce qui suit fonctionne sans argent.',
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
    intro: 'Personne d’autre ne pourrait publier cela. Complétez les crochets.',
    asked: (who) => `Quelle est la dernière question du public « ${who} », mot pour mot ?`,
    wish: (text) => `Que pouvez-vous montrer ce mois-ci sous la forme « ${text} » ?`,
    goal: (count, isTarget) => `à ce jour, ${count}${isTarget ? '' : ', et combien suffiraient'}`,
    challenge: (text) => `Qui fait exception à « ${text} », et pourquoi ?`,
    season: 'ce qui change à ce moment-là, et combien de temps avant les gens se décident',
  },
  platforms: {
    several: (count, channels) =>
      count === 1
        ? `Avec votre temps et votre argent, vous pouvez bien tenir un réseau : ${channels}.`
        : `Avec votre temps et votre argent, vous pouvez bien tenir ${count} réseaux : ${channels}.`,
    first: (pillar) => `Commencez par « ${pillar} ».`,
    formats: (list) => `Formats : ${list}.`,
  },
  content: {
    asked: (text) => `Votre souhait : ${text}.`,
    noVideo: 'Le calendrier ne contient donc pas de vidéo.',
    video: 'Les vidéos passent donc en premier là où le réseau les permet.',
    first: (pillar) => `Appliquez-le d’abord à « ${pillar} ».`,
    head: ['Pilier', 'Part', 'Pourquoi', 'Par exemple'],
    measure: (count) => `À compter : ${count}.`,
  },
  rhythm: {
    head: ['Réseau', 'Par semaine', 'Contenu'],
    main: (channel) => `Créé pour ${channel}`,
    other: (main, channel) => `Le meilleur de la semaine sur ${main}, réécrit pour ${channel}`,
    time: (text) => `Votre temps : ${text}.`,
    needs: {
      none: 'Prévoyez 3 heures par semaine.',
      small: 'Prévoyez 4 heures par semaine.',
      medium: 'Prévoyez 6 heures par semaine, et une séance photo par mois.',
      large: 'Prévoyez un poste à temps partiel, ou une agence avec un seul interlocuteur.',
    },
    start: {
      companies: 'Commencez le matin en semaine, puis suivez vos propres chiffres.',
      people: 'Commencez en début de soirée, puis suivez vos propres chiffres.',
    },
  },
  calendar: {
    intro: (channel) => `Pour ${channel}.`,
    others: (channels) => `Sur ${channels}, reprenez la meilleure publication de la semaine précédente.`,
    head: ['Semaine', 'Jour', 'Format', 'Publication', 'Pilier'],
  },
  budget: BUDGET,
  firstDays: {
    days: (from, to) => `Jours ${from}–${to}`,
    profile: (channel, thing, who) =>
      `Profil sur ${channel} : « ${thing} », à qui cela s’adresse (« ${who} ») et un moyen de vous joindre.`,
    note: (count) => `Notez le chiffre du jour (${count}).`,
    collect: (pillar, first, second) =>
      `Rassemblez de quoi publier pour « ${pillar} » : « ${first} » et « ${second} ».`,
    schedule: (count) => `Programmez ${count}.`,
    firstPost: (pillar) => `Publiez le premier contenu de « ${pillar} ».`,
    paid: {
      small: (channel) => `Sponsorisez la meilleure publication sur ${channel} pendant cinq jours.`,
      medium: (channel) => `Mettez vos deux meilleures publications en concurrence sur ${channel}.`,
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
    targets: (list, count) => (count > 1 ? `Vos cibles : ${list}.` : `Votre cible : ${list}.`),
    noTarget: 'Vous n’avez pas donné de cible : comptez pendant 30 jours, puis fixez-en une.',
    reviewAfter: (weeks) => `Faites le point après ${weeksText(weeks)}.`,
    reviewAtEnd: 'Faites le point à la fin de la durée prévue.',
  },
  challenges: {
    none: 'Vous n’en avez cité aucune. [Qu’est-ce qui a retenu les gens jusqu’ici ?]',
    unknown: '[Qui cela éloigne-t-il, et qu’avez-vous déjà essayé ?] La réponse en dépend.',
  },
};
