import type { storiesMachine } from '#machines/course/stories.machine.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { Stories } from '../../src/pages/stories/StoriesPage.tsx';
import model from '../machines/models/stories.ts';
import { LearnerPage } from '../support/learner-page.tsx';
import { testPage } from '../support/pages.ts';

testPage('Stories', {
  model,
  page: (
    <LearnerPage>
      <Stories />
    </LearnerPage>
  ),
  gestures: {
    'load.retried': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  see: (snapshot: SnapshotFrom<typeof storiesMachine>) => {
    expect(screen.queryByText('Loading the stories...') !== null).toBe(snapshot.hasTag('busy'));
    expect(screen.queryByText('The stories couldn’t be loaded') !== null).toBe(snapshot.matches('failed'));
    const dog = screen.queryByRole('heading', { level: 3, name: 'One dog' })?.closest('li');
    expect(dog !== null && dog !== undefined).toBe(snapshot.matches('browsing'));
    if (!dog) return;
    const isRead = snapshot.context.log?.stories.has('a1-uno') ?? false;
    const known = snapshot.context.log?.cards.size ?? 0;
    expect(dog.textContent).toContain(`${known} of 3 words known`);
    const link = (name: string) => within(dog).queryByRole('link', { name })?.getAttribute('href');
    expect(link(isRead ? 'Read again One dog' : 'Read One dog')).toBe('/course/a1-uno/reading');
    expect(link('Listen to One dog as a dialogue')).toBe('/course/a1-uno/reading/dialogue');
    const hasStory = snapshot.context.log?.stories.has('b1-dos') ?? false;
    const linkAnywhere = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
    expect(linkAnywhere('Listen to Two cats')).toBe(hasStory ? '/course/b1-dos/reading?listen' : undefined);
    expect(linkAnywhere('Listen to Two cats as a dialogue')).toBeUndefined();
    expect(linkAnywhere('Listen to Three birds as a dialogue')).toBe('/course/b1-dos/dialogue');
    expect(within(dog).queryByText('100% right') !== null).toBe(isRead);
    within(screen.getByRole('region', { name: 'A1: First steps' })).getByText(`${Number(isRead)} of 1 read`);
    within(screen.getByRole('region', { name: 'B1: Over the mountains' })).getByText(
      `${Number(hasStory)} of 1 read`,
    );
  },
});
