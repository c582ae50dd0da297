import { unzlibSync } from 'fflate';

const HEADER = 44;
const ENTRY = 20;

/** Unpacks a WOFF 1.0 font into TrueType. */
export function trueTypeOf(woff: Uint8Array<ArrayBuffer>): Uint8Array {
  const source = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = source.getUint16(12);
  const tables = Array.from({ length: count }, (_unused, index) => {
    const entry = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => source.getUint32(entry + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + packed);
    return { entry, length, bytes: packed < length ? unzlibSync(bytes) : bytes };
  });
  const start = 12 + count * 16;
  const result = new Uint8Array(start + tables.reduce((sum, { length }) => sum + padded(length), 0));
  const target = new DataView(result.buffer);
  const powers = Math.floor(Math.log2(count));
  target.setUint32(0, source.getUint32(4));
  target.setUint16(4, count);
  target.setUint16(6, 2 ** powers * 16);
  target.setUint16(8, powers);
  target.setUint16(10, (count - 2 ** powers) * 16);
  let offset = start;
  for (const [index, { entry, length, bytes }] of tables.entries()) {
    const record = 12 + index * 16;
    target.setUint32(record, source.getUint32(entry));
    target.setUint32(record + 4, source.getUint32(entry + 16));
    target.setUint32(record + 8, offset);
    target.setUint32(record + 12, length);
    result.set(bytes, offset);
    offset += padded(length);
  }
  return result;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
