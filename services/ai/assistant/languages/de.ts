import { DE_ASIDE } from './aside/de.ts';
import { DE_CHANGES } from './changes/de.ts';
import { DE_COMMENTS } from './comments/de.ts';
import { DE_FIGURES } from './figures/de.ts';
import { listWith } from './list-with.ts';
import { DE_POSTS } from './posts/de.ts';
import { DE_PRODUCT } from './product/de.ts';
import type { Sentences } from './says.ts';

export const DE: Sentences = {
  locale: 'de-DE',
  at: (day, clock) => `${day} um ${clock} Uhr`,
  list: listWith('und'),
  askTopic:
    'Worum geht es in dem Beitrag? Ein Satz reicht, mit allem, was man wissen sollte: was, wann, wo, wie viel. Wenn du noch keine Idee hast, beginn mit einer von diesen.',
  topics: ['Ein Blick hinter die Kulissen unserer Arbeit', 'Danke an unsere Kunden', 'Wir stellen ein'],
  askPlatforms: (connected) => `Auf welchen Netzwerken soll ich posten? Verbunden sind ${connected}.`,
  all: 'Auf allen',
  askWhen: (day) => (day ? `Um wie viel Uhr am ${day}?` : 'Wann soll der Beitrag erscheinen?'),
  nowButton: 'Jetzt posten',
  bestButton: 'Zur besten Zeit',
  tomorrowAt: (clock) => `Morgen um ${clock} Uhr`,
  drafts: (count, about) =>
    `${count > 1 ? `Hier sind ${count} Entwürfe` : 'Hier ist ein Entwurf'}${about && ` zu ${about}`}:`,
  askDraft: (count) => (count > 1 ? 'Welcher gefällt dir?' : 'Gefällt er dir?'),
  draftButtons: ['Den ersten nehmen', 'Den zweiten nehmen', 'Den dritten nehmen'],
  useIt: 'Den ersten nehmen',
  shorter: 'Kürzer',
  otherDrafts: 'Andere Entwürfe',
  chosen: (number, start) => `Entwurf ${number}: „${start}“`,
  where: 'Wo',
  when: 'Wann',
  now: 'jetzt',
  confirm: (scheduled) =>
    scheduled ? 'Soll ich den Beitrag so einplanen?' : 'Soll ich den Beitrag jetzt posten?',
  yes: (scheduled) => (scheduled ? 'Ja, einplanen' : 'Ja, posten'),
  anotherTime: 'Andere Zeit',
  cancel: 'Abbrechen',
  past: (time, now, zone) => `${time} ist schon vorbei. In ${zone} ist es ${now}.`,
  skipped: (time, zone) => `${time} gibt es in ${zone} nicht: Dann werden die Uhren vorgestellt.`,
  tooFar: (time, years) => `${time} ist zu weit weg. Planen kannst du bis zu ${years} Jahre im Voraus.`,
  repeats:
    'Wiederholen kann ich einen Beitrag von hier aus nicht, nur einmal einplanen. Eine Serie legst du unter [Beitrag erstellen](/create-post) an.',
  twoDays: 'Damit können zwei verschiedene Tage gemeint sein.',
  unclear: 'Diese Zeitangabe habe ich nicht ganz verstanden, und ich frage lieber, als zu raten.',
  best: (time) => `Die beste Zeit ist **${time}**`,
  scheduleFor: (time) => `Plane ihn für ${time}`,
  dropped: 'Gut, ich habe den Beitrag verworfen. Es wurde nichts gepostet und kein Entwurf behalten.',
  kept: 'Was kann ich sonst tun?',
  posting: 'Ich poste den Beitrag…',
  scheduling: 'Ich plane den Beitrag ein…',
  notPosted: 'Ich habe nichts gepostet. Was soll ich ändern: den Text, das Netzwerk oder die Zeit?',
  guess: 'Ich bin nicht sicher, was ich tun soll. Meinst du eines davon?',
  nothingToConfirm: 'Gerade gibt es nichts zu bestätigen. Was soll ich tun?',
  noPost: 'Wir schreiben gerade keinen Beitrag. Worum soll es gehen?',
  notUnderstood: 'Das kann ich nicht, oder ich habe es nicht verstanden.',
  missing: (gaps) =>
    `**Es fehlt noch:** ${gaps.join('; ')}. Sag mir ${gaps.length > 1 ? 'das erste davon' : 'das'} in eigenen Worten, und ich setze es ein; mit Klammern poste ich nichts.`,
  tellIn: (language) =>
    `Ich schreibe in der Sprache, in der du mir den Inhalt sagst, und kann nicht übersetzen. Sag mir auf ${language}, worum es geht, dann sind es die Entwürfe auch.`,
  misheard: 'Das habe ich nicht verstanden.',
  stillWaits: (when, where) =>
    `Dein Beitrag für ${when ? `${where} am **${when}**` : `**${where}**`} wartet noch. Soll ich ihn ${when ? 'einplanen' : 'posten'}?`,
  waits: {
    gaps: 'Deinem Beitrag fehlen noch Worte: Schreib sie, oder frag mich etwas anderes.',
    topic: 'Ich muss noch wissen, worum es in dem Beitrag geht.',
    draft: 'Deine Entwürfe warten noch: Wähl einen, oder frag mich etwas anderes.',
    platforms: 'Dein Beitrag wartet noch auf sein Netzwerk: Nenn eines, oder frag mich etwas anderes.',
    when: 'Dein Beitrag wartet noch auf seine Zeit: Sag, wann, oder frag mich etwas anderes.',
  },
  can: 'Ich kann Beiträge schreiben und in deinen Netzwerken einplanen oder posten, Hashtags und gute Zeiten finden, sagen, wie Beiträge laufen und was Leute kommentieren, und geplante Beiträge zeigen, verschieben oder zurückziehen.',
  writeAbout: (words) => `Schreib einen Beitrag: ${words}`,
  postAsIs: (words) => `Poste das: ${words}`,
  hashtagsFor: (words) => `Finde Hashtags für ${words}`,
  create: 'Neuen Beitrag erstellen',
  showPlanned: 'Zeig meine geplanten Beiträge',
  startOver: 'Von vorne beginnen',
  back: 'Zurück zum Beitrag',
  aside: DE_ASIDE,
  changes: DE_CHANGES,
  comments: DE_COMMENTS,
  figures: DE_FIGURES,
  posts: DE_POSTS,
  product: DE_PRODUCT,
};
