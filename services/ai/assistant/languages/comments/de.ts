import type { Comments } from './en.ts';

const zu = (topic: string | null): string => (topic ? ` über ${topic}` : '');

export const DE_COMMENTS: Comments = {
  noneOut: 'Du hast noch keinen Beitrag veröffentlicht, deshalb gibt es noch keine Kommentare.',
  yourPosts: 'deinen Beiträgen',
  yourPostsOn: (network) => `deinen Beiträgen auf ${network}`,
  noneOn: (where) =>
    `Zu ${where} gibt es noch keine Kommentare. Neue erscheinen nach wenigen Minuten, wenn das Netzwerk sie liefert.`,
  on: (count, where, moods, areLast) => {
    if (areLast) return `Das sind die letzten ${count} Kommentare zu ${where}: ${moods}.`;
    return `Zu ${where} gibt es ${count === 1 ? 'einen Kommentar' : `${count} Kommentare`}: ${moods}.`;
  },
  someInOwnWords: 'Einige davon im Wortlaut:',
  inOwnWords: 'Im Wortlaut:',
  onPage: 'Lesen und beantworten kannst du sie alle unter [Kommentare](/inbox).',
  moods: {
    positive: (count) => `${count} positiv`,
    neutral: (count) => `${count} neutral`,
    negative: (count) => `${count} negativ`,
    unknown: (count) => `${count} noch nicht bewertet`,
  },
  mood: { positive: 'positiv', neutral: 'neutral', negative: 'negativ', unknown: 'noch nicht bewertet' },
  about: (count, topic, moods, since) =>
    `${count === 1 ? 'Ein Kommentar' : `${count} Kommentare`}${zu(topic)} seit ${since}: ${moods}. Im Wortlaut:`,
  noneAbout: (topic, amongLast) =>
    `Ich habe${amongLast ? ' unter den letzten 200' : ''} keine Kommentare${zu(topic)} gefunden. Neue erscheinen nach wenigen Minuten, wenn das Netzwerk sie liefert.`,
  read: 'Lesen und beantworten kannst du sie unter [Kommentare](/inbox).',
  answerLast: 'Beantworte die letzten drei Kommentare',
  showNew: 'Was sagen die Leute?',
  fewWait: (count) =>
    count === 1 ? 'Nur ein Kommentar wartet auf Antwort.' : `Nur ${count} Kommentare warten auf Antwort.`,
  noneWaits: 'Kein Kommentar wartet auf eine Antwort von dir. Alle stehen unter [Kommentare](/inbox).',
  mayNotReply:
    'Deine Rolle in diesem Arbeitsbereich erlaubt keine Antworten. Lesen kannst du die Kommentare unter [Kommentare](/inbox).',
  commentOf: (at, of, author, network) =>
    `**Kommentar ${at} von ${of}**${author ? ` von ${author}` : ''} auf ${network}:`,
  myReply: 'Meine Antwort:',
  askToSend: 'Soll ich sie senden? Zum Ändern schreib „Antwort:“ und deinen Text.',
  onlyYouKnow:
    'Das kannst nur du beantworten. Schreib „Antwort:“ und deinen Text; ich zeige ihn dir, bevor er gesendet wird.',
  send: 'Ja, senden',
  skip: 'Überspringen',
  stop: 'Aufhören',
  sent: 'Gesendet.',
  maybeSent:
    'Die Antwort ist vielleicht schon veröffentlicht. Ich frage beim Netzwerk nach; den Stand siehst du unter [Kommentare](/inbox).',
  notSent: (reason) => `Die Antwort wurde nicht gesendet. ${reason}`,
  skipped: 'Übersprungen.',
  stopped: 'Gut, ich habe nichts weiter gesendet. Alle Kommentare stehen unter [Kommentare](/inbox).',
  notAllowed: 'Deine Rolle in diesem Arbeitsbereich erlaubt keine Antworten.',
  lastOne: 'Das war der letzte. Alle Kommentare stehen unter [Kommentare](/inbox).',
  noTextDraft: 'ein Entwurf ohne Text',
  drafts: (count, topic) => `Du hast ${count === 1 ? 'einen Entwurf' : `${count} Entwürfe`}${zu(topic)}:`,
  noDrafts: (topic) => `Unter deinen letzten 50 Entwürfen ist keiner${zu(topic)}.`,
  changedOn: (day) => `geändert am ${day}`,
  moreDrafts: (count) => `und ${count} weitere im [Kalender](/schedule-post).`,
};
