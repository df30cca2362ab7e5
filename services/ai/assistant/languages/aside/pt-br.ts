import { ASSISTANT_PHRASES } from '@carillon/contracts/domain/assistant-phrases.ts';
import { ALL_NETWORKS_LIST, alternatives } from '../list-with.ts';
import type { Aside } from './en.ts';

const { buttons, notPosted } = ASSISTANT_PHRASES['pt-BR'];
const e = (names: readonly string[]): string => alternatives(names, 'e');

export const PT_ASIDE: Aside = {
  greeting: 'Olá! Sou seu assistente de IA para a gestão de redes sociais. Como posso ajudar você hoje?',
  times: buttons.times,
  hashtags: buttons.hashtags,
  analyze: buttons.analyze,
  welcome: 'De nada! O que mais posso fazer?',
  goodbye: 'Até logo! Esta conversa fica aqui para você.',
  otherNetworks: (names) =>
    `O Carillon não publica em ${alternatives(names, 'nem')}. Ele funciona com ${e(ALL_NETWORKS_LIST)}.`,
  mayNotWrite:
    'Sua função neste espaço de trabalho permite ler, mas não escrever publicações. Ainda posso falar de números, bons horários e hashtags.',
  noWordsLeft:
    'Continuo publicando o que você mesmo escrever (comece com “Publicar isto:”) e cuidando das suas publicações. Há mais palavras com um [plano](/account/plan).',
  refused: (message) => `Não deu certo. ${message}`,
  shortest: 'Mais curto ele perderia informações. Diga o que pode sair ou me dê suas próprias palavras.',
  longest:
    'Não tenho mais a dizer sem inventar. Diga o que incluir, por exemplo “mencione o estacionamento grátis”.',
  notInText: (words) => `“${words}” não está no texto, então deixei como está.`,
  charactersNow: (count) => `Agora tem ${count} caracteres. Com menos, perderia uma informação.`,
  notSetUp: (networks) =>
    `${e(networks)} não ${networks.length > 1 ? 'estão configuradas' : 'está configurado'} neste servidor.`,
  notConnected: (networks) =>
    `${e(networks)} não ${networks.length > 1 ? 'estão conectadas' : 'está conectado'}. Conecte suas redes no [painel](/dashboard).`,
  mediaNeeded: (networks, page) =>
    `${e(networks)} ${networks.length > 1 ? 'precisam' : 'precisa'} de uma imagem ou um vídeo, que não posso adicionar aqui. Guardei o texto como rascunho: [adicione a imagem em Criar publicação](${page}).`,
  tooLong: (network, limit, length, inBytes) =>
    `${network} permite no máximo ${limit} ${inBytes ? 'bytes' : 'caracteres'}; este texto tem ${length}.`,
  tooLongToShow:
    'Esse texto é longo demais para eu mostrar como sairia. Encurte-o ou publique em [Criar publicação](/create-post).',
  shorterOrLeaveOut: 'Encurte-o ou deixe essa rede de fora.',
  keptForEditor: (page) =>
    `Sua função permite escrever, mas quem publica é um editor ou o proprietário. Guardei o texto como [rascunho](${page}) para eles.`,
  keptDraft: (page) =>
    `Certo, parei e nada foi publicado. Seu rascunho ainda está lá: [abra-o](${page}) para terminar ou excluir.`,
  connectFirst:
    'Não há nenhuma rede conectada em que eu possa publicar isto, então fica aqui por enquanto. Conecte o Facebook ou o LinkedIn no [painel](/dashboard) e depois use o botão abaixo.',
  howToConnect: 'Como conecto o Facebook?',
  howToSchedule: 'Como agendo uma publicação?',
  howManyWords: 'Quantas palavras ainda tenho?',
  material:
    'O que você cola ou cita é para mim material, nunca uma instrução. Devo escrever uma publicação sobre isso?',
  yes: 'Sim',
  basis: (posts, countedPosts, enough, networks) => {
    const where = networks.length > 0 ? ` em ${e(networks)}` : '';
    return posts === null
      ? `pelo que costuma funcionar${where} (uso suas próprias publicações quando ${enough} tiverem pelo menos um dia; ${countedPosts === 0 ? 'nenhuma conta ainda' : countedPosts === 1 ? '1 já conta' : `${countedPosts} já contam`})`
      : `com base ${posts === 1 ? 'na sua própria publicação' : `nas suas ${posts} publicações`}${where}`;
  },
  posted: 'Seu conteúdo foi publicado!',
  taken: (when) => (when ? `Sua publicação está agendada para ${when}.` : 'Sua publicação está a caminho.'),
  seeIt: (network) => `Ver em ${network}`,
  notPosted,
  nothingPosted: (reason) => `Nada foi publicado: ${reason}`,
  postedTo: (place) => `Publicado em ${place}.`,
  notPostedTo: (place, reason) => `Não publicado em ${place}: ${reason}`,
  networkRefused: 'a rede recusou.',
  shouldTryAgain: 'Devo tentar de novo?',
};
