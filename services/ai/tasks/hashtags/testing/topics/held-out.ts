import type { JudgedTopic } from './judged-topic.ts';

/** Judged before the finder was built, and not looked at until it was done. */
export const HELD_OUT: readonly JudgedTopic[] = [
  {
    topic: 'Lino printing workshop in Ghent, ten places, all tools are there',
    words: 'lino printing workshop ghent tools',
  },
  {
    topic: 'Our allotment society in Stroud gives away forty currant bushes',
    words: 'allotment society stroud currant bushes our',
  },
  {
    topic: 'Wheelchair basketball team from Derby plays its first home game on Friday',
    words: 'wheelchair basketball team derby home game',
  },
  {
    topic: 'We measure hearing aids for free during Deaf Awareness Week',
    words: 'hearing aids deafawarenessweek aid',
  },
  {
    topic: 'Night ferries from Aberdeen to Lerwick run again from Monday',
    words: 'night ferries ferry aberdeen lerwick',
  },
  {
    topic: 'I restore church organs and show how a pipe is voiced',
    words: 'church organs organ pipe pipes restore',
  },
  {
    topic: 'The lifeboat station at Cromer needs new oilskins',
    words: 'lifeboat station cromer oilskins',
  },
  {
    topic: 'Payroll software for small hospitals: book a demo',
    words: 'payroll software small hospitals hospital demo',
  },
  {
    topic: 'A stray greyhound was handed in at our shelter in Dundee',
    words: 'stray greyhound shelter dundee our',
  },
  {
    topic: 'Two of our climbers did not come home from the Eiger',
    words: 'eiger climbers',
    sober: true,
  },
  {
    topic: 'We recall our oat biscuits because they may contain peanuts',
    words: 'oat biscuits recall peanuts product',
    sober: true,
  },
  {
    topic: 'Somebody got into our customer database and copied email addresses',
    words: 'customer database email addresses data breach',
    sober: true,
  },
  {
    topic: 'Street choir from Gdańsk sings on the pier on Sunday at noon',
    words: 'street choir gdańsk pier',
  },
  {
    topic: 'New opening hours at the recycling center in Boulder',
    words: 'opening hours recycling center boulder',
  },
  {
    topic: 'Der Fahrradclub Emden codiert am Samstag Räder gegen Diebstahl',
    words: 'fahrradclub emden räder diebstahl fahrrad',
  },
  {
    topic: 'Gebrauchte Kinderwagen und Hochstühle: Flohmarkt in der Turnhalle Wiesloch',
    words: 'gebrauchte kinderwagen hochstühle flohmarkt turnhalle wiesloch',
  },
  {
    topic: 'Unser Hospiz in Bremen sucht dreißig Ehrenamtliche',
    words: 'hospiz bremen ehrenamtliche ehrenamt',
  },
  {
    topic: 'Moorführung mit Gummistiefeln im Teufelsmoor',
    words: 'moorführung gummistiefeln teufelsmoor gummistiefel',
  },
  {
    topic: 'Wir trauern um unsere Kollegin Petra Lindner',
    words: 'mitteilung',
    sober: true,
  },
  {
    topic: 'Das Stahlwerk Peine baut 80 Stellen ab',
    words: 'stahlwerk peine stellen stahlwerkpeine',
    sober: true,
  },
  {
    topic: 'Vente de poussettes d’occasion samedi à la salle des fêtes de Tulle',
    words: 'vente de poussettes d occasion salle des fêtes tulle',
  },
  {
    topic: 'Notre club d’aviron cherche un barreur pour la saison',
    words: 'club d aviron barreur saison notre',
  },
  {
    topic: 'Atelier de reliure à Quimper, huit places',
    words: 'atelier de reliure quimper',
  },
  {
    topic: 'La piscine de Vannes est fermée jusqu’à lundi à cause d’une panne',
    words: 'piscine de vannes panne',
    sober: true,
  },
  {
    topic: 'Des pommes anciennes et du cidre à la ferme ce dimanche',
    words: 'pommes anciennes cidre ferme',
  },
  {
    topic: 'Nuestro coro busca dos tenores para el Réquiem de Fauré',
    words: 'coro tenores réquiem de fauré',
  },
  {
    topic: 'Cochecitos de segunda mano en el mercadillo de Gijón',
    words: 'cochecitos de segunda mano mercadillo gijón segundamano',
  },
  {
    topic: 'La biblioteca de Ronda presta máquinas de coser',
    words: 'biblioteca de ronda máquinas coser costura',
  },
  {
    topic: 'Visita guiada a las salinas de Cádiz al atardecer',
    words: 'visita guiada salinas de cádiz atardecer',
  },
  {
    topic: 'Lamentamos el fallecimiento de nuestro compañero Luis Ortega',
    words: 'aviso',
    sober: true,
  },
];
