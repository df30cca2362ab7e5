import { alternatives } from '../list-with.ts';
import type { Product } from './en.ts';
import { NETWORK_FACTS } from './network-facts.ts';

const { all, byHandle, needingMedia, textAlone } = NETWORK_FACTS;
const e = (names: readonly string[]): string => alternatives(names, 'e');
const PASSWORDS =
  byHandle.length > 0 ? ` Para ${e(byHandle)}, informe seu usuário e uma senha de aplicativo.` : '';

export const PT_PRODUCT: Product = {
  unknown: 'Isso eu não sei. Nisto posso ajudar:',
  howTo: {
    take_data:
      'No seu [Perfil](/account/profile), use “Baixar seus dados”: um arquivo ZIP tem tudo o que é seu e dos espaços de trabalho que você possui.',
    disconnect:
      'No [painel](/dashboard), use “Desconectar” ao lado da rede. As publicações agendadas esperam até ela ser conectada de novo.',
    needs_media: `Publicações em ${e(needingMedia)} precisam de uma imagem ou um vídeo. Adicione em [Criar publicação](/create-post); em ${e(textAlone)} basta o texto.`,
    connect: `Abra o [painel](/dashboard) e use “Conectar” ao lado de ${alternatives(all, 'ou')}. A rede pergunta se o Carillon pode publicar por você e traz você de volta.${PASSWORDS} Se não funcionou, tente mais uma vez e permita tudo o que for pedido.`,
    networks: `O Carillon publica em ${e(all)}, e em nenhuma outra rede.`,
    media:
      'Adicione imagens ou um vídeo em [Criar publicação](/create-post): até 10 imagens ou um vídeo. Aqui escrevo e agendo publicações de texto; com imagem ou vídeo elas são feitas lá.',
    bulk: 'A [Importação em massa](/bulk-post) agenda muitas publicações de uma vez, a partir de um arquivo CSV ou do Excel com uma linha para cada uma.',
    team: 'Proprietários convidam outras pessoas na página [Equipe](/account/team) e definem lá o que cada uma pode fazer.',
    password: 'Você muda a senha na página [Segurança](/account/security).',
    close_account:
      'No fim do seu [Perfil](/account/profile) você encerra a conta. Ela é excluída duas semanas depois, a menos que você entre antes e a mantenha.',
    time_zone:
      'Abra o menu da conta e escolha o fuso horário. Os horários que digo e entendo são os do fuso da sua conta.',
    notifications:
      'Use o sino: ele lista o que aconteceu, e nas configurações você escolhe sobre o que quer avisos.',
    words:
      'Não consigo ler esse número aqui. O menu da conta mostra quantas palavras restam e em que foram usadas, onde há planos; onde não há, elas não são contadas. Há mais com um [plano](/account/plan).',
    business_plan:
      'O [Gerador de planos de negócios](/business-plan-generator) escreve um plano para redes sociais a partir de alguns fatos sobre o seu negócio.',
    prices:
      'Se este servidor vende planos, os preços e o que incluem estão em [planos](/pricing); se não, o Carillon é grátis aqui. Para mudar o seu, abra [Plano e cobrança](/account/plan).',
    description:
      'No [Criador de descrições](/description-generator), informe um tema: ele escreve uma descrição e mostra hashtags, emojis e a estrutura do texto.',
    sentiment:
      'A [Análise de sentimento](/sentiment-analysis) mostra, pelos comentários, como uma publicação foi recebida: positivo, neutro ou negativo. Escolha uma e use “Analisar sentimento”.',
    comments:
      'Em [Comentários](/inbox) estão os comentários de todas as suas publicações; você pode responder lá.',
    brand_voice:
      'Em [Criar publicação](/create-post), abra os detalhes abaixo do tema: tom, tamanho e público podem ser guardados lá como voz da marca.',
    hashtags:
      'O [Buscador de hashtags](/hashtags-finder) encontra hashtags para uma palavra ou um texto inteiro; eu também.',
    figures:
      'Seus números estão no [painel](/dashboard), os de cada publicação na [tabela completa](/analytics), e o [relatório](/report) é para imprimir.',
    calendar:
      'O [calendário](/schedule-post) tem todas as publicações agendadas por dia; mova uma lá para mudar o horário. Eu também as listo.',
    posting:
      'Diga sobre o que é a publicação, para onde vai e quando, por exemplo em [Criar publicação](/create-post) ou em um dia do [calendário](/schedule-post). Pelos botões daqui também dá. Nada é publicado antes de você confirmar.',
  },
  noneConnected: 'Nenhuma conta está conectada ainda.',
  areConnected: 'Isto está conectado:',
  connectOnDashboard: 'Conecte e desconecte contas no [painel](/dashboard).',
  standing: {
    reconnect: 'precisa ser reconectado',
    notSetUp: 'não está configurado neste servidor',
    notConnected: 'não conectado',
    withoutPage: 'conectado, sem página nem conta',
    connected: 'conectado',
  },
  price: (plan, monthly, yearly, prepaid, months, once) =>
    `- **${plan}:** US$ ${monthly} por mês, US$ ${yearly} por ano, US$ ${prepaid} adiantados para ${months} meses ou US$ ${once} uma única vez, para sempre`,
  seePlans:
    'O que cada plano inclui está em [planos](/pricing). Para mudar o seu, abra [Plano e cobrança](/account/plan).',
  isFree: 'Este servidor não vende planos, então o Carillon é grátis aqui.',
  noHashtags: (topic) => `Não encontrei hashtags para **${topic}**. Tente outras palavras.`,
  onlyItself: (topic, tag) =>
    `Não conheço hashtags que combinem com **${topic}**. A própria palavra serve: #${tag}.`,
  addHashtags: 'Adicionar hashtags',
  postAbout: (topic) => `Escrever uma publicação sobre ${topic}`,
  hashtagsFor: (topic) => `Hashtags para **${topic}**, as mais adequadas primeiro:`,
  fewAreEnough: 'De três a cinco bastam para a maioria das publicações.',
  whichTopic:
    'Para qual tema são as hashtags? Bastam algumas palavras, como “padaria vegana” ou “promoção de primavera”.',
  inOwnPosts: (count) => (count === 1 ? 'em uma das suas publicações' : `em ${count} das suas publicações`),
};
