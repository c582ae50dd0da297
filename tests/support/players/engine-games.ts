import type { Tab } from '../engines/tab.ts';
import {
  askedOnPage,
  examAnswer,
  grammarAnswer,
  partnerPlace,
  presentForms,
  sentenceWords,
  vocabularyAnswer,
  type Asked,
} from './answers.ts';

/** Plays each kind of game to its end: the first answer wrong, where that's quick, the others right. */
export async function playInEngine(tab: Tab, origin: string): Promise<void> {
  const open = async (game: string, start = 'Start Game') => {
    await tab.open(`${origin}/games/${game}`);
    await tab.press(start);
  };
  await open('word-match');
  await playPairs(tab);
  await tab.sees('Congratulations!');

  await open('daily-challenge', 'Start Challenge');
  for (let word = 1; word <= 10; word += 1) {
    await tab.sees(`Word ${word} of 10`);
    await tab.press('Reveal Answer');
    await tab.press(word === 1 ? 'I Made a Mistake' : 'I Got It Right');
  }
  await tab.sees('Challenge completed!', 'h2');

  await open('grammar-master');
  for (let question = 1; question <= 5; question += 1) {
    await choose(tab, `Question ${question} of 5`, grammarAnswer);
    await tab.keys('Enter');
  }
  await tab.sees('You answered 5 of 5 questions correctly.');

  await open('vocabulary-challenge');
  for (let word = 1; word <= 10; word += 1) {
    await choose(tab, `Word ${word} of 10`, vocabularyAnswer);
    await tab.keys('Enter');
  }
  await tab.sees('You knew 10 of 10 words.');

  await open('sentence-builder');
  for (let sentence = 1; sentence <= 5; sentence += 1) {
    await tab.sees(`Sentence ${sentence} of 5`);
    const { text } = await tab.evaluate(askedOnPage, null);
    for (const word of sentenceWords(text)) {
      const { index } = await tab.waits(word, findWord, word);
      await tab.click('[aria-label="Available words"] button', index);
    }
    await tab.press('Check');
  }
  await tab.sees('You solved 5 sentences, 5 of them on the first try.');

  await open('verb-conjugation');
  for (let verb = 1; verb <= 3; verb += 1) {
    await tab.sees(`Verb ${verb} of 3`);
    const { infinitive, labels } = await tab.evaluate(readVerb, null);
    for (const [place, form] of presentForms(infinitive).entries()) await tab.fill(labels[place] ?? '', form);
    await tab.press('Check Answers');
    await tab.sees('6 of 6 right: one point.');
    await tab.press('Next Verb');
  }
  await tab.sees('You scored 3 of 3 points.');

  await open('exam-quiz/Food%20%26%20Drinks', 'Start Exam');
  for (let question = 1; question <= 10; question += 1) {
    await choose(tab, `Question ${question} of 10`, (asked) => examAnswer(asked, 'food-drinks'));
    await tab.press('Submit Answer');
  }
  await tab.sees('Excelente! You have mastered this category!');
}

async function choose(tab: Tab, position: string, rightFor: (asked: Asked) => string): Promise<void> {
  await tab.sees(position);
  const asked = await tab.evaluate(askedOnPage, null);
  await tab.keys(String(asked.options.indexOf(rightFor(asked)) + 1));
}

/** Looks under each tile first, which is free. */
async function playPairs(tab: Tab): Promise<void> {
  const board = '[aria-label="Word Match board"] button';
  const texts: string[] = [];
  for (const index of Array(10).keys()) {
    await tab.click(board, index);
    texts.push(await tab.waits('A turned tile', textOfTile, [board, index] as const));
    await tab.click(board, index);
  }
  for (const index of texts.keys()) {
    const partner = partnerPlace(index, texts);
    if (partner < index) continue;
    await tab.click(board, index);
    await tab.click(board, partner);
  }
}

function textOfTile([css, index]: readonly [string, number]): string | undefined {
  const tile = document.querySelectorAll<HTMLElement>(css)[index];
  return tile?.dataset['state'] === 'hidden' ? undefined : tile?.innerText.replace(/,? matched$/, '').trim();
}

/** The place of a word among those offered. */
function findWord(word: string): { index: number } | undefined {
  const offered = [...document.querySelectorAll('[aria-label="Available words"] button')];
  const index = offered.findIndex((one) =>
    [one, ...one.querySelectorAll('*')].some(({ textContent }) => textContent.trim() === word),
  );
  return index < 0 ? undefined : { index };
}

function readVerb(): { infinitive: string; labels: string[] } {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main form input, main input[type=text]')];
  return {
    infinitive: document.querySelector<HTMLElement>('main h2')?.innerText ?? '',
    labels: fields.map(({ labels, ariaLabel }) => ariaLabel ?? labels?.[0]?.innerText.split('\n')[0] ?? ''),
  };
}
