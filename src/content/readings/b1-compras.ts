import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-compras-se-vende-abrigo',
  title: 'Coat for sale',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señor Rojas', spanish: 'Buenas tardes. Quiero devolver este abrigo. Apenas me lo he puesto.', english: 'Good afternoon. I want to return this coat. I\'ve hardly worn it.' },
    { speaker: 'Vendedora', spanish: '¿Tiene algún problema el abrigo?', english: 'Is there something wrong with the coat?' },
    { speaker: 'Señor Rojas', spanish: 'El abrigo, ninguno. El problema lo tengo yo: ya no es mi talla.', english: 'Nothing\'s wrong with the coat. I\'m the one with the problem: it isn\'t my size anymore.' },
    { speaker: 'Vendedora', spanish: 'No pasa nada. ¿Me deja ver el recibo? Pero, señor, aquí dice que lo compró hace ocho años.', english: 'That\'s no problem. May I see the receipt? But sir, it says here that you bought it eight years ago.' },
    { speaker: 'Señor Rojas', spanish: 'Es cierto. ¿Y dónde dice cuántos días tengo para devolver la ropa?', english: 'That\'s true. And where does it say how many days I have to return clothes?' },
    { speaker: 'Vendedora', spanish: 'En la pared, en rojo: treinta días. Lo siento, no puedo hacer nada.', english: 'On the wall, in red: thirty days. I\'m sorry, there\'s nothing I can do.' },
    { speaker: 'Señora', spanish: 'Perdón, ¿puedo ver ese abrigo? ¡No lo puedo creer! Mi marido tenía uno igual y lo olvidó en un tren. Lo he buscado en todas partes, pero ya no se hacen.', english: 'Excuse me, may I see that coat? I can\'t believe it! My husband had one just like it, and he left it on a train. I\'ve looked for it everywhere, but they don\'t make them anymore.' },
    { speaker: 'Vendedora', spanish: 'Es verdad. Este debe de ser el único que queda.', english: 'That\'s true. This must be the only one left.' },
    { speaker: 'Señor Rojas', spanish: '¿El único? Entonces, ¡se vende abrigo! Cien euros, señora.', english: 'The only one? In that case: coat for sale! A hundred euros, ma\'am.' },
    { speaker: 'Señora', spanish: '¿Cien? ¡Según el recibo, a usted le costó setenta!', english: 'A hundred? According to the receipt, it cost you seventy!' },
    { speaker: 'Señor Rojas', spanish: 'Los precios actuales no son los de hace ocho años.', english: 'Prices today aren\'t what they were eight years ago.' },
    { speaker: 'Señora', spanish: '¿Y no me haría un pequeño descuento?', english: 'And wouldn\'t you give me a small discount?' },
    { speaker: 'Señor Rojas', spanish: 'Está bien: noventa, y le doy también el recibo.', english: 'All right: ninety, and I\'ll give you the receipt, too.' },
    { speaker: 'Vendedora', spanish: 'Señor, hoy hace mucho frío. ¿Va a volver a casa sin abrigo?', english: 'Sir, it\'s very cold today. Are you going to go home without a coat?' },
    { speaker: 'Señor Rojas', spanish: 'Tiene razón. Deme ese gris, en una talla más grande. ¿Cuánto cuesta?', english: 'You\'re right. Give me that gray one, one size larger. How much is it?' },
    { speaker: 'Vendedora', spanish: 'Noventa euros. Y aquí tiene su recibo. Recuerde: treinta días.', english: 'Ninety euros. And here\'s your receipt. Remember: thirty days.' },
    { speaker: 'Señor Rojas', spanish: 'Gracias. Pero yo lo guardaré ocho años, por si acaso.', english: 'Thank you. But I\'ll keep it for eight years, just in case.' },
  ],
  glosses: { euros: 'euros', recibo: 'receipt', guardaré: 'I\'ll keep', deja: 'you let (dejar)', hace: 'ago', ninguno: 'none', 'se hacen': 'are made (hacer)', igual: 'just like it', 'me haría': 'would you make me (hacer)', deme: 'give me! (dar)', 'algún': 'some, any', cuesta: 'costs (costar)' },
  questions: [
    { question: 'Why does Señor Rojas bring the coat back?', options: ['He has found a hole in it', 'It doesn\'t fit him anymore', 'He has seen it for less somewhere else', 'His wife doesn\'t like it'], correctAnswer: 'It doesn\'t fit him anymore', after: 3 },
    { question: 'Why won\'t the saleswoman give him his money back?', options: ['He has lost the receipt', 'He has worn the coat too often', 'He comes years too late', 'He bought it in another store'], correctAnswer: 'He comes years too late', after: 6 },
    { question: 'Why does the lady care so much about this coat?', options: ['Her husband lost one just like it', 'It is the cheapest one in the store', 'Her husband used to work there', 'It is the very coat that she left on a train'], correctAnswer: 'Her husband lost one just like it', after: 7 },
    { question: 'How does Señor Rojas leave the store?', options: ['Without a coat, but ninety euros richer', 'With his old coat', 'With the seventy euros he once paid', 'With a new coat and no poorer than before'], correctAnswer: 'With a new coat and no poorer than before' },
  ],
} satisfies ReadingData;
