import type { Comments } from './en.ts';

const sobre = (topic: string | null): string => (topic ? ` sobre ${topic}` : '');
const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

export const PT_COMMENTS: Comments = {
  noneOut: 'Nenhuma publicação sua saiu ainda, então ninguém pôde comentar.',
  yourPosts: 'suas publicações',
  yourPostsOn: (network) => `suas publicações em ${network}`,
  noneOn: (where) =>
    `Ainda não há comentários em ${where}. Os novos chegam em minutos, onde a rede os fornece.`,
  on: (count, where, moods, areLast) => {
    if (areLast) return `Estes são os últimos ${count} comentários em ${where}: ${moods}.`;
    return `Há ${count === 1 ? 'um comentário' : `${count} comentários`} em ${where}: ${moods}.`;
  },
  someInOwnWords: 'Alguns deles, nas palavras de quem escreveu:',
  inOwnWords: 'Nas palavras de quem escreveu:',
  onPage: 'Leia e responda a todos na página [Comentários](/inbox).',
  moods: {
    positive: (count) => plural(count, 'positivo'),
    neutral: (count) => plural(count, 'neutro'),
    negative: (count) => plural(count, 'negativo'),
    unknown: (count) => `${count} ainda sem avaliação`,
  },
  mood: { positive: 'positivo', neutral: 'neutro', negative: 'negativo', unknown: 'ainda sem avaliação' },
  about: (count, topic, moods, since) =>
    `${count === 1 ? 'Um comentário' : `${count} comentários`}${sobre(topic)} desde ${since}: ${moods}. Nas palavras de quem escreveu:`,
  noneAbout: (topic, amongLast) =>
    `Não encontrei comentários${sobre(topic)}${amongLast ? ' entre os últimos 200' : ''}. Os novos chegam em minutos, onde a rede os fornece.`,
  read: 'Leia e responda na página [Comentários](/inbox).',
  answerLast: 'Responder aos três últimos comentários',
  showNew: 'Mostrar novos comentários',
  fewWait: (count) =>
    count === 1 ? 'Só um comentário espera resposta.' : `Só ${count} comentários esperam resposta.`,
  noneWaits:
    'Nenhum comentário espera uma resposta que eu possa enviar. Todos estão na página [Comentários](/inbox).',
  mayNotReply:
    'Sua função neste espaço de trabalho não permite responder. Você pode ler os comentários na página [Comentários](/inbox).',
  commentOf: (at, of, author, network) =>
    `**Comentário ${at} de ${of}**${author ? `, de ${author}` : ''} em ${network}:`,
  myReply: 'Minha resposta:',
  askToSend: 'Posso enviar? Para mudar, escreva “Resposta:” e seu texto.',
  onlyYouKnow: 'Só você sabe a resposta. Escreva “Resposta:” e seu texto, e eu mostro antes de enviar.',
  send: 'Sim, enviar',
  skip: 'Pular este',
  stop: 'Parar',
  sent: 'Enviada.',
  maybeSent:
    'A resposta talvez já esteja publicada. Vou conferir com a rede, e [Comentários](/inbox) mostra como ela está.',
  notSent: (reason) => `A resposta não foi enviada. ${reason}`,
  skipped: 'Pulado.',
  stopped: 'Certo, não enviei mais nada. Todos os comentários estão na página [Comentários](/inbox).',
  notAllowed:
    'Sua função neste espaço de trabalho não permite responder. Um redator, um editor ou o proprietário pode.',
  lastOne: 'Era o último. Todos os comentários estão na página [Comentários](/inbox).',
  noTextDraft: 'um rascunho sem texto',
  drafts: (count, topic) => `Você tem ${count === 1 ? 'um rascunho' : `${count} rascunhos`}${sobre(topic)}:`,
  noDrafts: (topic) => `Você não tem rascunhos${sobre(topic)} entre os últimos 50.`,
  changedOn: (day) => `alterado em ${day}`,
  moreDrafts: (count) => `e mais ${count} no [calendário](/schedule-post).`,
};
