import { PT_ASIDE } from './aside/pt-br.ts';
import { PT_CHANGES } from './changes/pt-br.ts';
import { PT_COMMENTS } from './comments/pt-br.ts';
import { PT_FIGURES } from './figures/pt-br.ts';
import { listWith } from './list-with.ts';
import { PT_POSTS } from './posts/pt-br.ts';
import { PT_PRODUCT } from './product/pt-br.ts';
import type { Sentences } from './says.ts';

export const PT: Sentences = {
  locale: 'pt-BR',
  at: (day, clock) => `${day} às ${clock}`,
  list: listWith('e'),
  askTopic:
    'Sobre o que é a publicação? Basta uma frase com o que as pessoas devem saber: o quê, quando, onde, quanto. Se ainda não tem ideia, comece com uma destas.',
  topics: ['Os bastidores do nosso trabalho', 'Obrigado aos nossos clientes', 'Estamos contratando'],
  askPlatforms: (connected) => `Em quais redes devo publicar? Você está conectado a ${connected}.`,
  all: 'Em todas',
  askWhen: (day) => (day ? `A que horas em ${day}?` : 'Quando devo publicar?'),
  nowButton: 'Publicar agora',
  bestButton: 'No melhor horário',
  tomorrowAt: (clock) => `Amanhã às ${clock}`,
  drafts: (count, about) =>
    `${count > 1 ? `Aqui estão ${count} rascunhos` : 'Aqui está um rascunho'}${about && ` sobre ${about}`}:`,
  askDraft: (count) => (count > 1 ? 'Qual você prefere?' : 'Gostou?'),
  draftButtons: ['Usar o primeiro', 'Usar o segundo', 'Usar o terceiro'],
  useIt: 'Usar este',
  shorter: 'Mais curto',
  otherDrafts: 'Outros rascunhos',
  chosen: (number, start) => `Rascunho ${number}: “${start}”`,
  where: 'Onde',
  when: 'Quando',
  now: 'agora',
  confirm: (scheduled) => (scheduled ? 'Posso agendar assim?' : 'Posso publicar agora?'),
  yes: (scheduled) => (scheduled ? 'Sim, agendar' : 'Sim, publicar'),
  anotherTime: 'Outro horário',
  cancel: 'Cancelar',
  past: (time, now, zone) => `${time} já passou. Agora é ${now} (${zone}).`,
  skipped: (time, zone) => `${time} não existe em ${zone}: os relógios são adiantados nessa hora.`,
  tooFar: (time, years) => `${time} está longe demais. Dá para agendar até ${years} anos à frente.`,
  repeats:
    'Daqui não posso repetir uma publicação, só agendá-la uma vez. Para repeti-la, use [Criar publicação](/create-post).',
  twoDays: 'Podem ser dois dias diferentes.',
  unclear: 'Não entendi toda essa data, e prefiro perguntar a adivinhar.',
  best: (time) => `O melhor horário é **${time}**`,
  scheduleFor: (time) => `Agendar para ${time}`,
  dropped: 'Certo, descartei a publicação. Nada foi publicado e nenhum rascunho ficou.',
  kept: 'O que mais posso fazer?',
  posting: 'Publicando…',
  scheduling: 'Agendando…',
  notPosted: 'Não publiquei nada. O que devo mudar: o texto, a rede ou o horário?',
  guess: 'Não sei ao certo o que você quer. É uma destas opções?',
  nothingToConfirm: 'Não há nada para confirmar agora. O que devo fazer?',
  noPost: 'Não estamos escrevendo nenhuma publicação agora. Sobre o que ela deve ser?',
  notUnderstood: 'Não entendi, ou não sei fazer isso.',
  missing: (gaps) =>
    `**Ainda falta:** ${gaps.join('; ')}. Diga ${gaps.length > 1 ? 'o primeiro ponto' : 'isso'} com suas palavras e eu incluo; com colchetes não publico nada.`,
  tellIn: (language) =>
    `Escrevo no idioma das palavras que você me dá e não sei traduzir. Diga em ${language} do que se trata, e os rascunhos também serão em ${language}.`,
  misheard: 'Não entendi.',
  stillWaits: (when, where) =>
    `Sua publicação para ${when ? `${where}, **${when}**,` : `**${where}**`} ainda está esperando. Posso ${when ? 'agendar' : 'publicar'}?`,
  waits: {
    gaps: 'Ainda faltam palavras na sua publicação: escreva-as ou peça outra coisa.',
    topic: 'Ainda preciso saber sobre o que é a publicação.',
    draft: 'Seus rascunhos ainda estão esperando: escolha um ou peça outra coisa.',
    platforms: 'Sua publicação ainda precisa de uma rede: diga qual ou peça outra coisa.',
    when: 'Sua publicação ainda precisa de um horário: diga quando ou peça outra coisa.',
  },
  can: 'Posso escrever publicações e agendá-las ou publicá-las nas suas redes, encontrar hashtags e bons horários, dizer como vão suas publicações e o que as pessoas comentam, e mostrar, mover ou cancelar o que está agendado.',
  writeAbout: (words) => `Escrever uma publicação: ${words}`,
  postAsIs: (words) => `Publicar isto: ${words}`,
  hashtagsFor: (words) => `Encontrar hashtags para ${words}`,
  create: 'Criar uma publicação',
  showPlanned: 'Mostrar minhas publicações agendadas',
  startOver: 'Começar de novo',
  back: 'Voltar à minha publicação',
  aside: PT_ASIDE,
  changes: PT_CHANGES,
  comments: PT_COMMENTS,
  figures: PT_FIGURES,
  posts: PT_POSTS,
  product: PT_PRODUCT,
};
