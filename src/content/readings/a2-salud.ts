import type { ReadingData } from '#machines/games/bank.types.ts';

export default {
  id: 'a2-salud-pedro-y-la-dentista',
  title: 'Pedro and the dentist',
  kind: 'story',
  lines: [
    { spanish: 'A Pedro le dolía un diente, pero no quería ir al dentista. Todos los días decía que estaba muy ocupado.', english: 'Pedro had a toothache, but he didn\'t want to go to the dentist. Every day he said that he was very busy.' },
    { spanish: 'El viernes no pudo comer nada. Entonces su hija Lucía, de ocho años, llamó por teléfono y pidió una cita para los dos.', english: 'On Friday he couldn\'t eat anything. So his daughter Lucía, who was eight, called and made an appointment for both of them.' },
    { spanish: 'En la sala de espera Pedro se puso blanco. Tenía las manos frías y miraba la puerta. Lucía le dio la mano: "Papá, puedes llorar un poco. A mí no me importa".', english: 'In the waiting room Pedro turned pale. His hands were cold, and he was looking at the door. Lucía took his hand: "Dad, you can cry a little. I don\'t mind."' },
    { spanish: 'La dentista le miró la boca y empezó a reírse. No era nada grave: entre dos dientes había algo negro y duro. Lo sacó rápidamente. ¡Era chocolate!', english: 'The dentist looked in his mouth and started to laugh. It was nothing serious: there was something black and hard between two teeth. She quickly took it out. It was chocolate!' },
    { spanish: 'Pedro se sintió mucho mejor, pero Lucía se puso seria. El domingo tenía una caja de chocolates y el lunes la encontró vacía.', english: 'Pedro felt much better, but Lucía got serious. On Sunday she\'d had a box of chocolates, and on Monday she\'d found it empty.' },
    { spanish: 'Pedro se puso rojo como un tomate. Salieron de allí y, sin decir nada, fueron directamente a la tienda de chocolates.', english: 'Pedro turned as red as a tomato. They left and, without saying a word, went straight to the chocolate shop.' },
  ],
  glosses: { 'papá': 'Dad', grave: 'serious', caja: 'box', como: 'like, as', directamente: 'straight', 'dolía': 'hurt (doler)', sala: 'room', espera: 'waiting', 'tenía': 'had (tener)', miraba: 'was looking at (mirar)', 'se puso': 'turned (ponerse)', importa: 'matters (importar)', poco: 'little', 'decía': 'said (decir)', la: 'the, it' },
  questions: [
    { question: 'Why does Pedro keep saying he is busy?', options: ['He has a new job.', 'He has to study for an exam.', 'He has to look after Lucía.', 'He wants to avoid the dentist.'], correctAnswer: 'He wants to avoid the dentist.' },
    { question: 'Who makes sure that Pedro gets help?', options: ['His daughter', 'His wife', 'A neighbor', 'The dentist'], correctAnswer: 'His daughter' },
    { question: 'What was wrong with Pedro\'s tooth?', options: ['It was broken.', 'It had to come out.', 'Something was stuck next to it.', 'Nobody found out.'], correctAnswer: 'Something was stuck next to it.' },
    { question: 'Why do they go to the store in the end?', options: ['Lucía was brave and gets a prize.', 'Pedro ate Lucía\'s chocolates.', 'The dentist needs medicine.', 'Pedro is very hungry.'], correctAnswer: 'Pedro ate Lucía\'s chocolates.' },
  ],
} satisfies ReadingData;
