import type { GuardCase } from './guard-case.ts';

export const GERMAN_SEEN: readonly GuardCase[] = [
  {
    brief: 'Stollenverkauf ab 5. Dezember, 14,50 Euro das Stück.',
    output:
      'Der Advent kann kommen: Ab dem 05.12. gibt es unseren Stollen für 14,50 € das Stück. Nach einem Rezept von 1923, handgemacht in unserer Backstube.',
    planted: ['1923', 'handgemacht'],
  },
  {
    brief: 'Die Stadtbücherei Ahaus verleiht ab Oktober auch Nähmaschinen.',
    output:
      'Nähen ohne Maschine im Schrank: Die Stadtbücherei Ahaus verleiht ab Oktober auch Nähmaschinen. Die Ausleihe ist kostenlos.',
    planted: ['kostenlos'],
  },
  {
    brief: 'Yogakurs im Gemeindesaal, dienstags um 19 Uhr, mit Frau Berger.',
    output:
      'Einmal durchatmen: Jeden Dienstag um 19:00 Uhr leitet Frau Berger unseren Yogakurs im Gemeindesaal. Kosten: 8 Euro pro Abend.',
    planted: ['8 Euro'],
  },
  {
    brief: 'Wir suchen eine Verkäuferin in Teilzeit. Bewerbung an post@krume.example.',
    output:
      'Du magst Menschen und gutes Brot? Wir suchen eine Verkäuferin in Teilzeit. Schreib uns an post@krume.example. Es erwarten dich 30 Tage Urlaub und ein tolles Team.',
    planted: ['30 Tage'],
  },
  {
    brief: 'Hofladen: frische Eier, sechs Stück für 2,40 Euro.',
    output:
      'Frische Eier aus dem Hofladen! 6 Stück kosten 2,40 €. Alles in Bio-Qualität und mehrfach ausgezeichnet.',
    planted: ['Bio-Qualität', 'mehrfach ausgezeichnet'],
  },
  {
    brief: 'Flohmarkt am Samstag von 10 bis 16 Uhr auf dem Schulhof.',
    output:
      'Schätze suchen, Schätze finden: Am Samstag ist Flohmarkt auf dem Schulhof, von zehn bis sechzehn Uhr. Der Eintritt ist frei.',
    planted: ['Eintritt ist frei'],
  },
  {
    brief: 'Lesung mit Klaus Hoffmann am 3. März in der Buchhandlung.',
    output:
      'Ein Abend voller Geschichten: Am 3.3. liest Klaus Hoffmann in unserer Buchhandlung. Beginn ist um 20 Uhr, moderiert von Sabine Lenz.',
    planted: ['20 Uhr', 'Sabine Lenz'],
  },
  {
    brief: 'Unser Café öffnet wieder nach dem Umbau.',
    output:
      'Der Staub hat sich gelegt: Unser Café öffnet wieder! Kommt vorbei und schaut euch alles an. Die ersten 50 Gäste bekommen einen Kaffee gratis.',
    planted: ['50', 'gratis'],
  },
  {
    brief: 'Reifenwechsel ab 49 Euro, nur mit Termin.',
    output:
      'Der Winter steht vor der Tür. Reifenwechsel gibt es bei uns ab 49 €, nur mit Termin. Ruft einfach an: 0341 998877.',
    planted: ['0341 998877'],
  },
  {
    brief: 'Drei neue Hefte im Laden: Blau, Grün, Rot.',
    output: 'Blau, Grün oder Rot? Drei neue Hefte liegen im Laden. Welches nehmt ihr?',
    planted: [],
  },
  {
    brief: 'Chorprobe fällt am Mittwoch aus.',
    output: 'Bitte beachten: Die Chorprobe am Mittwoch fällt aus. Danke für euer Verständnis.',
    planted: [],
  },
  {
    brief: 'Tag der offenen Tür der Feuerwehr am 14. Juni, 11 Uhr.',
    output:
      'Blaulicht zum Anfassen: Am 14.06. um 11 Uhr öffnet die Feuerwehr ihre Tore. Bürgermeisterin Petra Vogel eröffnet das Fest am Marktplatz.',
    planted: ['Petra Vogel', 'Marktplatz'],
  },
  {
    brief: 'Neue Kurse für Hunde und Halter, Start im Mai.',
    output:
      'Im Mai starten unsere neuen Kurse für Hunde und ihre Halter. Unsere zertifizierten Trainer sind die Nr. 1 in Leipzig.',
    planted: ['zertifizierten', 'Nr. 1', 'Leipzig'],
  },
  {
    brief: 'Wir reparieren Fahrräder, auch E-Bikes.',
    output:
      'Platten? Wir reparieren Fahrräder, auch E-Bikes. Und das seit über 25 Jahren. Bis Ende des Monats gibt es 15 % Rabatt.',
    planted: ['25 Jahren', '15 %'],
  },
  {
    brief: 'Weinprobe mit vier Weinen, Freitag ab 18 Uhr, 25 Euro pro Person.',
    output:
      'Vier Weine, ein Abend: Am Freitag ab 18 Uhr laden wir zur Weinprobe ein, für 25 Euro pro Person. Es sind nur noch wenige Plätze frei!',
    planted: ['nur noch wenige Plätze'],
  },
  {
    brief: 'Unser Verein sucht Helfer für das Sommerfest.',
    output:
      'Ohne euch geht es nicht: Unser Verein sucht Helferinnen und Helfer für das Sommerfest. Meldet euch unter www.sommerfest-verein.example.',
    planted: ['www.sommerfest-verein.example'],
  },
  {
    brief: 'Sprechstunde der Hebamme, donnerstags von 9 bis 12.',
    output:
      'Fragen rund um Schwangerschaft und Geburt? Die Hebamme ist donnerstags von 9 Uhr bis zum Mittag für euch da, um 12 Uhr ist Schluss.',
    planted: [],
  },
  {
    brief: 'Die Apotheke am Markt hat am Sonntag Notdienst.',
    output: 'Gut zu wissen: Die Apotheke am Markt hat am Sonntag Notdienst, von 8:00 bis 22:00 Uhr.',
    planted: ['8:00', '22:00'],
  },
  {
    brief: 'Unsere Werkstatt baut Möbel aus Eiche.',
    output:
      'Eiche bleibt. Unsere Werkstatt baut Möbel, die Generationen überdauern. Beste Qualität zum besten Preis, garantiert.',
    planted: ['Beste Qualität', 'besten Preis', 'garantiert'],
  },
];
