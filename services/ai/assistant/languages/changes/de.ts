import type { ChangeName } from '../../proposal.ts';
import type { Changes } from './en.ts';

const VERB: Readonly<Record<ChangeName, string>> = {
  reschedule: 'verschieben',
  cancel: 'zurückziehen',
  publish_now: 'jetzt veröffentlichen',
  retry: 'noch einmal veröffentlichen',
  delete: 'löschen',
  take_down: 'vom Netzwerk löschen',
};
const themOf = (count: number): string => (count > 1 ? 'sie' : 'ihn');

export const DE_CHANGES: Changes = {
  newTime: 'Was ist die neue Zeit?',
  plannedFor: (post, when) => `${post} ist für ${when} geplant. Was ist die neue Zeit?`,
  hourLater: 'Eine Stunde später',
  leave: 'So lassen',
  which: (change) => `Welchen Beitrag soll ich ${VERB[change]}?`,
  moreThanListed: (count) =>
    count === 1
      ? 'Es gibt noch einen: Nenn ihn mit seinen Worten.'
      : `Es gibt noch ${count}: Nenn den Beitrag mit seinen Worten.`,
  numbered: (number, about) => `Nummer ${number} (${about})`,
  forbidden:
    'Mit deiner Rolle in diesem Arbeitsbereich kannst du keine Beiträge ändern. Das geht mit der Rolle Bearbeiter oder Inhaber.',
  nothing: {
    reschedule: 'Du hast keine geplanten Beiträge, die ich verschieben könnte.',
    cancel: 'Du hast keine geplanten Beiträge, die ich zurückziehen könnte.',
    publish_now: 'Du hast keine geplanten Beiträge, die ich jetzt veröffentlichen könnte.',
    retry: 'Du hast keine fehlgeschlagenen Beiträge.',
    delete: 'Du hast keine Beiträge, die ich löschen könnte.',
    take_down: 'Du hast keine veröffentlichten Beiträge, die ich vom Netzwerk löschen könnte.',
  },
  notFound: 'So einen Beitrag habe ich nicht gefunden.',
  ask: (change, count, time) => `Soll ich ${themOf(count)} ${time ? `auf ${time} ` : ''}${VERB[change]}?`,
  askBoth: (published, planned) =>
    `Soll ich ${published === 1 ? 'den veröffentlichten Beitrag' : `die ${published} veröffentlichten Beiträge`} vom Netzwerk löschen und ${planned === 1 ? 'den geplanten' : `die ${planned} geplanten`} zurückziehen?`,
  yes: (change) => `Ja, ${VERB[change]}`,
  many: (yes) =>
    `Das sind viele auf einmal: Schreib „${yes}“, wenn du es wirklich willst. Ein Ja allein reicht nicht.`,
  notEnough: (yes) => `Für so viele reicht ein Ja nicht. Schreib „${yes}“ oder „So lassen“.`,
  clearYes: (change, posts) => `Alle ${posts} Beiträge ${VERB[change]}`,
  andMore: (count) => `und ${count} weitere`,
  theseOf: (count, limit) =>
    `Diese ${count} Veröffentlichungen (ich sehe höchstens ${limit} einer Liste; gibt es mehr, frag noch einmal nach dem Rest)`,
  posts: (count, places, areNetworks) => {
    const posts = count === 1 ? 'Ein Beitrag' : `${count} Beiträge`;
    if (places === null) return posts;
    if (count > 1) return `${posts}, über alle Konten ${places}`;
    return `${posts} auf ${places} ${areNetworks ? 'Netzwerken' : 'Konten'}`;
  },
  state: {
    planned: (count) => `${count} geplant`,
    failed: (count) => `${count} fehlgeschlagen`,
    published: (count) => `${count} veröffentlicht`,
    canceled: (count) => `${count} zurückgezogen`,
  },
  deletesAll:
    'Ein Beitrag wird auf allen aufgezählten Netzwerken gelöscht; was geplant ist, erscheint nicht.',
  staysOut: 'Was veröffentlicht ist, bleibt auf seinem Netzwerk; lösch es auch dort, wenn es weg soll.',
  canTakeDown: 'Wo das Netzwerk es erlaubt, kann ich ihn auch dort löschen: Schreib „Vom Netzwerk löschen“.',
  takesDown:
    'Damit wird er für alle vom Netzwerk gelöscht, mit Likes und Antworten. Das lässt sich nicht rückgängig machen.',
  areDrafts: (change, count) =>
    count === 1
      ? `Das ist ein Entwurf und kein Beitrag, deshalb kann ich ihn nicht ${VERB[change]}. Öffne ihn, um ihn fertigzustellen oder zu löschen:`
      : `Das sind Entwürfe und keine Beiträge, deshalb kann ich sie nicht ${VERB[change]}. Öffne einen, um ihn fertigzustellen oder zu löschen:`,
  noneThatWay: 'So habe ich keinen davon gefunden.',
  wholeCancel:
    'Ein Beitrag wird auf all seinen Netzwerken zugleich gelöscht. Auf einem allein kann ich ihn zurückziehen; der Rest bleibt geplant.',
  wholeDelete:
    'Ein Beitrag wird auf all seinen Netzwerken zugleich gelöscht. Auf einem allein geht das nicht.',
  noBetterTime: 'Ich kenne keine Zeit, die besser ist als eine andere.',
  alreadyOut:
    'Der Beitrag ist schon veröffentlicht, deshalb kann ich ihn nicht zurücknehmen. Lösch ihn auf seinem Netzwerk.',
  nothingToUndo: 'Ich habe noch nichts getan, was sich rückgängig machen ließe.',
  wayBack: (change, page) => {
    switch (change) {
      case 'reschedule':
        return 'Das kann ich nicht in einem Schritt zurückschieben. Sag mir, welchen Beitrag ich verschieben soll und auf wann.';
      case 'cancel':
        return `Ein zurückgezogener Beitrag kommt nicht von selbst wieder. Öffne ${page ? `[seine Seite](${page})` : 'seine Seite'}, dupliziere ihn und plane die Kopie.`;
      case 'delete':
      case 'take_down':
        return 'Was gelöscht ist, ist endgültig weg. Sag mir, worum es ging, dann schreibe ich es neu.';
      default:
        return 'Schreib „Vom Netzwerk löschen“, wenn ein veröffentlichter Beitrag weg soll. Wo Carillon das nicht kann, lösch ihn dort.';
    }
  },
  leftAsIs: 'Gut, ich habe alles so gelassen.',
  leftPosts: 'Gut, ich habe deine Beiträge so gelassen.',
  allRight: 'Gut.',
  wentOn:
    'Diese Unterhaltung ging anderswo weiter, deshalb habe ich noch nichts getan. Das habe ich zuletzt gesagt:',
  cancelOrLeave: 'Soll ich den Beitrag zurückziehen oder so lassen? Schreib „Zurückziehen“ oder „So lassen“.',
  cancelIt: 'Zurückziehen',
  mayBeOut:
    'Ich habe den bestätigten Beitrag angehalten. Vielleicht ist er schon unterwegs; sieh in deiner [Übersicht](/dashboard) nach. Dort kannst du ihn auch zurückziehen oder löschen.',
  refused:
    'Deine Rolle in diesem Arbeitsbereich erlaubt das nicht. Es geht mit der Rolle Bearbeiter oder Inhaber.',
  allDone: (count) => `Alle ${count} sind erledigt.`,
  someDone: (done, of) => `${done} von ${of} sind erledigt, bei ${of - done} ging es nicht:`,
  moreLikeThese: (count) => `Und noch ${count} ebenso.`,
  failedOn: (post, network, reason) => `${post} auf ${network}: ${reason}`,
  oneAtATime: (command: string): string =>
    `Ich erledige eins nach dem anderen. Schick mir danach „${command}“.`,
  tryAgain: 'Erneut versuchen',
  postStatus: 'Wie steht es um den Beitrag?',
};
