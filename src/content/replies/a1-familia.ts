import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-familia-reply-cuantos-anos-tiene-tu-hermana', said: '¿Cuántos años tiene tu hermana?', saidEnglish: 'How old is your sister?', reply: 'Tiene seis años.', replyEnglish: 'She\'s six years old.', wrong: ['Tengo seis hermanos.', 'Tiene seis primos.', 'Se llama Sara.'] },
  { id: 'a1-familia-reply-como-se-llama-tu-padre', said: '¿Cómo se llama tu padre?', saidEnglish: 'What\'s your father\'s name?', reply: 'Se llama Andrés.', replyEnglish: 'His name is Andrés.', wrong: ['Me llamo Andrés.', 'Es muy simpático.', 'No, es mi abuelo.'] },
  { id: 'a1-familia-reply-tienes-hermanos', said: '¿Tienes hermanos?', saidEnglish: 'Do you have any brothers or sisters?', reply: 'Sí, un hermano mayor.', replyEnglish: 'Yes, an older brother.', wrong: ['Sí, dos hijos.', 'No, es mi primo.', 'Sí, son mis padres.'] },
  { id: 'a1-familia-reply-quien-es-este-senor', said: '¿Quién es este señor?', saidEnglish: 'Who\'s this man?', reply: 'Es mi abuelo.', replyEnglish: 'He\'s my grandfather.', wrong: ['Es muy bueno.', 'Tiene nueve nietos.', 'Es de Cuba.'] },
  { id: 'a1-familia-reply-como-es-tu-tia', said: '¿Cómo es tu tía?', saidEnglish: 'What\'s your aunt like?', reply: 'Es joven y muy simpática.', replyEnglish: 'She\'s young and very nice.', wrong: ['Muy bien, gracias.', 'Se llama Rosa.', 'No, es mi prima.'] },
  { id: 'a1-familia-reply-es-usted-soltera', said: '¿Es usted soltera?', saidEnglish: 'Are you single? (formal, to a woman)', reply: 'No, soy divorciada.', replyEnglish: 'No, I\'m divorced.', wrong: ['No, es divorciado.', 'Sí, tengo tres sobrinos.', 'No, soy Lucía.'] },
] satisfies readonly Reply[];
