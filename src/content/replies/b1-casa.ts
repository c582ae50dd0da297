import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'b1-casa-reply-donde-quieres-que-ponga-la-lampara', said: '¿Dónde quieres que ponga la lámpara?', saidEnglish: 'Where do you want me to put the lamp?', reply: 'Al lado del sofá.', replyEnglish: 'Next to the sofa.', wrong: ['Para leer en la cama.', 'Quiero que sea redonda.', 'La compré en vez del espejo.'] },
  { id: 'b1-casa-reply-como-quieren-que-sea-su-casa', said: '¿Cómo quieren que sea su casa?', saidEnglish: 'What do you all want your house to be like?', reply: 'Queremos que tenga mucha luz.', replyEnglish: 'We want it to have a lot of light.', wrong: ['Espero que vengan pronto.', 'Es la casa de los vecinos.', 'Fue demasiado cara.'] },
  { id: 'b1-casa-reply-quien-va-a-arreglar-la-lavadora', said: '¿Quién va a arreglar la lavadora?', saidEnglish: 'Who\'s going to fix the washing machine?', reply: 'El dueño del piso.', replyEnglish: 'The owner of the apartment.', wrong: ['Está a punto de romperse.', 'Mañana por la tarde.', 'Porque no funciona.'] },
  { id: 'b1-casa-reply-ya-has-salido', said: '¿Ya has salido?', saidEnglish: 'Have you left yet?', reply: 'No, estoy a punto de salir.', replyEnglish: 'No, I\'m just about to leave.', wrong: ['No, quiero que salgas.', 'Sí, sale a las cinco.', 'No, a pesar de la lluvia.'] },
  { id: 'b1-casa-reply-que-esperas-del-piso-nuevo', said: '¿Qué esperas del piso nuevo?', saidEnglish: 'What do you hope for from the new apartment?', reply: 'Que sea tranquilo.', replyEnglish: 'That it\'ll be quiet.', wrong: ['Te espero en el balcón.', 'Espero desde las dos.', 'Está en el centro.'] },
  { id: 'b1-casa-reply-subimos-en-el-ascensor', said: '¿Subimos en el ascensor?', saidEnglish: 'Shall we take the elevator up?', reply: 'No, mejor por la escalera.', replyEnglish: 'No, let\'s take the stairs instead.', wrong: ['No, el techo es alto.', 'Sí, es muy ancho.', 'Sí, bajamos al garaje.'] },
] satisfies readonly Reply[];
