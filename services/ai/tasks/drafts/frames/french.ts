import type { Frames } from './frames.ts';

export const FRENCH: Frames = {
  and: 'et',
  or: 'ou',
  colon: ' :',
  labels: { when: 'Quand', where: 'Où', price: 'Prix', pay: 'Salaire' },
  superfluous: /^(?:le|ce|pour) (?=\p{L}|\d)/u,
  gaps: {
    when: '[ajoutez la date]',
    where: '[ajoutez le lieu]',
    price: '[ajoutez le prix]',
    link: '[ajoutez le lien]',
    item: '[écrivez ici le point {n}]',
  },
  quoted: (text) => `« ${text} »`,
  tips: [
    'Trois choses bonnes à savoir :',
    'Trois petits gestes qui changent tout :',
    'Trois conseils pour tous les jours :',
    'Vite retenu :',
    'À essayer cette semaine :',
    'Facile à faire, facile à oublier :',
    'Pour la porte du frigo :',
  ],
  myths: [
    ['Idée reçue : {myth}', 'En fait : {fact}'],
    ['Vrai ou faux ? « {myth} »', 'Faux. {fact}'],
    ['On entend souvent : « {myth} »', 'Pas tout à fait. {fact}'],
  ],
  asked: [
    '{question}',
    'Une question que beaucoup se posent : {question}',
    'Bonne question : {question}',
    'Vous êtes-vous déjà demandé ? {question}',
  ],
  problems: ['Cela vous dit quelque chose ?', '', 'Il y a une solution.', ''],
  audiences: ['Pour qui ? Pour {list}.', 'C’est fait pour {list}.', 'On pense ici à {list}.'],
  whom: ['Pour {list}.', 'Cela s’adresse à un public varié : {list}.'],
  goals: {
    sell: [
      'Commandez dès maintenant.',
      'Écrivez-nous pour réserver le vôtre.',
      'Une question avant d’acheter ? Posez-la.',
    ],
    inform: [
      'Enregistrez cette publication pour la retrouver.',
      'Des questions ? Posez-les.',
      'Faites passer à ceux que cela concerne.',
    ],
    engage: [
      'Qu’en pensez-vous ? Dites-le en commentaire.',
      'À vous de répondre.',
      'Identifiez quelqu’un dont l’avis vous intéresse.',
    ],
    invite: ['Venez, et venez accompagnés.', 'Notez-le dans votre agenda.', 'Dites-nous si vous venez.'],
    hire: [
      'Cela vous ressemble ? Écrivez-nous.',
      'Vous connaissez quelqu’un ? Faites passer.',
      'Un court message suffit pour postuler.',
    ],
    thank: ['Merci.', 'Vous y étiez ? Dites bonjour en commentaire.', 'Transmettez nos remerciements.'],
  },
  cares: [
    'Ce qui compte vraiment :',
    'Trois choses qui font la différence :',
    'Cela se remarque tout de suite :',
    'La petite liste d’envies :',
    'Ce que l’on recherche :',
  ],
  passOn: [
    'Quelqu’un que vous connaissez devrait lire ceci.',
    'Pas pour vous ? Peut-être pour quelqu’un que vous connaissez.',
    'Lisez, puis pensez à une personne.',
  ],
};
