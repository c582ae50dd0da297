import { configure } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { watched } from './rendered.ts';

// Page tests share their modules, so the components whose renders some of them count are watched in all.
vi.mock('../../src/ui/play/ConjugationField.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/Countdown.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/Options.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/PlayHeader.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/QuestionPanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/SentencePanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/base/StatTile.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/TileButton.tsx', async (original) => watched(await original()));

// A busy machine compiles chunks that a page loads in more than the second that is waited by default.
configure({ asyncUtilTimeout: 5000 });

// Every learner's page loads it, and tests of pages do not wait for Vite to compile it.
beforeAll(async () => {
  await import('../../src/services/activity.ts');
});

// A page loads some of its chunks ahead: an import that outlives the file would fail without its environment.
afterAll(() => vi.dynamicImportSettled());
