import type { PlanWords } from '../plan-words.ts';

export const GOALS: PlanWords['goals'] = {
  adoptions: () => ({
    count: 'adoções, e quantos animais voltaram',
    where: 'O registro de adoções, com a pergunta “Onde você viu este animal pela primeira vez?”',
    act: 'Mostre o mesmo animal de outro jeito: passeando, brincando, dormindo',
    posts: [
      'Um animal que encontrou um lar nesta semana',
      'Os horários de visita, e quais animais dá para conhecer',
    ],
  }),
  volunteers: () => ({
    count: 'voluntários inscritos, e quantos voltaram',
    where: 'Sua lista de nomes, com a data em que cada pessoa começou',
    act: 'Ligue para três que perguntaram e não vieram; publique o motivo e a sua resposta',
    posts: [
      'O que um voluntário faz em duas horas, da chegada à despedida',
      'Quais tarefas estão abertas, em que dias e por quanto tempo',
    ],
  }),
  donations: () => ({
    count: 'doações, em número e em valor',
    where: 'A conta, com uma referência para cada publicação que pede doações',
    act: 'Cite um valor menor, e exatamente o que ele paga',
    posts: ['O que uma doação pagou, com o recibo', 'Algo que faz falta e custa pouco'],
  }),
  demos: () => ({
    count: 'demos e testes iniciados, e quantos levaram a uma segunda conversa',
    where: 'O formulário de agendamento, com a pergunta “Como você nos conheceu?”',
    act: 'Publique os dois melhores minutos da demo, com o link para agendar',
    posts: [
      'Dois minutos de demo, com a pergunta que sempre aparece',
      'O que deixar pronto para a demo valer a pena',
    ],
  }),
  contracts: () => ({
    count: 'contratos assinados, e orçamentos pedidos',
    where: 'Uma lista: quem perguntou, quando e no que deu',
    act: 'Escreva para quem tem um orçamento de mais de seis meses, com uma foto nova',
    posts: [
      'O que há em um dos seus orçamentos, página por página',
      'Um trabalho pronto e quanto tempo levou',
    ],
  }),
  learners: () => ({
    count: 'primeiras aulas dadas, e quantas levaram a uma segunda',
    where: 'A grade de aulas, no fim de cada semana',
    act: 'Ofereça uma primeira aula com data e preço, e nada mais nessa publicação',
    posts: [
      'Da primeira mensagem à primeira aula, com datas',
      'O que alguém já sabia fazer depois de uma semana',
    ],
  }),
  places: () => ({
    count: 'novas inscrições, e quantas continuam depois de um mês',
    where: 'A própria lista, no dia primeiro de cada mês',
    act: 'Pergunte às três últimas pessoas o que quase fez com que desistissem, e responda em uma publicação',
    posts: [
      'Como participar: dia, hora, porta e por quem chamar',
      'A primeira vez de quem entrou por último',
    ],
  }),
  applications: () => ({
    count: 'candidaturas de pessoas que você entrevistaria',
    where: 'Uma pergunta a cada candidato: onde você viu a vaga?',
    act: 'Mostre a escala e o salário antes das tarefas',
    posts: [
      'Qual vaga está aberta, a partir de quando, e como se candidatar em três frases',
      'Como é a primeira semana de trabalho',
    ],
  }),
  appointments: () => ({
    count: 'primeiras consultas realizadas',
    where: 'A agenda, com a pergunta que levou a cada consulta',
    act: 'Diga em uma publicação quem não precisa; os outros saberão que precisam',
    posts: [
      'O que acontece na primeira meia hora e quanto custa',
      'O que levar e o que dá para resolver sem vir',
    ],
  }),
  bookings: () => ({
    count: 'reservas para os dias que você quer encher',
    where: 'O calendário de reservas, comparado com os mesmos dias do ano passado',
    act: 'Ofereça um desses dias em uma publicação, com a data e como reservar',
    posts: ['Os próximos dias livres, com as datas', 'Um desses dias desde a chegada, minuto a minuto'],
  }),
  visitors: () => ({
    count: 'pessoas que passam pela porta',
    where: 'Uma contagem na porta, no mesmo dia de cada semana',
    act: 'Pergunte a dez delas como encontraram você, e faça mais disso',
    posts: ['Como chegar, passo a passo', 'O que estava acontecendo da última vez no horário mais cheio'],
  }),
  sales: () => ({
    count: 'vendas do que foi publicado, na semana seguinte',
    where: 'O caixa ou a loja virtual, ao lado do calendário de publicações',
    act: 'Ponha o preço, o tamanho ou a hora na primeira linha, e diga onde encontrar',
    posts: ['Algo à venda hoje, com o preço e onde está', 'Por que alguém comprou, com as próprias palavras'],
  }),
  inquiries: () => ({
    count: 'contatos de pessoas que você pode ajudar',
    where: 'Mensagens, ligações e formulários, contados toda sexta-feira',
    act: 'Diga na primeira linha quem deveria escrever e o que pôr na mensagem',
    posts: ['Quando entrar em contato, e o que acontece depois', 'O que pôr em uma primeira mensagem'],
  }),
  community: () => ({
    count: 'comentários e mensagens de gente nova',
    where: 'A caixa de mensagens da rede, às segundas',
    act: 'Faça perguntas menores, e responda em até uma hora durante uma semana',
    posts: [
      'Uma decisão de verdade entre duas coisas, posta em votação',
      'Um comentário da semana passada, respondido a fundo',
    ],
  }),
  fewer: (unit) => ({
    count: `${unit}`,
    where: 'Uma contagem por semana, com o motivo de cada caso',
    act: 'Pergunte o motivo aos três próximos, e responda em uma publicação',
    posts: [
      `O que isso custa a você, e como você evita: ${unit}`,
      'O que dá para fazer no lugar, e até quando',
    ],
  }),
  counted: (unit) => ({
    count: `${unit}`,
    where: 'Uma lista, com a data de cada caso e como ele chegou',
    act: 'Pergunte, no caso mais recente, o que foi decisivo, e faça disso uma publicação',
    posts: [
      `${unit}: a história mais recente, desde a primeira mensagem`,
      'O que esperar do próximo, passo a passo',
    ],
  }),
  awareness: () => ({
    count: 'pessoas que conhecem o seu nome antes de conhecer você',
    where: 'Uma pergunta às próximas vinte: você já tinha ouvido falar de nós, e onde?',
    act: 'Repita em outro formato a publicação mais compartilhada',
    posts: [
      'Quem você é, por meio de algo que fez nesta semana',
      'O que pensam que você faz, e o que você faz de verdade',
    ],
  }),
};
