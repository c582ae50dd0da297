import type { Reply } from '#machines/games/bank.types.ts';

export default [
  { id: 'a1-hola-reply-como-te-llamas', said: '¿Cómo te llamas?', saidEnglish: 'What\'s your name?', reply: 'Me llamo Laura, ¿y tú?', replyEnglish: 'My name\'s Laura. And you?', wrong: ['Muy bien, gracias, ¿y tú?', 'Soy de Lima, ¿y tú?', 'Hablo español, ¿y tú?'] },
  { id: 'a1-hola-reply-de-donde-eres', said: '¿De dónde eres?', saidEnglish: 'Where are you from?', reply: 'De México.', replyEnglish: 'From Mexico.', wrong: ['Soy Carlos.', 'Sí, soy yo.', 'Muy bien, gracias.'] },
  { id: 'a1-hola-reply-habla-usted-ingles', said: '¿Habla usted inglés?', saidEnglish: 'Do you speak English? (formal)', reply: 'Sí, y también francés.', replyEnglish: 'Yes, and French too.', wrong: ['Sí, soy Laura.', 'No, me llamo Inés.', '¡Mucho gusto!'] },
  { id: 'a1-hola-reply-como-estas', said: '¿Cómo estás?', saidEnglish: 'How are you?', reply: 'Bien, gracias. ¿Y tú?', replyEnglish: 'Fine, thanks. And you?', wrong: ['Soy yo. ¿Y tú?', 'Me llamo Eva. ¿Y tú?', 'Soy de España. ¿Y tú?'] },
  { id: 'a1-hola-reply-quien-es-el', said: '¿Quién es él?', saidEnglish: 'Who is he?', reply: 'Es Pablo.', replyEnglish: 'He\'s Pablo.', wrong: ['Soy yo.', 'Es de Perú.', 'Habla francés.'] },
  { id: 'a1-hola-reply-mucho-gusto-yo-soy-marta', said: '¡Mucho gusto! Yo soy Marta.', saidEnglish: 'Nice to meet you! I\'m Marta.', reply: '¡Mucho gusto! Yo soy Luis.', replyEnglish: 'Nice to meet you! I\'m Luis.', wrong: ['No, no soy Marta.', 'No sé quién es Marta.', 'Ella también es Marta.'] },
] satisfies readonly Reply[];
