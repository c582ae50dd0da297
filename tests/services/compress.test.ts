import { expect, test } from 'vitest';
import { compressed } from '../../supabase/embedded/middleware.ts';

const rows = JSON.stringify(
  Array.from({ length: 200 }, (_row, index) => ({ id: index, kind: 'card.studied' })),
);

test.each([
  ['gzip, deflate, br', rows, 'application/json; charset=utf-8', true],
  ['identity', rows, 'application/json', false],
  ['gzip', rows, 'text/html', false],
])('to a sender that takes %s, %.4s… as %s is compressed: %s', async (encodings, body, type, isPacked) => {
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': encodings } });
  const answer = compressed(request, new Response(body, { status: 201, headers: { 'content-type': type } }));
  expect(answer.status).toBe(201);
  expect(answer.headers.get('content-encoding')).toBe(isPacked ? 'gzip' : null);
  const packed = await answer.blob();
  expect(packed.size < 1000).toBe(isPacked);
  const plain = isPacked ? packed.stream().pipeThrough(new DecompressionStream('gzip')) : packed.stream();
  expect(await new Response(plain).text()).toBe(body);
});

test('an answer without a body stays one', async () => {
  const request = new Request('http://localhost/', { headers: { 'accept-encoding': 'gzip' } });
  const headers = { 'content-type': 'application/json' };
  const answer = compressed(request, new Response(null, { status: 204, headers }));
  expect([answer.status, await answer.text()]).toEqual([204, '']);
});
