import type { NatureWords } from '../../plan-words.ts';

export const home = (): NatureWords => ({
  pillars: [
    {
      name: 'Um endereço, um dia',
      why: 'Responde ao que se pensa antes de abrir a porta de casa.',
      posts: [
        'Chegar, trabalhar, ir embora: um serviço em cinco fotos',
        'O que apareceu atrás ou embaixo de alguma coisa',
        'O resultado no fim do dia e seis meses depois',
      ],
    },
    {
      name: 'Faça você ou chame',
      why: 'As pessoas se lembram de quem evitou um gasto.',
      posts: [
        'Algo que qualquer um faz em dez minutos',
        'Algo que fica mais caro quando se tenta em casa',
        'O que deixar pronto antes de você chegar',
      ],
    },
    {
      name: 'A conta, linha por linha',
      why: 'Explica antes o que outros explicam depois.',
      posts: [
        'Uma conta real sem o nome, com cada linha explicada',
        'O que aumenta o preço na hora e como evitar',
        'Quais dias são mais baratos ou têm vaga antes',
      ],
    },
  ],
  asks: ['o pedido mais estranho que já fizeram a você', 'que serviço mal feito você mais precisa consertar'],
});
