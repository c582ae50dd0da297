import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonElements } from '../../src/services/json-elements.ts';

const objects = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), { maxLength: 8 });

test('the objects of an array are read, however it is spaced and cut', async () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(objects, fc.constantFrom(0, 2), cuts, async (all, space, sizes) => {
      const text = JSON.stringify(all, null, space);
      expect(await read(streamOf(new TextEncoder().encode(text), sizes))).toEqual(JSON.parse(text));
    }),
  );
});

test('an object is there before the next one has come', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const elements = jsonElements(readable);
  void writer.write(new TextEncoder().encode('[{"a":"]}"}, {"b":'));
  expect(await elements.next()).toEqual({ done: false, value: { a: ']}' } });
  void writer.write(new TextEncoder().encode('[1]}]'));
  expect(await elements.next()).toEqual({ done: false, value: { b: [1] } });
  void writer.close();
  expect(await elements.next()).toMatchObject({ done: true });
});

test.each(['', '[{"a":1},', '[{"a":1}', '[{"a":', '{"a":{"b":1}}', 'null', '[{"a" 1}]'])(
  'what is no whole array of objects is an error: %s',
  async (text) => {
    await expect(read(streamOf(new TextEncoder().encode(text), [3]))).rejects.toThrow(SyntaxError);
  },
);

test('an answer that breaks off is an error', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(read(broken)).rejects.toThrow('network error');
});

async function read(stream: ReadableStream<Uint8Array>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const element of jsonElements(stream)) found.push(element);
  return found;
}

/** The bytes in chunks of these sizes, again and again. */
function streamOf(bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[]): ReadableStream<Uint8Array> {
  let start = 0;
  let turn = 0;
  return new ReadableStream({
    pull: (controller) => {
      const end = start + (sizes[turn % sizes.length] ?? 1);
      if (start >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(start, end));
      start = end;
      turn += 1;
    },
  });
}
