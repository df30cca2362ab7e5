import type { ChangeName } from '../../proposal.ts';
import type { Changes } from './en.ts';

const VERB: Readonly<Record<ChangeName, string>> = {
  reschedule: 'mover',
  cancel: 'cancelar',
  publish_now: 'publicar agora',
  retry: 'publicar de novo',
  delete: 'excluir',
  take_down: 'retirar da rede',
};
const doing = (change: ChangeName, count: number): string => {
  const them = count > 1 ? 'las' : 'la';
  const [verb = '', ...rest] = VERB[change].split(' ');
  const accented = verb.replace(/er$/, 'ê-').replace(/ir$/, 'i-').replace(/ar$/, 'á-');
  return [`${accented}${them}`, ...rest].join(' ');
};

export const PT_CHANGES: Changes = {
  newTime: 'Qual é o novo horário?',
  plannedFor: (post, when) => `${post} está agendada para ${when}. Qual é o novo horário?`,
  hourLater: 'Uma hora mais tarde',
  leave: 'Deixar assim',
  which: (change) => `Qual publicação devo ${VERB[change]}?`,
  moreThanListed: (count) =>
    count === 1
      ? 'Há mais uma: cite-a pelas palavras dela.'
      : `Há mais ${count}: cite a publicação pelas palavras dela.`,
  numbered: (number, about) => `Número ${number} (${about})`,
  forbidden:
    'Sua função neste espaço de trabalho não permite alterar publicações. Quem edita ou é proprietário pode fazer isso.',
  nothing: {
    reschedule: 'Você não tem publicações agendadas para mover.',
    cancel: 'Você não tem publicações agendadas para cancelar.',
    publish_now: 'Você não tem publicações agendadas para publicar agora.',
    retry: 'Você não tem publicações com falha.',
    delete: 'Você não tem publicações para excluir.',
    take_down: 'Você não tem publicações no ar para retirar.',
  },
  notFound: 'Não encontrei essa publicação.',
  ask: (change, count, time) => `Devo ${doing(change, count)}${time ? ` para ${time}` : ''}?`,
  askBoth: (published, planned) =>
    `Devo retirar da rede ${published === 1 ? 'a publicação que está no ar' : `as ${published} publicações que estão no ar`} e cancelar ${planned === 1 ? 'a agendada' : `as ${planned} agendadas`}?`,
  yes: (change) => `Sim, ${VERB[change]}`,
  many: (yes) => `São muitas de uma vez: escreva “${yes}” se é isso mesmo. Um simples sim não basta.`,
  notEnough: (yes) => `Para tantas, um sim não basta. Escreva “${yes}” ou “Deixar assim”.`,
  clearYes: (change, posts) =>
    `${VERB[change].charAt(0).toUpperCase()}${VERB[change].slice(1)}: as ${posts} publicações`,
  andMore: (count) => `e mais ${count}`,
  theseOf: (count, limit) =>
    `Estas ${count} publicações (vejo ${limit} de uma lista por vez; se houver mais, pergunte de novo pelo resto)`,
  posts: (count, places, areNetworks) => {
    const posts = count === 1 ? 'Uma publicação' : `${count} publicações`;
    if (places === null) return posts;
    if (count > 1) return `${posts}, ${places} contando cada conta`;
    return `${posts} em ${places} ${areNetworks ? 'redes' : 'contas'}`;
  },
  state: {
    planned: (count) => (count === 1 ? '1 agendada' : `${count} agendadas`),
    failed: (count) => `${count} com falha`,
    published: (count) => (count === 1 ? '1 publicada' : `${count} publicadas`),
    canceled: (count) => (count === 1 ? '1 cancelada' : `${count} canceladas`),
  },
  deletesAll: 'Uma publicação é excluída em todas as redes da lista; o que está agendado não sairá.',
  staysOut: 'O que já saiu continua na rede; exclua lá também se quiser que suma.',
  canTakeDown: 'Onde a rede permite, também posso excluí-la de lá: escreva “Retirar da rede”.',
  takesDown: 'Ela será excluída da rede para todos, com curtidas e respostas. Não dá para desfazer.',
  areDrafts: (change, count) =>
    count === 1
      ? `Isto é um rascunho, e não uma publicação; por isso não posso ${doing(change, 1).replace(/la(?= |$)/, 'lo')}. Abra-o para terminar ou excluir:`
      : `São rascunhos, e não publicações; por isso não posso ${doing(change, 2).replace(/las(?= |$)/, 'los')}. Abra um para terminar ou excluir:`,
  noneThatWay: 'Assim não encontrei nenhuma delas.',
  wholeCancel:
    'Uma publicação é excluída em todas as suas redes de uma vez. Em uma só, posso cancelá-la, e o resto continua agendado.',
  wholeDelete: 'Uma publicação é excluída em todas as suas redes de uma vez. Em uma só, não dá.',
  noBetterTime: 'Não conheço um horário melhor que outro.',
  alreadyOut: 'Essa publicação já saiu, então não posso retirá-la. Exclua-a na rede.',
  nothingToUndo: 'Ainda não fiz nada que possa ser desfeito.',
  wayBack: (change, page) => {
    switch (change) {
      case 'reschedule':
        return 'Não consigo voltar isso em um só passo. Diga qual publicação mover e para quando.';
      case 'cancel':
        return `Uma publicação cancelada não volta sozinha. Abra ${page ? `[a página dela](${page})` : 'a página dela'} para duplicá-la e agende a cópia.`;
      case 'delete':
      case 'take_down':
        return 'O que foi excluído não volta. Diga do que se tratava e escrevo de novo.';
      default:
        return 'Para tirar do ar o que foi publicado, escreva “Retirar da rede”. Onde o Carillon não consegue, exclua na rede.';
    }
  },
  leftAsIs: 'Certo, deixei como está.',
  leftPosts: 'Certo, deixei suas publicações como estão.',
  allRight: 'Certo.',
  wentOn:
    'Esta conversa continuou em outro lugar, por isso ainda não fiz nada. Isto foi o que eu disse por último:',
  cancelOrLeave: 'Quer cancelar a publicação ou deixá-la como está? Escreva “Cancelá-la” ou “Deixar assim”.',
  cancelIt: 'Cancelá-la',
  mayBeOut:
    'Parei a publicação que você confirmou. Talvez ela já esteja a caminho: confira no [painel](/dashboard). Lá você pode cancelá-la ou excluí-la.',
  refused: 'Sua função neste espaço de trabalho não permite isso. Quem edita ou é proprietário pode fazer.',
  allDone: (count) => `As ${count} estão feitas.`,
  someDone: (done, of) => `${done} de ${of} estão feitas, e ${of - done} não puderam ser:`,
  moreLikeThese: (count) => `E mais ${count} como estas.`,
  failedOn: (post, network, reason) => `${post} em ${network}: ${reason}`,
  oneAtATime: (command: string): string => `Faço uma coisa de cada vez. Depois, envie “${command}”.`,
  tryAgain: 'Tentar de novo',
  postStatus: 'Ver como está a publicação',
};
