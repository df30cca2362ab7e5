import type { BudgetWords } from '../budget-words.ts';

export const BUDGET: BudgetWords = {
  per: {
    day: 'por dia',
    week: 'por semana',
    month: 'por mês',
    quarter: 'por trimestre',
    year: 'por ano',
    all: 'para todo o prazo',
  },
  sum: (money, per) => `${money} ${per}`,
  given: (text, sum) => `Você informou “${text}”. O plano conta com ${sum}.`,
  noMoney: 'Sem dinheiro, o plano só custa tempo.',
  timeOnly: (text) => `Você informou “${text}”: tempo, e nenhum dinheiro. O plano cabe nisso.`,
  unread: (text) =>
    `Você informou “${text}”, sem um valor claro. Enquanto não houver um, o plano só custa tempo.`,
  head: (per) => ['Para', 'O quê', `Valor ${per}`],
  total: 'Total',
  shares: {
    boosting: ['Impulsionamento', ''],
    material: ['Material', 'Acessórios, luz, impressos'],
    filmMaterial: ['Material', 'Suporte para celular, microfone de lapela, luz'],
    reach: ['Alcance pago', ''],
    photos: ['Fotos', 'Uma sessão de fotos por mês'],
    photosAndVideo: ['Fotos e vídeo', 'Uma sessão por mês com um fotógrafo, para fotos e clipes curtos'],
    texts: ['Textos e design', 'Ajuda externa com modelos e textos mais longos'],
    campaigns: ['Campanhas pagas', ''],
    photoProduction: ['Produção', 'Fotos, documentos e design de profissionais'],
    videoProduction: ['Produção', 'Vídeo, fotos e design de profissionais, em dois dias de produção'],
    experts: ['Textos de especialistas', 'Entrevistas com seus especialistas, escritas e revisadas'],
    creators: [
      'Criadores e parceiros',
      'Criadores locais que mostram o que você faz, marcado como publicidade',
    ],
    hiringPeople: ['Pessoal', 'Alguém que responda a mensagens e candidaturas todo dia útil'],
    people: ['Pessoal', 'Alguém que planeje, responda e relate todo dia útil'],
    measuring: ['Medição', 'Páginas de destino, origem dos contatos, um relatório por mês'],
    reserve: ['Reserva', 'Guardado'],
  },
  time: {
    hours: ['Para', 'O quê', 'Horas por semana'],
    minutes: ['Para', 'O quê', 'Minutos por semana'],
    material: ['Material', 'Fotos e notas durante a semana, enquanto trabalha'],
    writing: ['Escrever', 'Todas as publicações da semana de uma vez'],
    answers: ['Responder', 'Dez minutos por dia'],
    answersInTime: 'Um pouco todo dia',
  },
};
