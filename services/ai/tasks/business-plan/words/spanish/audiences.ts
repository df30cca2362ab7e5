import type { PlanWords } from '../plan-words.ts';

export const AUDIENCES: PlanWords['audiences'] = {
  workers: 'Te leen en un descanso corto. Pon lo más útil al principio.',
  hobbyists: 'Conocen su material pieza a pieza. Da modelos y cifras, y pide su opinión.',
  committees: 'Deciden en grupo y pocas veces, y necesitan algo que poner sobre la mesa.',
  experts: 'Buscan detalles que comprobar, y recomiendan a quien los da bien.',
  managers: 'Leen entre dos reuniones, y comparten lo que les hace parecer bien informados.',
  clerks: 'Conocen mejor que nadie los problemas diarios, y se les pregunta antes de comprar.',
  grieving: 'No hay fuerzas para textos largos. Una sola cosa, dicha con cuidado, y un teléfono.',
  helpers: 'Quieren saber cuánto tiempo lleva antes de saber para qué.',
  families: 'Deciden por la noche, según lo que encaja en la semana de toda la familia.',
  young: 'Miran a gente de su edad antes de mirarte a ti.',
  beginners: 'El miedo es hacerlo peor que los demás. Enseña que todo el mundo empieza así.',
  seniors: 'Leen hasta el final, y prefieren llamar a escribir.',
  tenants: 'Empiezan a buscar cuando llega una carta, y con las palabras de esa carta.',
  travelers: 'Deciden desde lejos, por fotos que hicieron otros.',
  neighbors: 'Pasan por delante de tu puerta. Enseña lo que hay hoy.',
  companies: 'Compran lo que ya tiene una empresa como la suya.',
};
