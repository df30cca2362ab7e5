import type { Joints, Phrases } from './phrases.ts';

export const JOINTS: Joints = {
  or: 'ou',
  and: 'et',
  when: 'Quand',
  where: 'Où',
  price: 'Prix',
  colon: ' :',
  asks: {
    name: 'Quoi ?',
    clause: 'Quoi de neuf ?',
    request: 'Quoi ?',
    items: 'En détail ?',
    when: 'Quand ?',
    where: 'Où ?',
    price: 'Combien ?',
  },
  superfluous: /^pour /i,
};

export const FRENCH: Phrases = {
  present: null,
  act: ['Des questions ? Posez-les en commentaire.', 'Dites-nous en commentaire ce que vous en pensez.'],
  ask: ['Vous êtes au courant ?', 'Et si c’était pour vous ?'],
  answer: ['Répondez-nous en commentaire.', 'Dites-le-nous ci-dessous.'],
  choose: {
    ask: ['{Or} ?', '{Or} : que choisissez-vous ?'],
    answer: ['Dites-nous votre préférence en commentaire.', 'Répondez-nous en commentaire.'],
  },
  share: ['Faites passer le mot !', 'À partager :'],
  tag: ['Identifiez une personne que cela peut intéresser.', 'Partagez avec vos amis.'],
  keep: ['Enregistrez cette publication pour la retrouver.', 'À garder sous la main.'],
  further: ['Une autre question ? Posez-la en commentaire.', 'Que souhaitez-vous savoir d’autre ?'],
  steps: {
    title: ['Trois petites choses à faire dès maintenant :'],
    lines: [
      'Partager cette publication.',
      'En parler autour de vous.',
      'Poser vos questions en commentaire.',
    ],
    reason: 'De quoi s’agit-il ?',
  },
  poll: {
    title: ['Petit sondage :', 'Une question rapide :'],
    how: 'Répondez avec un emoji :',
    lines: ['👍 Bon à savoir', '🙋 J’ai une question', '👋 Un petit bonjour'],
  },
  brief: ['En bref :', 'En une phrase :'],
  last: ['Faites passer !', 'Parlez-en autour de vous.'],
};
