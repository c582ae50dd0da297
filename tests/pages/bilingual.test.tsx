import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { ExamVerdict } from '../../src/ui/play/Exam.tsx';
import { Options } from '../../src/ui/play/Options.tsx';
import { WordAnswer } from '../../src/ui/play/WordAnswer.tsx';
import { StudyCard } from '../../src/ui/site/StudyCard.tsx';
import { system } from '../../src/theme/theme.ts';

afterEach(cleanup);

const tip = 'Masculine; plural «autobuses», in Mexico «el camión». Ask: «¿dónde para?». It stops.';
const word = {
  id: 'bus',
  spanish: 'el autobús',
  english: 'bus',
  example: 'Tomo el autobús.',
  exampleTranslation: 'I take the bus.',
  grammarTip: tip,
};

test.each<[string, () => ReactNode]>([
  ['a flashcard', () => <StudyCard {...word} />],
  ['an answer', () => <WordAnswer word={word} asked="spanish" audio={null} />],
  [
    'an option of the exam',
    () => (
      <Options label="Options" options={[tip]} lang="en" isLocked={false} chosen={null} onChoose={() => {}} />
    ),
  ],
  ['the verdict of the exam', () => <ExamVerdict isRight={false} answer={tip} lang="en" />],
])('the Spanish in a tip is marked as Spanish and kept from translators: %s', (_where, view) => {
  render(<ChakraProvider value={system}>{view()}</ChakraProvider>);
  for (const spanish of ['autobuses', 'el camión'])
    expect(screen.getByText(spanish).matches('[lang=es][translate=no]')).toBe(true);
  expect(document.body.textContent).toContain(
    'Masculine; plural autobuses, in Mexico el camión. Ask: ¿dónde para? It stops.',
  );
});
