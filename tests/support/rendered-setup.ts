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

const chunks = import.meta.glob('../../src/{atlas,frame,pages,services}/**/*.{ts,tsx}');

// A page shows a chunk that is there within the same act, whichever test came before.
beforeAll(async () => {
  await Promise.all(
    Object.entries(chunks).flatMap(([file, load]) => (file.endsWith('.worker.ts') ? [] : load())),
  );
}, 60_000);

// A page loads some of its chunks ahead: an import that outlives the file would fail without its environment.
afterAll(async () => {
  await vi.dynamicImportSettled();
  vi.resetModules();
});
