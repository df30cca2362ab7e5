import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that get no posts of their own. */
export const QUIET_ANSWERS: PlanWords['quiet'] = {
  sizes: () =>
    'Une taille, cela se mesure : donnez une longueur en centimètres pour chaque taille, dites si le modèle taille petit ou grand, et faites envoyer une photo de ce qui va aujourd’hui. Comptez les retours par motif pendant un mois.',
  season: () =>
    'Vendez les semaines creuses pendant que les bonnes durent : six semaines avant, montrez ce qui est mieux à ce moment-là (plus de temps, plus de place, plus de calme), avec des dates et une offre qui s’arrête avec la saison. Pendant les bonnes semaines, demandez à qui vous pourrez écrire à ce sujet.',
  trust: () =>
    'Montrez la preuve avant l’affirmation : un nom, un document, un lieu, un résultat vérifiable. Répondez aux critiques en public dans la journée : ce que vous allez faire et pour quand. Puis dites quand c’est fait.',
  secrecy: () =>
    'Parlez de situations, jamais de dossiers : changez le lieu, le montant et l’année, et faites relire chaque texte pour vérifier que personne n’est reconnaissable. Une information générale n’est pas un conseil : dites-le dans la publication.',
  time: ({ posts, time }) =>
    time
      ? `Cela tient dans votre temps (${time}) : ${posts} par semaine, à préparer en une seule fois. Les semaines chargées, sautez une publication et répondez aux commentaires.`
      : `${posts} par semaine, à préparer en une seule fois. Les semaines chargées, sautez une publication et répondez aux commentaires.`,
  camera: () =>
    'Les mains, les outils et les voix se passent de visage : filmez du dessus, et écrivez sur l’image.',
  ideas: () =>
    'Chaque question de votre public est une publication. Notez les dix prochaines mot pour mot ; le calendrier ci-dessus a de la place.',
  reach: ({ channel }) =>
    `Sur ${channel}, d’autres touchent déjà votre public. Choisissez-en trois, et faites une publication commune avec chacun. Ce qui a été partagé mérite une suite.`,
  engagement: () =>
    'Faites choisir entre deux choses que vous devez vraiment décider, et dites plus tard laquelle a gagné.',
  budget: ({ hasMoney }) =>
    hasMoney
      ? 'Commencez par la publication qui a marché gratuitement, et augmentez la somme tant qu’un résultat ne coûte pas plus cher.'
      : 'Ne payez rien qui n’ait d’abord marché gratuitement. D’ici là, les partenaires qui partagent une publication sont votre budget.',
  routine: () =>
    'Réservez une heure fixe par semaine, et programmez les publications deux semaines à l’avance.',
};
