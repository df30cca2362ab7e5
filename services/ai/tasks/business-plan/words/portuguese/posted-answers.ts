import type { PlanWords } from '../plan-words.ts';

/** Answers to challenges that posts help with. */
export const POSTED_ANSWERS: PlanWords['posted'] = {
  decisions: () => ({
    answer:
      'Uma decisão lenta costuma ser tomada por gente que você nunca encontra. Dê ao seu contato o que ele precisa para essa reunião: uma página com escopo, faixa de preço, referências e datas, e uma publicação para cada pergunta que surge ali. Pergunte quando o próximo orçamento é aprovado, e apareça nas oito semanas anteriores.',
    pillar: {
      name: 'Para a reunião em que se decide',
      why: 'Ajuda quem fala por você quando você não está na sala.',
      posts: [
        'Uma pergunta de um comitê, respondida com uma imagem',
        'Os passos da primeira conversa à assinatura, com prazos realistas',
        'Uma referência para quem dá para ligar, e o que perguntar',
      ],
    },
  }),
  doubt: () => ({
    answer:
      'Faça o primeiro passo menor que a dúvida: vir ver, fazer uma pergunta, ficar dez minutos. Diga com clareza o que acontece se não der certo, e apresente alguém que hesitou do mesmo jeito.',
    pillar: {
      name: 'O menor primeiro passo',
      why: 'A dúvida acaba quando experimentar não custa nada.',
      posts: [
        'Dez minutos para experimentar, com a data',
        'Alguém que quase não veio',
        'O que imaginava antes e o que aconteceu de verdade',
      ],
    },
  }),
  delay: () => ({
    answer:
      'Ninguém acha que está cedo. Diga qual é o primeiro sinal que dá para perceber, e quanto custa esperar um mês. Um lembrete para salvar funciona melhor que um apelo.',
    pillar: {
      name: 'Antes que seja tarde',
      why: 'As pessoas salvam hoje e acham quando precisam.',
      posts: [
        'O primeiro sinal e o que fazer no mesmo dia',
        'O que ainda ajuda depois e o que não ajuda mais',
        'O mesmo caso um mês antes: o que teria bastado',
      ],
    },
  }),
  taboo: () => ({
    answer:
      'Ninguém comenta isso em público; então não meça comentários: conte mensagens e ligações. Use a palavra, uma vez e sem suavizar. Deixe falar alguém que passou por isso, e ofereça um jeito discreto de perguntar: uma mensagem, um telefone, um horário em que não haja mais ninguém.',
    pillar: {
      name: 'O que não se pergunta em voz alta',
      why: 'As pessoas leem em silêncio e lembram na hora que importa.',
      posts: [
        'Uma pergunta que chegou sem nome, respondida',
        'O que outros na mesma situação pensavam antes e pensam agora',
        'Como escrever para você sem ninguém saber',
      ],
    },
  }),
  hygiene: () => ({
    answer:
      'Nojo não se tira com argumentos; é preciso ver. Grave a limpeza do primeiro passo ao último, diga com o quê e por quanto tempo, e ponha uma dessas fotos em cada oferta, não só em uma publicação.',
    pillar: {
      name: 'Como é limpo',
      why: 'O que se viu não precisa de promessa.',
      posts: [
        'A limpeza, gravada sem cortes, com o tempo na tela',
        'O que é retirado e trocado, lado a lado na mesa',
        'O que você joga fora e como percebe',
      ],
    },
  }),
  weather: () => ({
    answer:
      'Prepare já três publicações para o dia em que acontecer: como fica, o que fazer no lugar e o que acontece com uma reserva. Publique em até uma hora e avise primeiro quem reservou. Escreva para as semanas fracas enquanto as boas duram.',
    pillar: {
      name: 'Em dias assim',
      why: 'Responde à dúvida na mesma hora em que ela aparece.',
      posts: [
        'Como fica com tempo ruim, e quem gostou mesmo assim',
        'O que fazer em lugar coberto por perto',
        'O que dá para remarcar, até quando e a que custo',
      ],
    },
  }),
  hiring: () => ({
    answer:
      'Quem você procura já tem emprego. Uma vez por mês, mostre o que há de diferente em trabalhar com você: horário, salário, equipe. Pergunte à sua equipe o que ela lê, e publique lá. Responder em um dia vale mais que o anúncio.',
    pillar: {
      name: 'Trabalhar com a gente',
      why: 'Alcança quem não está procurando, por meio de quem convive com essa pessoa.',
      posts: [
        'Um turno, hora a hora, contado por quem o faz',
        'Salário, horário e a parte difícil, em uma imagem',
        'Como alguém entrou sem os diplomas de costume',
      ],
    },
  }),
  price: () => ({
    answer:
      'Deixe o preço baixo para os outros e mostre o que o seu inclui. Ponha sua oferta ao lado de uma barata, sem citar nomes: o que ela tem, quanto tempo se aproveita, quem está por trás. Tenha algo mais em conta para conhecerem você.',
    pillar: {
      name: 'O que há por trás do preço',
      why: 'Um preço parece alto enquanto não se vê o que ele inclui.',
      posts: [
        'Sua oferta ao lado de uma barata, sem nomes: o que há em cada uma',
        'Um preço, dividido em partes: material, tempo e todo o resto',
        'Quanto custa por dia ou por uso',
      ],
    },
  }),
  dryness: () => ({
    answer:
      'O assunto é árido; as consequências, não. Comece cada publicação pela pessoa com quem aconteceu (“Uma noite, alguém percebeu que…”), e explique da parte técnica só o que a história pede. Um termo por publicação, com palavras do dia a dia.',
    pillar: {
      name: 'O dia em que deu errado',
      why: 'Mostra para que serve uma regra pelo que acontece sem ela.',
      posts: [
        'Um erro pequeno e até onde ele foi',
        'Um termo, explicado com um exemplo da cozinha',
        'Como é um mês bom, em que ninguém percebe nada',
      ],
    },
  }),
  location: () => ({
    answer:
      'Mostre o próprio caminho: do ponto de ônibus e do estacionamento até a porta, em três fotos fixadas no topo da página. Dê ao lugar um nome fácil de repassar, e confira como você aparece nos mapas on-line.',
    pillar: {
      name: 'Como encontrar a gente',
      why: 'Quem já viu a porta, entra.',
      posts: [
        'Do ponto de ônibus à porta em três fotos',
        'A porta, a campainha e quem abre',
        'O que mais há na esquina',
      ],
    },
  }),
};
