import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that posts help with. */
export const POSTED_ANSWERS: PlanWords['posted'] = {
  decisions: () => ({
    answer:
      'Quand une décision traîne, elle se prend souvent à plusieurs, avec des gens que vous n’avez jamais rencontrés. Donnez à votre contact ce qu’il lui faut pour cette réunion : une page avec le périmètre, la fourchette de prix, les références et les dates, et une publication pour chaque question qui s’y pose. Demandez quand se vote le prochain budget, et soyez visible dans les huit semaines qui précèdent.',
    pillar: {
      name: 'Pour la réunion où tout se décide',
      why: 'Aide la personne qui parle pour vous en votre absence.',
      posts: [
        'Une question de comité, avec une image pour réponse',
        'Les étapes du premier échange à la signature, avec de vrais délais',
        'Une référence que l’on peut appeler, et quoi lui demander',
      ],
    },
  }),
  doubt: () => ({
    answer:
      'Rendez le premier pas plus petit que le doute : venir voir, poser une question, rester dix minutes. Dites clairement ce qui se passe si cela ne marche pas, et présentez quelqu’un qui a hésité aussi longtemps.',
    pillar: {
      name: 'Le plus petit premier pas',
      why: 'Le doute s’arrête quand essayer ne coûte rien.',
      posts: [
        'Dix minutes pour essayer, avec la date',
        'Quelqu’un qui a failli ne pas venir',
        'Ce qu’on imaginait avant, et ce qui s’est passé',
      ],
    },
  }),
  delay: () => ({
    answer:
      'Personne ne se sent en avance. Nommez le premier signe que l’on peut voir soi-même, et ce que coûte un mois d’attente. Un rappel à enregistrer vaut mieux qu’un appel.',
    pillar: {
      name: 'Avant qu’il soit trop tard',
      why: 'On l’enregistre aujourd’hui et on le retrouve le moment venu.',
      posts: [
        'Le premier signe, et quoi faire le jour même',
        'Ce qui aide encore après, et ce qui n’aide plus',
        'Le même cas un mois plus tôt : ce qu’il aurait fallu',
      ],
    },
  }),
  taboo: () => ({
    answer:
      'Personne ne commente cela en public : ne mesurez pas les commentaires, comptez les messages et les appels. Employez le mot lui-même, une fois, sans l’adoucir. Laissez parler quelqu’un qui l’a vécu, et offrez une façon discrète de demander : un message, un numéro, une heure où il n’y a personne.',
    pillar: {
      name: 'Ce qu’on ne demande pas à voix haute',
      why: 'Se lit en silence, et revient en mémoire le moment venu.',
      posts: [
        'Une question arrivée sans nom, et sa réponse',
        'Ce que d’autres pensaient avant, et ce qu’ils pensent maintenant',
        'Comment vous écrire sans que personne le sache',
      ],
    },
  }),
  hygiene: () => ({
    answer:
      'Le dégoût ne se discute pas, il faut voir. Filmez le nettoyage de la première à la dernière étape, dites avec quoi et combien de temps, et mettez une de ces images dans chaque offre, pas seulement dans une publication.',
    pillar: {
      name: 'Comment c’est nettoyé',
      why: 'Ce que l’on a vu n’a plus besoin d’être promis.',
      posts: [
        'Le nettoyage, filmé d’une traite, avec la durée à l’écran',
        'Ce qui est retiré et remplacé, côte à côte sur une table',
        'Ce que vous jetez, et à quoi vous le voyez',
      ],
    },
  }),
  weather: () => ({
    answer:
      'Préparez dès maintenant trois publications pour le jour où cela arrive : à quoi cela ressemble, quoi faire à la place, et ce que devient une réservation. Envoyez-les dans l’heure, d’abord aux personnes qui ont réservé. Écrivez pour les semaines creuses pendant que les bonnes durent.',
    pillar: {
      name: 'Ces jours-là',
      why: 'Répond au doute dans l’heure où il apparaît.',
      posts: [
        'À quoi cela ressemble par mauvais temps, et qui a aimé',
        'Quoi faire à l’abri, tout près',
        'Ce qui peut être déplacé, jusqu’à quand et à quel prix',
      ],
    },
  }),
  hiring: () => ({
    answer:
      'Les personnes que vous cherchez ont déjà un emploi. Une fois par mois, montrez ce qui est différent chez vous : horaires, salaire, équipe. Demandez à votre équipe ce qu’elle lit, et publiez là. Une réponse dans la journée compte plus que l’annonce.',
    pillar: {
      name: 'Travailler avec nous',
      why: 'Touche ceux qui ne cherchent pas, par des gens qui les connaissent.',
      posts: [
        'Une journée de travail, heure par heure, racontée par la personne qui la fait',
        'Le salaire, les horaires et le côté difficile, en une image',
        'Comment quelqu’un est entré sans le diplôme habituel',
      ],
    },
  }),
  price: () => ({
    answer:
      'Laissez le bas prix aux autres, et montrez ce que le vôtre comprend. Mettez votre offre à côté d’une moins chère, sans la nommer : ce qu’elle contient, combien de temps on en profite, qui est derrière. Gardez une petite offre pour faire connaissance.',
    pillar: {
      name: 'Pourquoi ce prix',
      why: 'Un prix paraît élevé tant qu’on ne voit pas ce qu’il comprend.',
      posts: [
        'Votre offre à côté d’une moins chère, sans nom : ce que chacune contient',
        'Un prix décomposé : matière, temps et tout le reste',
        'Ce que cela coûte par jour ou par utilisation',
      ],
    },
  }),
  dryness: () => ({
    answer:
      'Le sujet est aride, ses conséquences ne le sont pas. Commencez chaque publication par la personne à qui c’est arrivé (« Un soir, quelqu’un a remarqué que… »), et n’expliquez de technique que ce dont l’histoire a besoin. Un seul terme par publication, avec des mots de tous les jours.',
    pillar: {
      name: 'Le jour où ça a mal tourné',
      why: 'Montre l’utilité d’une règle par ce qui arrive sans elle.',
      posts: [
        'Une petite erreur, et jusqu’où elle est allée',
        'Un terme, expliqué avec un exemple de cuisine',
        'À quoi ressemble un bon mois, quand personne ne remarque rien',
      ],
    },
  }),
  location: () => ({
    answer:
      'Montrez le chemin lui-même : de l’arrêt de bus et du parking à la porte, en trois images épinglées en haut de votre page. Donnez au lieu un nom que l’on peut se passer, et vérifiez comment les cartes en ligne vous affichent.',
    pillar: {
      name: 'Comment nous trouver',
      why: 'Quand on a vu la porte, on entre.',
      posts: [
        'De l’arrêt de bus à la porte en trois images',
        'La porte, la sonnette, et qui ouvre',
        'Ce qu’il y a d’autre au coin de la rue',
      ],
    },
  }),
};
