import { expect, test } from 'vitest';
import { withScreenTexts, type FlowPlace } from '../../src/bundle/screen-texts.ts';

const place = (part: string | null, path?: string, tags: readonly string[] = []): FlowPlace => ({
  flow: 'lamp',
  part,
  title: 'Lamp',
  sentence: 'It shines.',
  screen: part === 'lamp.off' ? ['From a toast'] : [],
  ...(path !== undefined && { path, tags }),
});

const places = [
  place(null),
  place('lamp.off', 'off'),
  place('lamp.on', 'on', ['bright']),
  place('lamp.on.warm', 'on.warm'),
];

const page = `
  import { lampMachine } from '#machines/upkeep/lamp.machine.ts';
  import { Shade } from './Shade.tsx';
  const TEXTS = { shade: 'Shade the lamp' };
  const Box = chakra('div', { base: { content: 'No Text' } });
  export function LampPage({ lamp }) {
    const isOff = useSelector(lamp, (state) => state.matches('off'));
    const isWarm = useSelector(lamp, (state) => state.matches({ on: 'warm' }));
    const isBright = useSelector(lamp, (state) => state.hasTag('bright'));
    if (isBright) return <p>It dazzles you</p>;
    return (
      <Box title="A lamp" className="dark">
        {isOff && <p>It is dark here.</p>}
        {isWarm ? 'Do not touch it' : 'Touch it now'}
        <Shade label={TEXTS.shade} />
      </Box>
    );
  }`;
const shade = `export const Shade = () => <button>Pull the cord</button>;`;

const views = new Map([
  ['src/pages/lamp/LampPage.tsx', page],
  ['src/pages/lamp/Shade.tsx', shade],
]);

test('texts of views belong to the state they are shown in, else to the flow', () => {
  const found = withScreenTexts(new Map([['lamp', places]]), views);
  expect(Object.fromEntries(found.map(({ part, screen }) => [part ?? 'lamp', screen]))).toEqual({
    lamp: ['Shade the lamp', 'A lamp', 'Touch it now', 'Pull the cord'],
    'lamp.off': ['From a toast', 'It is dark here.'],
    'lamp.on': ['It dazzles you'],
    'lamp.on.warm': ['Do not touch it'],
  });
  expect(found[1]).not.toHaveProperty('path');
});
