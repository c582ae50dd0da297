import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { watched } from './rendered.ts';
import { PATIENCE } from './until.ts';

// Page tests share modules, so watch these components in all files.
vi.mock('../../src/ui/play/ConjugationField.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/Countdown.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/Options.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/PlayHeader.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/QuestionPanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/SentencePanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/base/StatTile.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/play/TileButton.tsx', async (original) => watched(await original()));

// On a busy machine compiling chunks exceeds the default of a second.
configure({ asyncUtilTimeout: PATIENCE });

const chunks = import.meta.glob('../../src/{atlas,frame,pages,services}/**/*.{ts,tsx}');

// So that pages show loaded chunks within the same act, whatever ran before.
beforeAll(async () => {
  await Promise.all(
    Object.entries(chunks).flatMap(([file, load]) => (file.endsWith('.worker.ts') ? [] : load())),
  );
});

// The files of a process share a document.
afterEach(cleanup);

// A preloading import that outlives the file would fail without its environment.
afterAll(async () => {
  await vi.dynamicImportSettled();
});
