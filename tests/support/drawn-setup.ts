import { vi } from 'vitest';
import { watched } from './drawn.ts';

// Page tests share their modules, so the components whose drawing some of them count are watched in all.
vi.mock('../../src/ui/ConjugationField.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/Countdown.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/Options.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/PlayHeader.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/QuestionPanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/SentencePanel.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/StatTile.tsx', async (original) => watched(await original()));
vi.mock('../../src/ui/TileButton.tsx', async (original) => watched(await original()));
