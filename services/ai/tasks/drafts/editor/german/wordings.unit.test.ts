import { readReading } from '../../../../language/brief/read-brief.ts';
import { germanWordings } from './wordings.ts';

const listWordings = (brief: string): string[] => germanWordings(readReading(brief)).map(({ text }) => text);

describe('germanWordings', () => {
  it.each([
    [
      'Wir öffnen am 4. August unsere Werkstatt in der Gerberstraße 8.',
      'Am 4. August öffnen wir unsere Werkstatt in der Gerberstraße 8.',
    ],
    [
      'Unser Hoffest findet am Sonntag, 12. Juli, von 10 bis 17 Uhr statt.',
      'Am Sonntag, 12. Juli, von 10 bis 17 Uhr findet unser Hoffest statt.',
    ],
    ['Das Sommerfest am Samstag findet nicht statt.', 'Am Samstag findet das Sommerfest nicht statt.'],
    [
      'Die Buslinie 14 fährt ab Montag über den Bahnhof, weil die Brücke saniert wird.',
      'Weil die Brücke saniert wird, fährt die Buslinie 14 ab Montag über den Bahnhof.',
    ],
    ['Ab dem 1. März kostet das Monatsabo 29 Euro.', 'Das Monatsabo kostet ab dem 1. März 29 Euro.'],
    ['Danke an alle 83 Blutspender vom Montag.', 'An alle 83 Blutspender vom Montag: danke.'],
  ])('says “%s” as “%s”', (brief, other) => expect(listWordings(brief)).toContain(other));

  it.each([
    'Das Fest sagen wir am Montag leider ab.',
    'Die Karten bekommt ihr am Montag an der Kasse.',
    'Wir verlosen Karten für das Konzert am Samstag.',
    'Wir öffnen am Montag und feiern am Freitag.',
  ])('leaves the order of “%s”', (brief) =>
    expect(germanWordings(readReading(brief)).filter(({ structure }) => structure === 'time')).toEqual([]),
  );

  it.each([
    ['Das Sommerfest findet nicht statt.', true],
    ['Die Buslinie 14 fährt am Montag nicht.', false],
    ['Der Laden bleibt am Montag geschlossen.', false],
  ])('speaks to those who wanted to come only where people come: “%s”', (brief, speaks) =>
    expect(listWordings(brief).some((text) => text.startsWith('An alle'))).toBe(speaks),
  );

  it('names what is sought only where the case shows no difference', () => {
    expect(listWordings('Wir suchen zwei Aushilfen für Samstag.')).toContain(
      'Gesucht: zwei Aushilfen für Samstag.',
    );
    expect(listWordings('Wir suchen einen Kollegen für Samstag.')).toEqual([]);
  });
});
