import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'par jour',
    week: 'par semaine',
    month: 'par mois',
    quarter: 'par trimestre',
    year: 'par an',
    all: 'pour toute la durée',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Vous avez indiqué « ${text} ». Le plan se fonde sur ${sum}.`,
  noMoney: 'Sans argent, le plan ne coûte que du temps.',
  timeOnly: (text) => `Vous avez indiqué « ${text} » : du temps, et pas d’argent. Le plan s’en contente.`,
  unread: (text) =>
    `Vous avez indiqué « ${text} », sans montant clair. Tant qu’il n’y en a pas, le plan ne coûte que du temps.`,
  head: (per) => ['Poste', 'Détail', `Montant ${per}`],
  total: 'Total',
  shares: {
    boosting: ['Publications sponsorisées', ''],
    material: ['Matériel', 'Accessoires, lumière, impressions'],
    filmMaterial: ['Matériel', 'Trépied pour téléphone, micro-cravate, lumière'],
    reach: ['Portée payante', ''],
    photos: ['Photos', 'Une séance photo par mois'],
    photosAndVideo: [
      'Photos et vidéo',
      'Une séance par mois avec un photographe, pour des photos et de courts clips',
    ],
    texts: ['Textes et design', 'Aide extérieure pour les modèles et les textes plus longs'],
    campaigns: ['Campagnes payantes', ''],
    photoProduction: ['Production', 'Photos, documents et design par des professionnels'],
    videoProduction: [
      'Production',
      'Vidéo, photos et design par des professionnels, en deux jours de tournage',
    ],
    experts: ['Textes d’experts', 'Entretiens avec vos spécialistes, rédigés et relus'],
    creators: [
      'Créateurs et partenaires',
      'Créateurs de la région qui montrent ce que vous faites, avec la mention « publicité »',
    ],
    hiringPeople: ['Personnel', 'Quelqu’un qui répond aux messages et aux candidatures chaque jour ouvré'],
    people: ['Personnel', 'Quelqu’un qui planifie, répond et rend compte chaque jour ouvré'],
    measuring: ['Mesure', 'Pages d’arrivée, suivi des demandes, un bilan par mois'],
    reserve: ['Réserve', 'Pour les imprévus'],
  },
  time: {
    hours: ['Poste', 'Détail', 'Heures par semaine'],
    minutes: ['Poste', 'Détail', 'Minutes par semaine'],
    material: ['Collecte', 'Photos et notes prises pendant la semaine, en travaillant'],
    writing: ['Écriture', 'Toutes les publications de la semaine en une seule fois'],
    answers: ['Réponses', 'Dix minutes par jour'],
    answersInTime: 'Un peu chaque jour',
  },
};
