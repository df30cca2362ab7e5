import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  adoptions: () => ({
    count: 'adoptions, et combien d’animaux sont revenus',
    where:
      'Le registre des adoptions, avec la question « Où avez-vous vu cet animal pour la première fois ? »',
    act: 'Montrez le même animal sous un autre jour : en balade, en train de jouer, endormi',
    posts: [
      'Un animal qui a trouvé un foyer cette semaine',
      'Les heures de visite, et les animaux que l’on peut rencontrer',
    ],
  }),
  volunteers: () => ({
    count: 'bénévoles inscrits, et combien sont revenus',
    where: 'Votre liste de noms, avec la date d’arrivée de chacun',
    act: 'Appelez trois personnes intéressées qui ne sont pas venues ; publiez leur raison et votre réponse',
    posts: [
      'Ce que fait un bénévole en deux heures, de l’arrivée au départ',
      'Les tâches à pourvoir, quels jours et combien de temps',
    ],
  }),
  donations: () => ({
    count: 'dons, en nombre et en montant',
    where: 'Le compte, avec une référence pour chaque appel aux dons',
    act: 'Citez un montant plus petit, et ce qu’il paie exactement',
    posts: ['Ce qu’un don a payé, avec le reçu', 'Quelque chose dont vous avez besoin et qui coûte peu'],
  }),
  demos: () => ({
    count: 'démos et essais commencés, et combien ont mené à un second échange',
    where: 'Le formulaire de réservation, avec la question « Comment nous avez-vous connus ? »',
    act: 'Publiez les deux meilleures minutes de la démo, avec le lien pour réserver',
    posts: [
      'Deux minutes de démo, avec la question qui revient toujours',
      'Ce qu’il faut préparer pour qu’une démo en vaille la peine',
    ],
  }),
  contracts: () => ({
    count: 'contrats signés, et devis demandés',
    where: 'Une liste : qui a demandé, quand, et ce qui s’est passé ensuite',
    act: 'Écrivez à tous ceux dont le devis a plus de six mois, avec une nouvelle image',
    posts: ['Ce que contient un de vos devis, page par page', 'Un travail terminé, et le temps qu’il a pris'],
  }),
  learners: () => ({
    count: 'premiers cours donnés, et combien ont mené à un deuxième',
    where: 'Le planning des cours, en fin de semaine',
    act: 'Proposez un premier cours, avec sa date et son prix, et rien d’autre dans cette publication',
    posts: [
      'Du premier message au premier cours, avec des dates',
      'Ce que l’on sait faire au bout d’une semaine',
    ],
  }),
  places: () => ({
    count: 'nouvelles inscriptions, et combien sont encore là un mois après',
    where: 'La liste elle-même, le premier de chaque mois',
    act: 'Demandez aux trois derniers arrivés ce qui a failli les retenir, et répondez-y dans une publication',
    posts: [
      'Comment nous rejoindre : jour, heure, porte, qui demander',
      'La première fois de la dernière personne arrivée',
    ],
  }),
  applications: () => ({
    count: 'candidatures de personnes que vous recevriez',
    where: 'La question à chaque candidat : où avez-vous vu l’offre ?',
    act: 'Montrez le planning et le salaire avant les tâches',
    posts: [
      'Le poste à pourvoir, à partir de quand, et comment postuler en trois phrases',
      'À quoi ressemble la première semaine chez vous',
    ],
  }),
  appointments: () => ({
    count: 'premiers rendez-vous honorés',
    where: 'L’agenda, avec la question à l’origine de chaque rendez-vous',
    act: 'Dites dans une publication qui n’en a pas besoin ; les autres comprendront',
    posts: [
      'Ce qui se passe dans la première demi-heure, et ce qu’elle coûte',
      'Quoi apporter, et ce qui se règle sans venir',
    ],
  }),
  bookings: () => ({
    count: 'réservations pour les jours à remplir',
    where: 'Le calendrier des réservations, comparé aux mêmes jours l’an dernier',
    act: 'Proposez un de ces jours dans une publication, avec sa date et la façon de réserver',
    posts: [
      'Les prochains jours libres, avec leurs dates',
      'Un de ces jours dès l’arrivée, minute par minute',
    ],
  }),
  visitors: () => ({
    count: 'personnes qui passent la porte',
    where: 'Un comptage à la porte, le même jour chaque semaine',
    act: 'Demandez à dix d’entre elles comment elles ont connu l’adresse, et misez davantage là-dessus',
    posts: [
      'Comment venir, étape par étape',
      'Ce qui se passait la dernière fois, à l’heure la plus chargée',
    ],
  }),
  sales: () => ({
    count: 'ventes issues de vos publications, dans la semaine qui suit',
    where: 'La caisse ou la boutique en ligne, à côté du calendrier',
    act: 'Mettez le prix, la taille ou l’heure dès la première ligne, et dites où le trouver',
    posts: [
      'Une chose en vente aujourd’hui, avec son prix et l’endroit où elle se trouve',
      'Un achat, et sa raison, avec les mots du client',
    ],
  }),
  inquiries: () => ({
    count: 'demandes de personnes que vous pouvez aider',
    where: 'Messages, appels et formulaires, comptés chaque vendredi',
    act: 'Dites dès la première ligne qui devrait vous écrire, et quoi mettre dans le message',
    posts: [
      'À quel moment vous contacter, et ce qui se passe ensuite',
      'Quoi mettre dans un premier message',
    ],
  }),
  community: () => ({
    count: 'commentaires et messages de nouvelles personnes',
    where: 'La messagerie du réseau, le lundi',
    act: 'Posez de plus petites questions, et répondez dans l’heure pendant une semaine',
    posts: [
      'Un vrai choix à faire entre deux choses, soumis au vote',
      'Un commentaire de la semaine passée, avec une réponse détaillée',
    ],
  }),
  fewer: (unit) => ({
    count: `${unit}`,
    where: 'Un comptage par semaine, avec la raison de chaque cas',
    act: 'Demandez leur raison aux trois prochains, et répondez-y dans une publication',
    posts: [
      `Ce que cela vous coûte, et comment l’éviter : ${unit}`,
      'Ce qu’on peut faire à la place, et jusqu’à quand',
    ],
  }),
  counted: (unit) => ({
    count: `${unit}`,
    where: 'Une liste, avec la date de chaque cas et la façon dont il est arrivé',
    act: 'Demandez, pour le dernier en date, ce qui a fait la différence, et faites-en une publication',
    posts: [
      `${unit} : l’histoire la plus récente, depuis le premier message`,
      'Ce qui attend les prochains, étape par étape',
    ],
  }),
  awareness: () => ({
    count: 'personnes qui connaissent votre nom avant de vous rencontrer',
    where: 'La question aux vingt prochaines : aviez-vous entendu parler de nous, et où ?',
    act: 'Reprenez la publication la plus partagée, dans un autre format',
    posts: [
      'Qui vous êtes, à travers une chose faite cette semaine',
      'Ce que l’on croit que vous faites, et ce que vous faites vraiment',
    ],
  }),
};
