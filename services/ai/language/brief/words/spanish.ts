import type { BriefWords } from './brief-words.ts';
import { allWholeWords, firstWords, wholeWords } from './whole-words.ts';

const OFF =
  'no (?:se )?(?:celebrará|celebra|hará|(?:hay|habrá) (?:clases?|función|concierto|mercado|mercadillo|entrenamiento|ensayo|servicio|fiesta|visitas?|taller)|abrirá|abre|abrimos|podrá celebrarse|tendrá lugar|saldrá)|(?:se )?(?:suspende|suspenden|suspendido|suspendida|cancela|cancelan|cancelado|cancelada|anula|anulado|anulada)|cancelamos|suspendemos|anulamos|cancelación|suspensión';
export const SPANISH_EVENT =
  '(?:fiesta|concierto|taller|curso|clase|feria|mercado|mercadillo|visita|charla|lectura|cata|torneo|carrera|exposición|estreno|cena|club|jornada|romería|función|recital|paseo|ruta|puertas abiertas)s?';
const TIME =
  '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|mañana|a las \\d|\\d{1,2} de \\p{L}+)';

export const SPANISH: BriefWords = {
  points: [
    [
      'loss',
      wholeWords(
        'falleci\\p{L}+|fallecimiento|murió|ha muerto|muerte|nos (?:dejó|ha dejado|deja)|nos despedimos de|despedida de|descanse en paz|d\\.?e\\.?p|funeral|entierro|velatorio|sepelio|duelo|pésame|condolencias|ya no está',
      ),
    ],
    ['cancel', wholeWords(OFF, 'aplaza\\p{L}*|se pospone|pospon\\p{L}+')],
    [
      'cuts',
      wholeWords(
        'despid\\p{L}+|despedir\\p{L}* a \\d+|prescind\\p{L}+|recort\\p{L}+ (?:de )?(?:plantilla|personal|empleos?)|(?:ERE|ERTE)|\\d+ (?:despidos|empleos menos)|concurso de acreedores|quiebra|reduc\\p{L}+ (?:la |de )?plantilla',
      ),
    ],
    [
      'warn',
      wholeWords(
        'no (?:consum|com|beb|us|abr|utilic|toqu|pinch|entr)\\p{L}+|retir(?:amos|ada|an) (?:del mercado|el|la|los|las|el lote)|alerta|aviso|cuidado con|estafa\\p{L}*|fraude|phishing|bacterias?|salmonela|listeria|contaminad\\p{L}+|hierv\\p{L}+ el agua|(?:entró|entraron|accedi(?:ó|eron)) (?:[^ .!?]{1,20} ){0,6}(?:sistema|servidor|base de datos|cuentas?)|filtración|hacke\\p{L}+|ciberataque|robad\\p{L}+|brote|sarampión',
      ),
    ],
    ['appeal', wholeWords('desaparecid\\p{L}+|desapareció|testigos?|has visto a|han visto a|se busca a')],
    [
      'disrupt',
      wholeWords(
        'huelga|paro(?: general| de)?|avería\\p{L}*|incidencia\\p{L}*|corte (?:de|del)|retrasos?|fuera de servicio|no funciona|cerr(?:amos|ado|ada|ará|arán|aremos)|cierre|cierra (?:para siempre|sus puertas|definitivamente|nuestr\\p{L}+)|inundad\\p{L}+|inundación|incendio|evacu\\p{L}+|herid[oa]s?',
      ),
    ],
    [
      'apologize',
      wholeWords('disculp\\p{L}+|perdón|perdon\\p{L}+|lo sentimos|sentimos|lamentamos|nuestro error'),
    ],
    ['thank', wholeWords('gracias|agradec\\p{L}+')],
    ['ask', wholeWords('qué (?:opinas|opináis|os parece|te parece)|encuesta|vota|votad|tu opinión')],
    [
      'hire',
      wholeWords(
        '(?:buscamos|se buscan?|contratamos|necesitamos)[^.!?]{0,50}(?:camarer\\p{L}+|cociner\\p{L}+|dependient\\p{L}+|aprendi\\p{L}+|técnic\\p{L}+|enfermer\\p{L}+|conductor\\p{L}*|profesor\\p{L}*|ayudante\\p{L}*|programador\\p{L}*|jardiner\\p{L}+|peluquer\\p{L}+|panader\\p{L}+|personal|empleado\\p{L}*)|currículum|oferta de empleo|vacante\\p{L}*|jornada (?:completa|parcial)|media jornada',
      ),
    ],
    [
      'seek',
      wholeWords(
        'buscamos|busca|se busca|necesitamos|necesita|voluntari\\p{L}+|don(?:a|ad|ación|aciones|ativos?)|recog(?:emos|ida de)',
      ),
    ],
    [
      'offer',
      wholeWords(
        '\\d+ ?%|descuentos?|rebajas?|oferta|gratis|a mitad de precio|2x1|por \\d+ €|(?:tengo|tenemos|quedan) (?:hueco|huecos|plazas|citas?)|se (?:alquila|vende)|alquil\\p{L}+|regal\\p{L}+',
      ),
    ],
    [
      'open',
      wholeWords('abrimos (?:nuestr\\p{L}+|una?|el|la)|inaugura\\p{L}*|apertura|reabrimos|reapertura'),
    ],
    [
      'launch',
      wholeWords(
        'ya (?:está|están|ha llegado|llegó|tenemos|disponible)|lanz(?:amos|a)|estren(?:amos|a)|nuev[oa]s? (?:carta|menú|disco|libro|novela|colección|web|tienda|aplicación|app)|present(?:amos|a)|publicamos',
      ),
    ],
    [
      'celebrate',
      wholeWords(
        'ganad\\p{L}+|gan(?:ó|aron|amos)|premio|aniversario|cumpl(?:e|imos) \\d+|enhorabuena|felicidades|campeon\\p{L}+',
      ),
    ],
    [
      'change',
      wholeWords(
        'cambi(?:a|amos|o|an) (?:de|el|la|los|su|nuestro)|nos (?:mudamos|trasladamos)|nuevo horario|nueva dirección|en lugar de|en vez de|ya no',
      ),
    ],
    [
      'invite',
      wholeWords(
        '(?:ven|venid|venga|vengan) (?:a|al|con)|os invitamos|te invitamos|invita\\p{L}*|te esperamos|os esperamos|entrada (?:libre|gratuita)|entradas|plazas|celebramos',
        `${SPANISH_EVENT}(?=[^!?]{0,100}${TIME})`,
        `${TIME}[^.!?]{0,60} ${SPANISH_EVENT}`,
      ),
    ],
    ['ask', /\?\s*$/u],
    ['advise', wholeWords('consejos?|errores|cómo|trucos')],
  ],
  statuses: [
    ['off', wholeWords(OFF)],
    ['changed', wholeWords('aplaz\\p{L}+|pospon\\p{L}+|traslad\\p{L}+|nueva fecha')],
    ['over', wholeWords('ayer|la semana pasada|el (?:año|mes|sábado|domingo) pasado|fue un\\p{L}*')],
    ['planned', wholeWords('pronto|próximamente|planeamos')],
  ],
  asks: [
    ['bring back', wholeWords('devuélv\\p{L}+|devuelv\\p{L}+')],
    ['report', wholeWords('testigos?|policía|avis(?:a|ad|e)')],
    ['beware', wholeWords('cuidado|no (?:consum|abr|beb|com)\\p{L}+')],
    ['apply', wholeWords('currículum|cv')],
    ['buy', wholeWords('reserva|reservad|compra|encarga|pide')],
    ['come', wholeWords('ven|venid')],
    ['reply', wholeWords('vota|escríbenos|cuéntanos')],
  ],
  reason: firstWords('porque|la razón|el motivo|se debe'),
  bound: firstWords(
    'él|ella|ello|ellos|ellas|lo|la|los|las|el|le|les|se|es|son|está|están|este|esta|estos|estas|esto|ese|esa|eso|aquí|allí|así|además|también|pero|y|e|o|por eso|por ello|luego|después|entonces|ambos|todos|todas|cada|otro\\p{L}*|su|sus|hay|dura|cuesta|plazas|entradas|nadie|si|no|quien|quienes',
  ),
  invites: firstWords('todo el mundo es bienvenido|tod[oa]s (?:sois )?bienvenid[oa]s'),
  refers: wholeWords('\\p{L}+(?:lo|los|las|selo|sela)|él|ella|ellos|allí|eso|esto|ese|esa'),
  follows: wholeWords('también|además|otra vez|después|luego|bienvenid\\p{L}+'),
  opens: firstWords(
    'desde hace|hace (?:\\d+|\\p{L}+) (?:años|meses|semanas)|el (?:año|mes|verano|invierno) pasado|cada año',
  ),
  first: wholeWords('yo|mi|mis|me|tengo|escríbeme|traduzco'),
  we: wholeWords('nosotr\\p{L}+|nuestr\\p{L}+|nos|\\p{L}{3,}(?:amos|emos|imos)'),
  thanks: wholeWords('gracias|agradec\\p{L}+'),
  apology: wholeWords('disculp\\p{L}+|perdón|lamentamos|lo sentimos'),
  sober: wholeWords(
    'se ha roto|no hay (?:agua|luz|gas)|sin (?:agua|luz)|accidente\\p{L}*|herid\\p{L}+|enfermedad|cáncer|hospital|víctima\\p{L}*|guerra|atropell\\p{L}+|agresión|sequía|granizo|daños|violencia|robo|por desgracia|lamentablemente|tristeza|triste|sub(?:e|en|imos|ida) (?:de |el |los |la )?(?:precio\\p{L}*|tarifa\\p{L}*|cuota\\p{L}*|alquiler\\p{L}*)|cuesta\\p{L}* [^.!?]{0,30}en (?:lugar|vez) de',
  ),
  shadow: wholeWords(
    'no(?! (?:(?:te|os|se) (?:lo |la )?(?:pierd|olvid)\\p{L}+|hace falta|es necesari[oa]|solo|sólo))|nunca|nadie|nada|ningun\\p{L}*|sin(?! (?:cita|reserva|inscripción|coste|compromiso|gluten|azúcar))|cerramos|para siempre|se ha roto|rot[oa]s?|avería|perdid\\p{L}+|error\\p{L}*|últim[oa] (?:día|vez|función|pan)|enfermedad|retiramos|por desgracia|a pesar de|nos deja',
  ),
  harmless: allWholeWords(
    '«[^«»]{2,80}»|novela negra|zombis?|escape room|muert[oa]s? de (?:risa|hambre)|de muerte|día de (?:los )?muertos|asesin\\p{L}+ en el|crimen en|misterio|sin (?:retrasos|averías|incidencias)|cierre de temporada|cierra (?:los|el) (?:lunes|martes|domingos?)|inscripcion\\p{L}* cierr\\p{L}+|concierto de despedida|derroche',
  ),
};
