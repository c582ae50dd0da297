import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Bytes; smaller responses aren't worth compressing. */
const SMALLEST = 1024;

export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const isWanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!isJson || !isWanted || response.headers.has('content-encoding')) return response;
  const { status, headers } = response;
  const body = await response.arrayBuffer();
  const answer = new Headers(headers);
  answer.append('vary', 'accept-encoding');
  if (body.byteLength < SMALLEST)
    return new Response(body.byteLength === 0 ? null : body, { status, headers: answer });
  const packed = await promisify(gzip)(body);
  answer.set('content-encoding', 'gzip');
  answer.set('content-length', String(packed.length));
  return new Response(new Uint8Array(packed), { status, headers: answer });
}
