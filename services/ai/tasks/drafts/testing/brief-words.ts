export type Part = readonly [text: string, ...facts: string[]];

export type Some<T> = readonly [T, ...T[]];

export interface Words {
  readonly things: Some<string>;
  readonly places: Some<string>;
  readonly prices: Some<string>;
  readonly dates: Some<string>;
  readonly times: Some<string>;
  readonly amounts: Some<string>;
  /** Each with {thing}, {when}, {price}, {place} or {amount}. */
  readonly news: Some<string>;
  readonly offers: Some<Part>;
  readonly requests: Some<Part>;
  readonly details: Some<Part>;
  readonly links: Some<Part>;
}

const part = (text: string, ...facts: string[]): Part => [
  text,
  ...(facts.length > 0 ? facts : [text.replace(/[.!]$/, '')]),
];

export const ENGLISH: Words = {
  things: [
    'rye loaf',
    'carrot cake',
    'pottery class',
    'bike repair',
    'yoga course',
    'tasting menu',
    'winter coats',
    'puppy training',
    'wine tasting',
    'book club',
    'haircut for kids',
    'garden tools',
  ],
  places: ['in Plagwitz', 'at 12 High Street', 'in the old mill', 'at Café Krume', 'in Hyde Park'],
  prices: ['€6.80', '$1,250', '£12.50', '£8 each', '14.50 euros', '€45 per person', '20% off', '$9.99'],
  dates: [
    'on 5 December',
    'from Monday',
    'on Saturday 14 March',
    'on May 3rd',
    'until Sunday',
    'on 12/05/2027',
    'every Friday',
    'on June 1, 2027',
  ],
  times: ['at 10:30 a.m.', 'at 7 pm', 'from 9 am to noon', 'at 18:30', '10 am to 4 pm'],
  amounts: ['1.2 kg', '500 g', 'two hours', '1,000 sq ft', 'six courses', '2.5 l', '12 places'],
  news: [
    'New {thing}, {amount} for {price} {when}',
    'Our {thing} starts {when} {time}, {price}',
    'We open a second shop {place} {when}, with a {thing}',
    '{thing} {when} {time} {place}, {price}',
    'We now offer a {thing} {place} for {price}',
    'From Monday: {thing}, {amount}, {price}',
    'Join our {thing} {when} {time}: {price}, {amount}',
    'Our {thing} is back {when}, {amount} for {price}',
    'We are moving our {thing} to a new room {place} {when}',
    '{thing}: {amount}, {price}, {when}',
    'Try our {thing} ({price}) {when}',
    'Three things change {when}: the {thing} costs {price}, we open {time} and we bake {amount}',
  ],
  offers: [
    part('Free coffee until noon.'),
    part('First 50 customers get a free mug.', '50 customers', 'free mug'),
    part('Kids eat free.', 'free'),
    part('Buy 2, get 1 free.', 'Buy 2', '1 free'),
    part('Parking is free for 3 hours.', 'free', '3 hours'),
  ],
  requests: [
    part('Bring boots.'),
    part('Pre-order by Sunday.', 'pre-order by Sunday'),
    part('Please ring the bell at No. 5.', 'No. 5', 'bell'),
    part('Wear warm clothes!', 'warm clothes'),
    part('Register before 1 May.', 'before 1 May'),
    part('Call 0113 496 0200 to book.', '0113 496 0200'),
  ],
  details: [
    part('Made in a separate kitchen.', 'separate kitchen'),
    part('Dr. Anna Berger leads it.', 'Dr. Anna Berger'),
    part('Room B12 has 24 seats, e.g. by the window.', 'B12', '24 seats'),
    part('We baked 1,200 loaves in 2026.', '1,200', '2026'),
    part('Only 8 places are left.', '8 places'),
  ],
  links: [
    part('Book at https://shop.example/rye-loaf?day=5.', 'https://shop.example/rye-loaf?day=5'),
    part('Write to hello@bakery.example.', 'hello@bakery.example'),
    part('Details at www.bakery.example until Sunday.', 'www.bakery.example', 'until Sunday'),
    part('Follow @bakery.krume for more.', '@bakery.krume'),
  ],
};

export const GERMAN: Words = {
  things: [
    'Roggenbrot',
    'Stollen',
    'Töpferkurs',
    'Fahrradreparatur',
    'Yogakurs',
    'Weinprobe',
    'Wintermäntel',
    'Welpentraining',
    'Kräuterwanderung',
    'Adventsbrunch',
    'Haarschnitt',
    'Gartenmöbel',
  ],
  places: ['in Plagwitz', 'in der Karl-Heine-Str. 12', 'im Café Krume', 'im alten Kino', 'auf 1.000 m²'],
  prices: [
    '6,80 Euro',
    '14,50 €',
    '€ 12,90',
    '1.250 €',
    '20 % Rabatt',
    '45,- €',
    '9,99 EUR',
    '8 € pro Person',
  ],
  dates: [
    'ab Montag',
    'am 5. Dezember',
    'am Samstag, 14. März',
    'bis Sonntag',
    'am 24.12.2026',
    'am 5. 12.',
    'jeden Freitag',
    'ab 1. Mai 2027',
  ],
  times: ['um 10.30 Uhr', 'von 8 bis 12 Uhr', '9–16 Uhr', 'ab 18:30 Uhr', 'um 19 Uhr'],
  amounts: ['1 kg', '1,2 kg', '500 g', 'zwei Stunden', '2,5 l', '12 Plätze', '6 Stück'],
  news: [
    'Neu {when}: {thing}, {amount} für {price}',
    'Ab Freitag: {thing} {price}, vorbestellen bis Sonntag',
    'Wir eröffnen {when} einen zweiten Laden {place}, mit {thing}',
    '{thing} {when} {time} {place}, {price}',
    'Unser {thing} startet {when} {time}, {price}',
    '{thing}: {amount}, {price}, {when}',
    'Bei uns gibt es {when} {thing}, {amount} für {price}',
    'Wir backen {when} {time} {place} wieder, z. B. {thing} für {price}',
    'Unser 3. Laden öffnet {when} {time} {place}',
    '{price} auf {thing} {when}',
  ],
  offers: [
    part('Kaffee gratis bis 12 Uhr.', 'Kaffee gratis bis 12 Uhr'),
    part('Die ersten 50 Gäste bekommen eine Tasse geschenkt.', '50 Gäste', 'Tasse geschenkt'),
    part('Kinder essen kostenlos.', 'kostenlos'),
    part('Eintritt frei.', 'Eintritt frei'),
    part('3 kaufen, 2 bezahlen.', '3 kaufen', '2 bezahlen'),
  ],
  requests: [
    part('Bringt Stiefel mit.', 'Bringt Stiefel mit'),
    part('Bitte bis Sonntag vorbestellen.', 'bis Sonntag vorbestellen'),
    part('Meldet euch bis 1. Mai an!', 'bis 1. Mai an'),
    part('Bitte bei Nr. 5 klingeln.', 'Nr. 5 klingeln'),
    part('Ruft an: 0341 123456.', '0341 123456'),
  ],
  details: [
    part('Gebacken in einer eigenen Küche.', 'eigenen Küche'),
    part('Mit Frau Dr. Berger.', 'Frau Dr. Berger'),
    part('Raum B12 hat 24 Plätze.', 'B12', '24 Plätze'),
    part('2026 haben wir 1.200 Brote gebacken.', '2026', '1.200 Brote'),
    part('Nur noch 8 Plätze.', '8 Plätze'),
  ],
  links: [
    part('Anmelden unter https://laden.example/kurs?tag=5.', 'https://laden.example/kurs?tag=5'),
    part('Schreibt an hallo@krume.example.', 'hallo@krume.example'),
    part('Mehr auf www.krume.example bis Sonntag.', 'www.krume.example', 'bis Sonntag'),
    part('Folgt @cafe.krume für mehr.', '@cafe.krume'),
  ],
};

export const FRENCH: Words = {
  things: [
    'pain de seigle',
    'cours de poterie',
    'atelier vélo',
    'dégustation de vins',
    'brunch de Noël',
    'cours de yoga',
    'menu du midi',
    'concert de jazz',
    'coupe enfant',
    'balade aux champignons',
  ],
  places: ['à Bordeaux', 'au 12 rue des Lilas', 'chez Camille', 'dans l’ancien moulin', 'sur 1 000 m²'],
  prices: ['6,80 €', '14,50 euros', '45 € par personne', '-20 %', '12 € 50', '1 250 €', '9,99 €'],
  dates: [
    'dès lundi',
    'le 5 décembre',
    'samedi 14 mars',
    'jusqu’à dimanche',
    'le 24/12/2026',
    'le 1er mai 2027',
    'tous les vendredis',
  ],
  times: ['à 10 h 30', 'de 9 h à 12 h', 'à 18h30', 'à 19 h'],
  amounts: ['1,2 kg', '500 g', 'deux heures', '2,5 l', '12 places', '6 pièces'],
  news: [
    'Nouveau {when} : {thing}, {amount} pour {price}',
    'Nous ouvrons une deuxième boutique {place} {when}, avec {thing}',
    '{thing} {when} {time} {place}, {price}',
    'Notre {thing} commence {when} {time}, {price}',
    '{thing} : {amount}, {price}, {when}',
    '{price} sur {thing} {when}',
    'Nous proposons {thing} {place}, {amount} pour {price}',
  ],
  offers: [
    part('Café offert jusqu’à midi.', 'Café offert jusqu’à midi'),
    part('Une tasse offerte aux 50 premiers clients.', '50 premiers', 'tasse offerte'),
    part('Entrée gratuite pour les enfants.', 'gratuite'),
    part('Parking gratuit pendant 3 heures.', 'gratuit', '3 heures'),
  ],
  requests: [
    part('Apportez des bottes.', 'Apportez des bottes'),
    part('Réservez avant le 1er mai.', 'Réservez avant le 1er mai'),
    part('Merci de commander avant dimanche.', 'commander avant dimanche'),
    part('Sonnez au n° 5 !', 'n° 5'),
    part('Appelez le 05 56 12 34 56.', '05 56 12 34 56'),
  ],
  details: [
    part('Préparé dans une cuisine à part.', 'cuisine à part'),
    part('Avec Marie Dupont.', 'Marie Dupont'),
    part('La salle B12 a 24 places.', 'B12', '24 places'),
    part('Il reste 8 places.', '8 places'),
  ],
  links: [
    part('Réservation sur https://atelier.example/cours?jour=5.', 'https://atelier.example/cours?jour=5'),
    part('Écrivez à bonjour@atelier.example.', 'bonjour@atelier.example'),
    part('Suivez @atelier.camille pour la suite.', '@atelier.camille'),
  ],
};

export const SPANISH: Words = {
  things: [
    'pan de centeno',
    'clase de cerámica',
    'taller de bicis',
    'cata de vinos',
    'menú del día',
    'curso de yoga',
    'tarta de zanahoria',
    'ruta de setas',
    'corte infantil',
    'concierto de jazz',
  ],
  places: ['en Sevilla', 'en la calle Feria 12', 'en Casa Lola', 'en el antiguo molino', 'en 1.000 m²'],
  prices: ['6,80 €', '14,50 euros', '45 € por persona', '20 % de descuento', '1.250 €', '9,99 €'],
  dates: [
    'desde el lunes',
    'el 5 de diciembre',
    'el sábado 14 de marzo',
    'hasta el domingo',
    'el 24/12/2026',
    'el 1 de mayo de 2027',
    'todos los viernes',
  ],
  times: ['a las 10:30', 'de 9 a 14 h', 'a las 18:30', 'a las 19 h'],
  amounts: ['1,2 kg', '500 g', 'dos horas', '2,5 l', '12 plazas', '6 piezas'],
  news: [
    'Nuevo {when}: {thing}, {amount} por {price}',
    'Abrimos una segunda tienda {place} {when}, con {thing}',
    '{thing} {when} {time} {place}, {price}',
    'Nuestro {thing} empieza {when} {time}, {price}',
    '{thing}: {amount}, {price}, {when}',
    'Ofrecemos {thing} {place}, {amount} por {price}',
  ],
  offers: [
    part('Café gratis hasta las 12.', 'Café gratis hasta las 12'),
    part('Los primeros 50 clientes se llevan una taza de regalo.', '50 clientes', 'taza de regalo'),
    part('Entrada gratuita para niños.', 'gratuita'),
    part('Llévate 3 y paga 2.', 'Llévate 3', 'paga 2'),
  ],
  requests: [
    part('Trae botas.', 'Trae botas'),
    part('Reserva antes del 1 de mayo.', 'Reserva antes del 1 de mayo'),
    part('Encarga hasta el domingo.', 'Encarga hasta el domingo'),
    part('Llama al n.º 5.', 'n.º 5'),
    part('¡Llama al 954 12 34 56!', '954 12 34 56'),
  ],
  details: [
    part('Hecho en una cocina aparte.', 'cocina aparte'),
    part('Con Ana Ruiz.', 'Ana Ruiz'),
    part('La sala B12 tiene 24 plazas.', 'B12', '24 plazas'),
    part('Quedan 8 plazas.', '8 plazas'),
  ],
  links: [
    part('Reservas en https://taller.example/curso?dia=5.', 'https://taller.example/curso?dia=5'),
    part('Escribe a hola@taller.example.', 'hola@taller.example'),
    part('Sigue a @taller.lola para más.', '@taller.lola'),
  ],
};
