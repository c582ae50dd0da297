import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a2-salud-reply-desde-cuando-tiene-fiebre', said: '¿Desde cuándo tiene fiebre?', saidEnglish: 'How long have you had a fever? (formal)', reply: 'Desde ayer por la noche.', replyEnglish: 'Since last night.', wrong: ['Hasta el lunes.', 'Treinta y nueve.', 'Mañana por la mañana.'] },
  { id: 'a2-salud-reply-que-le-receto-el-medico', said: '¿Qué le recetó el médico?', saidEnglish: 'What did the doctor prescribe for you? (formal)', reply: 'Unas pastillas para la tos.', replyEnglish: 'Some pills for my cough.', wrong: ['Me duele la garganta.', 'Tengo una cita mañana.', 'Es muy serio.'] },
  { id: 'a2-salud-reply-por-que-lloras', said: '¿Por qué lloras?', saidEnglish: 'Why are you crying?', reply: 'Porque me he caído.', replyEnglish: 'Because I\'ve fallen.', wrong: ['Porque estoy de buen humor.', 'Con mi hermano.', 'Me lavo la cara.'] },
  { id: 'a2-salud-reply-esta-libre-esta-silla', said: '¿Está libre esta silla?', saidEnglish: 'Is this chair free?', reply: 'No, está ocupada.', replyEnglish: 'No, it\'s taken.', wrong: ['No, es gratis.', 'No, estoy ocupado.', 'Sí, tengo tiempo libre.'] },
  { id: 'a2-salud-reply-le-importa-si-abro-la-ventana', said: '¿Le importa si abro la ventana?', saidEnglish: 'Do you mind if I open the window? (formal)', reply: 'No, no me importa.', replyEnglish: 'No, I don\'t mind.', wrong: ['No, no es importante.', 'Sí, me interesa mucho.', 'Sí, la ventana es moderna.'] },
  { id: 'a2-salud-reply-como-te-sientes-hoy', said: '¿Cómo te sientes hoy?', saidEnglish: 'How are you feeling today?', reply: 'Un poco mejor, gracias.', replyEnglish: 'A little better, thanks.', wrong: ['Me siento aquí, gracias.', 'Lo siento mucho.', 'Respiro por la nariz.'] },
] satisfies readonly Reply[];
