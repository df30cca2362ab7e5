import type { JudgedTopic } from './judged-topic.ts';

/** Looked at while the finder was built. */
export const BUILDING: readonly JudgedTopic[] = [
  { topic: 'Beekeeping course for beginners starts in April', words: 'beekeeping course beginners bees' },
  { topic: 'Second-hand prams in Lyon', words: 'secondhand prams pram lyon' },
  {
    topic: 'Our choir is looking for two tenors for Fauré’s Requiem, rehearsals start on 9 September',
    words: 'choir tenors fauré requiem rehearsals our',
  },
  { topic: 'I hand in my PhD thesis on peat bogs next week', words: 'phd thesis peat bogs bog' },
  {
    topic: 'Leith police station asks for witnesses of a hit and run on Ferry Road',
    words: 'leith police station witness witnesses appeal ferryroad hitandrun',
    sober: true,
  },
  {
    topic: '120 jobs are going at our Sunderland plant, staff were told this morning',
    words: 'sunderland sunderlandplant jobs',
    sober: true,
  },
  {
    topic: 'The village fête on Saturday is off because the field is under water',
    words: 'village fête fete',
    sober: true,
  },
  {
    topic: 'Our union has agreed a new pay deal for bus drivers',
    words: 'union pay deal bus drivers paydeal trade',
  },
  { topic: 'Stairlifts: what to ask before you buy', words: 'stairlifts stairlift' },
  {
    topic: 'Falconry displays every Sunday at Huber Castle',
    words: 'falconry displays hubercastle castle huber',
  },
  {
    topic: 'A funeral home in Bath explains what happens in the first 24 hours',
    words: 'funeral home bath',
  },
  {
    topic: 'Quantum computing meetup at Delft University on Thursday',
    words: 'quantum computing meetup delft university',
  },
  {
    topic: 'A piano tuner in Wellington has appointments free again in August',
    words: 'piano tuner wellington',
  },
  {
    topic: 'Our game studio publishes patch 1.3 with a new winter map',
    words: 'game studio patch winter map gaming',
  },
  {
    topic: 'A taxidermist restores the natural history collection of a school',
    words: 'taxidermist taxidermy natural history collection school',
  },
  {
    topic: 'We mourn our founder Anna Kim, who died on Sunday',
    words: 'notice',
    sober: true,
  },
  {
    topic: 'Our bakery opens a second shop in Leeds on Saturday',
    words: 'bakery leeds bread our shop opening',
  },
  {
    topic: 'Volunteers wanted for the river clean-up in Hexham on 3 May',
    words: 'volunteers volunteer river cleanup hexham volunteering clean up',
  },
  {
    topic: 'Die Stadtbücherei Ahaus verleiht ab Oktober auch Nähmaschinen',
    words: 'stadtbücherei ahaus nähmaschinen',
  },
  {
    topic: 'Imkerkurs für Anfänger in Bad Tölz, sechs Abende ab März',
    words: 'imkerkurs anfänger badtölz imker kurs',
  },
  {
    topic: 'Wir suchen zum 1. Mai eine Erzieherin für unsere Waldgruppe in Kiel',
    words: 'erzieherin waldgruppe kiel stellenangebot jobs',
  },
  {
    topic: 'Wegen Hochwasser bleibt die Grundschule Passau am Montag geschlossen',
    words: 'hochwasser grundschule passau',
    sober: true,
  },
  {
    topic: 'Unsere Bäckerei backt ab Montag Roggenbrot aus Siegerländer Korn',
    words: 'bäckerei roggenbrot siegerländer korn brot',
  },
  {
    topic: 'Cours d’apiculture à Nantes : six samedis à partir d’avril',
    words: 'cours d apiculture nantes',
  },
  {
    topic: 'La médiathèque de Colmar prête désormais des machines à coudre',
    words: 'médiathèque de colmar machines à coudre couture',
  },
  {
    topic: 'Nous recherchons deux ténors pour le Requiem de Fauré',
    words: 'ténors requiem de fauré chorale choeur recrutement',
  },
  {
    topic: 'Grève des éboueurs à Marseille : pas de collecte jeudi',
    words: 'grève des éboueurs marseille collecte',
    sober: true,
  },
  {
    topic: 'Un taller de Sevilla repara abanicos antiguos',
    words: 'taller de sevilla abanicos antiguos',
  },
  {
    topic: 'Curso de apicultura para principiantes en Soria',
    words: 'curso de apicultura principiantes soria',
  },
  {
    topic: 'El sábado inauguramos nuestra segunda panadería en Getafe',
    words: 'panadería getafe inauguración segunda',
  },
];
