import type { GraveWords } from './grave-words.ts';
import { stems, words } from './grave-words.ts';

export const SPANISH: GraveWords = {
  harmless: [
    words(
      'muert[oa]s? de (?:risa|hambre|ganas|sed)|morir de (?:gusto|risa)|(?:lo siento,? )?no lo siento|cerrad[oa]s? (?:los|todos los) (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|(?:lunes|martes|miércoles|jueves|viernes|sábados|domingos) cerrad[oa]s?|sin (?:disculpas|retrasos?|excusas|interrupci(?:ón|ones))|día de (?:los )?muertos|naturaleza muerta|cierre de cremallera|cancelación gratuita',
      'giu',
    ),
  ],
  grave: [
    words(
      'murió|murieron|muerte|muertes|muert[oa]s?|nos (?:dejó|ha dejado)|perdió la vida|(?:hemos|han) perdido|perdimos|pérdida de|luto|duelo|condolencias|pésame|funeral|entierro|descanse en paz|d\\.?e\\.?p\\.?|enferm[oa]s?|enfermedad|cáncer|ingresad[oa]s?|accidentes?|herid[oa]s?|incendio|incendios|explosión|terremoto|robo|robaron|robado|víctimas?|tristeza|tristes?|atentado|desaparecid[oa]s?|tragedia',
    ),
    stems('fallec|hospitaliz|inundaci|suicid|trágic'),
    words(
      'averías?|ca[ií]d[oa]s?|no (?:está |están )?disponibles?|inaccesible|no funciona|fuera de servicio|interrupción|cancelad[oa]s?|cancelamos|cancelación|aplazad[oa]s?|aplazamos|suspendid[oa]s?|suspendemos|retrasos?|retrasad[oa]s?|cerrad[oa]s?|cerramos|cerrarem?os|cerrará|cierre|cierra(?:n)? (?:sus puertas|definitivamente|por|el|este)|quiebra|concurso de acreedores|despidos?|despedimos a|retiramos|retirada (?:de|del)|no consum(?:ir|an|a)|filtración de datos|hackead[oa]s?|huelga|corte de (?:luz|agua|servicio)|ca[ií]da (?:de|del) (?:servicio|servidor|sistema)',
    ),
    words(
      'disculpas?|disculpen|disculpe|perdón|perdonen|lo sentimos|lo siento|sentimos|lamentamos|lamentablemente|desgraciadamente|por desgracia|nuestro error',
    ),
    stems('lament'),
  ],
};
