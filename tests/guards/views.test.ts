import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ownJudgements } from '../support/views.ts';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src/pages', 'src/atlas', 'src/frame', 'src/learner'];

test('views ask their machines what may be done', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => join(folder, file)),
  );
  expect(files.flatMap((file) => ownJudgements(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});

const judged = (view: string) => ownJudgements('View.tsx', view).length > 0;

test.each([
  ['a literal', `function View() { return <Button disabled />; }`],
  ['a question', `function View() { return <Button disabled={!state.can({ type: 'go' })} />; }`],
  [
    'a selector that asks',
    `function View({ game }) {
      const canGo = useSelector(game, (state) => state.can({ type: 'go' }));
      const isLocked = useSelector(game, (state) => state.hasTag('locked'));
      return <Button disabled={!canGo && !isLocked} aria-disabled={isLocked || undefined} />;
    }`,
  ],
  [
    'a machine that may be missing',
    `function View() {
      const isBusy = useSelector(form, (state) => state?.hasTag('busy') ?? false);
      return <Form isDisabled={isBusy} />;
    }`,
  ],
  ['a prop', `function View({ canGo }) { return <Button disabled={!canGo} />; }`],
  [
    'one of the props',
    `function View(props) { const { canGo } = props; return <Button disabled={!canGo} />; }`,
  ],
  ['a prop that is handed on', `function View(props) { return <Part canGo={props.canGo} />; }`],
])('%s is allowed', (_name, view) => {
  expect(judged(view)).toBe(false);
});

test.each([
  ['a comparison', `function View({ chosen }) { return <Button disabled={chosen === null} />; }`],
  [
    'a selector that reckons',
    `function View({ game }) {
      const canGo = useSelector(game, ({ context }) => context.words.length > 0);
      return <Button disabled={!canGo} />;
    }`,
  ],
  [
    'a selector that looks at states',
    `function View({ game }) {
      const isReading = useSelector(game, (state) => state.matches('reading'));
      return <Button aria-disabled={isReading} />;
    }`,
  ],
  [
    'a question and something else',
    `function View({ game, words }) {
      const canGo = useSelector(game, (state) => state.can({ type: 'go' }) && state.context.words > 0);
      return <Button disabled={!canGo} />;
    }`,
  ],
  ['what is handed to a part', `function View({ position }) { return <Steps canReturn={position > 0} />; }`],
  ['a prop by another name', `function View({ isAtStart }) { return <Button disabled={isAtStart} />; }`],
  ['a spread', `function View({ words }) { return <Button {...(words === 0 && { disabled: true })} />; }`],
  ['a tag of something else', `function View() { return <Button disabled={state.hasTag('setup')} />; }`],
])('%s is found', (_name, view) => {
  expect(judged(view)).toBe(true);
});

test('the place is named', () => {
  const view = `function View({ chosen }) {\n  return <Button disabled={chosen === null} />;\n}`;
  expect(ownJudgements('View.tsx', view)).toEqual(['View.tsx:2 disabled']);
});

test('what is Spanish is left alone by translators, too: `inSpanish` says both', () => {
  const views = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(views.length).toBeGreaterThan(50);
  expect(views.filter((file) => readFileSync(join(root, 'src', file), 'utf8').includes('lang="es"'))).toEqual(
    [],
  );
});
