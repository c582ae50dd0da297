import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'b1-compras-la-bicicleta-roja',
  title: 'A bicycle like mine',
  kind: 'dialogue',
  lines: [
    { speaker: 'Señor Méndez', spanish: '¿Sí? ¿Quién habla?', english: 'Yes? Who\'s speaking?' },
    { speaker: 'Carla', spanish: 'Buenas tardes. Llamo por el anuncio de la bicicleta roja.', english: 'Good afternoon. I\'m calling about the ad for the red bicycle.' },
    { speaker: 'Señor Méndez', spanish: '¡Sí! Está casi nueva. Se vende por novecientos pesos y no se hacen descuentos.', english: 'Yes! It\'s almost new. It\'s for sale for nine hundred pesos, and there are no discounts.' },
    { speaker: 'Carla', spanish: '¿Tiene una flor blanca debajo del asiento?', english: 'Does it have a white flower under the seat?' },
    { speaker: 'Señor Méndez', spanish: 'Sí… ¿Cómo lo sabe? En la foto no se ve.', english: 'Yes … How do you know? You can\'t see it in the photo.' },
    { speaker: 'Carla', spanish: 'Y le falta la luz, ¿verdad?', english: 'And it has no light, right?' },
    { speaker: 'Señor Méndez', spanish: 'También. Señorita, me está dando miedo.', english: 'That, too. Miss, you\'re scaring me.' },
    { speaker: 'Carla', spanish: 'Es que esa bicicleta es mía. Me la robaron en marzo.', english: 'You see, that bicycle is mine. It was stolen from me in March.' },
    { speaker: 'Señor Méndez', spanish: '¡No puede ser! Yo la compré en abril, y tengo el recibo.', english: 'That can\'t be! I bought it in April, and I have the receipt.' },
    { speaker: 'Carla', spanish: '¿Y quién lo firmó?', english: 'And who signed it?' },
    { speaker: 'Señor Méndez', spanish: 'Un joven alto, muy simpático, que necesitaba dinero para un viaje. A ver… Aquí dice "Hugo Rivas".', english: 'A tall, very nice young man who needed money for a trip. Let\'s see … It says here "Hugo Rivas."' },
    { speaker: 'Carla', spanish: '¿Hugo? ¡Hugo es mi hermano!', english: 'Hugo? Hugo is my brother!' },
    { speaker: 'Señor Méndez', spanish: '¿Y él no sabía que usted la buscaba?', english: 'And didn\'t he know that you were looking for it?' },
    { speaker: 'Carla', spanish: '¡Claro que lo sabía! Le di doscientos pesos para poner carteles por todo el barrio: "Se busca bicicleta".', english: 'Of course he knew! I gave him two hundred pesos to put up posters all over the neighborhood: "Bicycle wanted."' },
    { speaker: 'Señor Méndez', spanish: '¡Qué negocio! Yo le pagué por la bicicleta, y usted, por buscarla. ¿Y qué va a hacer ahora?', english: 'What a deal! I paid him for the bicycle, and you paid him for looking for it. And what are you going to do now?' },
    { speaker: 'Carla', spanish: 'Poner otro anuncio: "Se vende hermano. Se aceptan ofertas".', english: 'Place another ad: "Brother for sale. Offers accepted."' },
  ],
  glosses: { anuncio: 'ad', robaron: 'stole (robar)', 'señorita': 'miss', carteles: 'posters', descuentos: 'discounts', negocio: 'deal, business', aceptan: 'accept (aceptar)', 'se aceptan': 'are accepted', debajo: 'under', 'debajo del': 'under the', 'mía': 'mine', la: 'the, it', 'se hacen': 'are made, given (hacer)', 'se ve': 'is seen (ver)', 'me está dando miedo': 'you are scaring me', 'claro que': 'of course', 'no puede ser': 'that can\'t be', 'se busca': 'wanted', habla: 'is speaking (hablar)', 'sabía': 'knew (saber)', buscaba: 'were looking for (buscar)', 'va a hacer': 'are you going to do', todo: 'all', falta: 'is missing (faltar)', verdad: 'right?', joven: 'young man' },
  questions: [
    { question: 'What begins to scare Señor Méndez?', options: ['She talks very fast', 'She asks for a discount', 'She knows too much', 'She wants to come at night'], correctAnswer: 'She knows too much', after: 7 },
    { question: 'How can he show that he is no thief?', options: ['He has a receipt', 'He has a photo', 'He knows the police', 'He paid a good price'], correctAnswer: 'He has a receipt', after: 9 },
    { question: 'Who sold Señor Méndez the bicycle?', options: ['An old neighbor of Carla\'s', 'A friend of Carla\'s', 'Carla\'s brother', 'A man whom nobody knows'], correctAnswer: 'Carla\'s brother', after: 12 },
    { question: 'What does Carla\'s new ad say about her?', options: ['She needs money for a bicycle', 'She is very angry with Hugo', 'She\'d like to go on a trip', 'She no longer needs help'], correctAnswer: 'She is very angry with Hugo' },
  ],
} satisfies ReadingData;
