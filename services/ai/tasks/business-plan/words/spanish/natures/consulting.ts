import type { NatureWords } from '../../plan-words.ts';

export const consulting = (): NatureWords => ({
  pillars: [
    {
      name: 'Un proyecto, del problema al resultado',
      why: 'Se contrata a quien ya ha resuelto ese problema.',
      posts: [
        'El problema con las palabras del cliente, y lo primero que miraste',
        'Una decisión del proyecto: qué opciones había, cuál se eligió y por qué',
        'Qué cambió, en una cifra que el cliente ha comprobado',
      ],
    },
    {
      name: 'Antes de contratar a nadie',
      why: 'Una respuesta útil se comparte, también entre quienes no te contratan.',
      posts: [
        'Tres preguntas que conviene hacer a cualquier consultor, también a ti',
        'Qué puede hacer un cliente sin ti y qué sale caro hacer sin ayuda',
        'Cómo es un proyecto contigo: cuánto dura, entre qué precios se mueve y quién tiene que estar',
      ],
    },
    {
      name: 'Lo que ves una y otra vez',
      why: 'Enseña una experiencia que no cabe en una lista de servicios.',
      posts: [
        'El error que más te encuentras, y su primera señal',
        'Un tema por el que todos preguntan: cuándo compensa y cuándo no',
        'Algo que antes recomendabas y hoy ya no',
      ],
    },
  ],
  asks: [
    'el proyecto que rechazaste, y por qué',
    'la pregunta que a los clientes les habría gustado hacer antes',
  ],
});
