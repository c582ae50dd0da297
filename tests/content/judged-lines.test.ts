import { expect, it } from 'vitest';
import { judgedLine } from '../support/judged-lines.ts';

it.each([
  [
    '{"card":"nouns-el-problema","direction":"en-es","typed":"la problema"}',
    'nearly',
    'el problema: masculine',
  ],
  ['{"card":"nouns-el-coche","direction":"es-en","typed":"car"}', 'right', 'Right.'],
  ['{"spanish":"bueno/a","english":"good; kind","direction":"en-es","typed":"buena"}', 'right', 'Right.'],
  ['{"spanish":"la mano","english":"hand","direction":"en-es","typed":"el pie"}', 'wrong', 'Not quite.'],
  [
    '{"sentence":"a1-compras-tres-litros-de-jugo-es-mucho","typed":"Tres litros de zumo es mucho."}',
    'right',
    'Right.',
  ],
  [
    '{"sentence":"a1-compras-tres-litros-de-jugo-es-mucho","typed":"es mucho tres litros de jugo"}',
    'right',
    'Right.',
  ],
  ['{"sentence":"a1-compras-tres-litros-de-jugo-es-mucho","typed":"zumo"}', 'right', 'Right.'],
  ['{"sentence":"a2-viajes-sabe-usar","typed":"¿Tu abuela sabe usar el ordenador?"}', 'right', 'Right.'],
  ['{"sentence":"a2-viajes-sabe-usar","typed":"¿Tu abuela sabe usar la ordenador?"}', 'wrong', 'Not quite.'],
  ['{"sentence":"a1-familia-hola-abuela-como-estas","typed":"cómo está usted"}', 'right', 'Right.'],
  ['{"sentence":"a1-familia-hola-abuela-como-estas","typed":"como esta usted"}', 'nearly', 'accents'],
  ['{"sentence":"a1-compras-tres-litros-de-jugo-es-mucho","typed":"son tres litros"}', 'wrong', 'Not quite.'],
  [
    '{"sentence":"a1-compras-tres-litros-de-jugo-es-mucho","typed":"tres litros de jugo son poco"}',
    'wrong',
    'Not quite.',
  ],
])('%s is %s', (line, verdict, why) => {
  const { text, isBad } = judgedLine(line);
  expect(isBad).toBe(false);
  const { verdict: judged, why: reason, ...rest } = JSON.parse(text) as Record<string, string>;
  expect([judged, reason]).toEqual([verdict, expect.stringContaining(why)]);
  expect(rest).toEqual(JSON.parse(line));
});

it.each([
  ['nonsense', 'not JSON'],
  ['[1]', 'not an object'],
  ['{"card":"nouns-el-coche","direction":"en-es"}', '"typed" is no text'],
  ['{"card":"nouns-el-coche","typed":"car"}', '"direction" is not "es-en" or "en-es"'],
  ['{"card":"no-such","direction":"en-es","typed":"x"}', 'no card "no-such"'],
  ['{"sentence":"no-such","typed":"x"}', 'no sentence "no-such"'],
  ['{"direction":"en-es","typed":"x"}', 'a line is {"card"'],
])('%s cannot be judged', (line, error) => {
  const { text, isBad } = judgedLine(line);
  expect(isBad).toBe(true);
  expect(JSON.parse(text)).toMatchObject({ error: expect.stringContaining(error) });
});
