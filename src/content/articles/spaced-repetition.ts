import type { Article } from '../article.types.ts';

export default {
  slug: 'spaced-repetition',
  title: 'Why spaced repetition works, and how to use it well',
  lead: 'Forgetting is not the enemy of learning. A review that comes just before you forget does more than ten that come too early.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'You have known this since school: what you cram the night before is there in the morning and gone by the weekend. In the 1880s Hermann Ebbinghaus measured it on himself. He learned lists of syllables, waited, and counted what was left. Most of what he lost, he lost within the first day; what was left after that went slowly. And every time he learned a list again, the curve fell less steeply than before.',
    },
    {
      kind: 'paragraph',
      text: 'Two things follow, and all of spaced repetition hangs on them. First, when you review matters as much as how often. Second, the right moment is late: when the word is hard to recall but not yet out of reach.',
    },
    { kind: 'heading', text: 'Recalling is not the same as reading again' },
    {
      kind: 'paragraph',
      text: 'Reading a word list feels like learning because everything looks familiar. Familiar is not the same as known. In many studies, people who closed the book and tried to remember did better a week later than people who read the page once more, although they felt less sure of themselves. The effort of pulling a word out of memory is what makes the next time easier.',
    },
    {
      kind: 'paragraph',
      text: 'That is why a flashcard has two sides. Look at «la cuchara», say what it means, and only then turn the card. If you turn it at once, you have read a list, one line at a time.',
    },
    { kind: 'heading', text: 'What the computer adds' },
    {
      kind: 'paragraph',
      text: 'With twenty cards you can keep the schedule in your head. With nine hundred you cannot. A program can: it keeps, for each card, an estimate of how well the memory will hold and of how hard the card is for you. From these it works out the day on which you will still have a good chance of knowing it, and shows the card on that day.',
    },
    {
      kind: 'paragraph',
      text: 'Camino uses FSRS, an open method that was fitted to hundreds of millions of real reviews. It aims at a chance of nine in ten: of ten cards that come up, you should know about nine. A new card returns after minutes, then after a day or two, then after a week, a month, several months. Each time you know it, the pause grows. When you miss it, the card comes back soon and grows again from there.',
    },
    { kind: 'heading', text: 'Rate what happened, not how you feel' },
    {
      kind: 'list',
      items: [
        'Again: you did not know it, or you knew a different word.',
        'Hard: you got there, but it took long, or an accent or the article was wrong.',
        'Good: you knew it. This should be your usual answer.',
        'Easy: it came at once, and a shorter pause would be a waste of time.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Honest ratings are the whole trick. If you press Good to be kind to yourself, the card goes away for a month, and you meet it again as a stranger. If you press Again on cards you know, you will drown in reviews. There is no score to protect here: nobody sees these ratings, and a missed card costs you ten seconds.',
    },
    { kind: 'heading', text: 'Five habits that make it work' },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        'Come daily, and keep it short. Ten minutes a day beats an hour on Sunday, because the cards fall due day by day.',
        'Do the due cards first, new ones afterward. A new card is a promise of about ten reviews over the coming year. Do not make more promises than you can keep.',
        'Say the answer aloud, with the article: «el puente», not «puente». Your mouth learns as well.',
        'Read the example. A word alone is easy to mix up; a word in a sentence has a place to live.',
        'Learn both ways. To know that «la llave» is “the key” does not mean that you can say it when you are standing at a locked door.',
      ],
    },
    { kind: 'heading', text: 'When you have been away' },
    {
      kind: 'paragraph',
      text: 'Everybody misses a week sometimes. You come back, three hundred cards are due, and the natural thing is to close the window again. Do not. Take thirty cards and stop. Then thirty tomorrow. The cards you know will drop out for a long time, and the heap melts faster than it looks. A late review is not a lost one, either: if you still knew the word after so long, the memory was stronger than anyone thought, and the next pause grows all the more.',
    },
    { kind: 'heading', text: 'Words that will not stick' },
    {
      kind: 'paragraph',
      text: 'A few cards come back again and again. More repetition will not help; give the memory something to hold on to instead. Look for the word that it is being mixed up with and put both side by side: «el hombre» and «el hombro», «caro» and «carro». Make a picture, as odd as you like. Write one sentence about your own life with it. Or leave the card for a month: some words come by themselves once you have met them in a story.',
    },
    { kind: 'heading', text: 'What it cannot do' },
    {
      kind: 'paragraph',
      text: 'Spaced repetition keeps what you have learned. It does not teach you to follow a fast speaker or to find words under pressure. For that you need sentences, games, music, people. Think of the cards as the stones of a path: they must lie firm, and there must be enough of them. Walking is still up to you.',
    },
    {
      kind: 'links',
      items: [
        { label: 'Review what is due', href: '/flashcards/review' },
        { label: 'Choose your first cards', href: '/flashcards' },
      ],
    },
  ],
} satisfies Article;
