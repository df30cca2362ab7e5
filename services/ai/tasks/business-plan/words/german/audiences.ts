import type { PlanWords } from '../plan-words.ts';

export const AUDIENCES: PlanWords['audiences'] = {
  workers: 'Sie lesen in kurzen Pausen. Das Wichtigste gehört an den Anfang.',
  hobbyists:
    'Sie kennen ihre Ausrüstung bis ins Detail. Nenne Modelle und Zahlen und frag nach ihrer Meinung.',
  committees: 'Sie entscheiden gemeinsam und selten und brauchen etwas, das sie auf den Tisch legen können.',
  experts: 'Sie suchen nach prüfbaren Details und empfehlen weiter, bei wem sie stimmen.',
  managers: 'Sie lesen zwischen zwei Terminen und geben weiter, womit sie gut informiert wirken.',
  clerks: 'Sie kennen die Probleme des Alltags am besten und werden gefragt, bevor gekauft wird.',
  grieving: 'Für lange Texte fehlt die Kraft. Ein Gedanke, behutsam gesagt, und eine Telefonnummer.',
  helpers: 'Sie wollen wissen, wie viel Zeit es kostet, bevor sie wissen wollen, wozu.',
  families: 'Sie entscheiden abends und danach, was in die Woche der ganzen Familie passt.',
  young: 'Sie schauen erst auf Gleichaltrige und dann auf dich.',
  beginners: 'Sie haben Angst, die Schlechtesten im Raum zu sein. Zeig, dass alle so anfangen.',
  seniors: 'Sie lesen bis zum Ende und rufen lieber an, als zu schreiben.',
  tenants: 'Sie suchen, wenn ein Brief kommt, und zwar mit den Wörtern aus diesem Brief.',
  travelers: 'Sie entscheiden aus der Ferne, nach Bildern, die andere gemacht haben.',
  neighbors: 'Sie kommen an deiner Tür vorbei. Zeig, was heute los ist.',
  companies: 'Sie kaufen, was Unternehmen wie ihres schon haben.',
};
