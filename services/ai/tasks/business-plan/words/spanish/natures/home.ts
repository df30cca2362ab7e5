import type { NatureWords } from '../../plan-words.ts';

export const home = (): NatureWords => ({
  pillars: [
    {
      name: 'Una dirección, un día',
      why: 'Responde a lo que uno se pregunta antes de abrir la puerta de casa.',
      posts: [
        'Llegar, trabajar, irse: un servicio en cinco fotos',
        'Qué apareció detrás o debajo de algo',
        'El resultado esa tarde y seis meses después',
      ],
    },
    {
      name: 'Hazlo tú o llama',
      why: 'La gente recuerda a quien le ahorró un gasto.',
      posts: [
        'Algo que cualquiera hace en diez minutos',
        'Algo que sale más caro si se intenta en casa',
        'Qué tener listo antes de que llegues',
      ],
    },
    {
      name: 'La factura, línea a línea',
      why: 'Explica antes lo que otros explican después.',
      posts: [
        'Una factura real sin el nombre, con cada línea explicada',
        'Qué encarece el trabajo sobre la marcha y cómo evitarlo',
        'Qué días sale más barato o hay hueco antes',
      ],
    },
  ],
  asks: ['el encargo más raro que te han pedido', 'qué trabajos mal hechos te toca arreglar más a menudo'],
});
