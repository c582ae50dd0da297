import type { CalibrationBin, MemoryFigures, Recall } from '#machines/learning/memory.rules.ts';
import { expect, test } from 'vitest';
import { calibrationText, recallText } from '../../src/pages/dashboard/memory/memory-texts.ts';
import { outlookText } from '../../src/pages/dashboard/memory/what-if-texts.ts';

const recall = (answers: number, recalled: number, predicted: number): Recall => ({
  answers,
  recalled,
  expected: predicted * answers,
});
const none = recall(0, 0, 0);

function figuresOf(bins: readonly Recall[]): MemoryFigures {
  const calibration = bins.map((bin, index): CalibrationBin => ({
    ...bin,
    from: index / 10,
    to: (index + 1) / 10,
  }));
  const sum = (key: keyof Recall) => bins.reduce((total, bin) => total + bin[key], 0);
  const all = { answers: sum('answers'), recalled: sum('recalled'), expected: sum('expected') };
  return {
    weeks: [],
    recall: { all, 'es-en': none, 'en-es': none, young: none, mature: none },
    calibration,
    strength: [],
    kept: [],
  };
}

test('what fits on average isn’t said to fit if its parts don’t', () => {
  const figures = figuresOf([recall(100, 90, 0.6), recall(100, 60, 0.9), recall(100, 80, 0.8)]);
  expect(recallText(figures)).toMatch(
    /predicted 77%, which fits on average, though not for each prediction\.$/,
  );
  expect(calibrationText(figures)).toMatch(
    /2 of 3 predictions don’t fit what you recalled: 1 too low, 1 too high\.$/,
  );
});

test('what fits in each part and as a whole is said to fit', () => {
  const figures = figuresOf([recall(100, 80, 0.8), recall(100, 90, 0.9)]);
  expect(recallText(figures)).toMatch(/which fits\.$/);
  expect(calibrationText(figures)).toMatch(/All predictions fit what you recalled\.$/);
});

test('what is off only as a whole is said to be off as a whole', () => {
  const figures = figuresOf(Array.from({ length: 9 }, () => recall(30, 20, 0.78)));
  expect(recallText(figures)).toMatch(/you recall less than that\.$/);
  expect(calibrationText(figures)).toMatch(/by itself fits what you recalled; all together don’t\.$/);
});

test('the outlook says one minute and one word', () => {
  const year = (figure: number) => Array.from({ length: 365 }, () => figure);
  expect(outlookText({ minutesADay: year(1), known: year(1) }, '')).toMatch(
    /^With your choice: 1 minute a day and 1 word known after 30 days; /,
  );
});
