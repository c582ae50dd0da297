import type { Backend } from './backend.ts';
import { freeBytes, LOG_SEGMENT, MEGABYTE, megabytes, NEEDED_TO_WRITE } from './disk-space.ts';

const NEEDED_TO_GO_ON = 40 * MEGABYTE;
/** What reading may add to the log by vacuuming. */
const LOG_FOR_READING = MEGABYTE / 2;

interface Surroundings {
  freeBytes: (folder: string) => number;
  tell: (message: string) => void;
}

const ours: Surroundings = { freeBytes, tell: (message) => console.warn(message) };

/** A backend that answers 507 to writes while the disk of `folder` is nearly full, and keeps reading. */
export function refusingWhenFull(
  backend: Backend,
  folder: string,
  { freeBytes: measure, tell } = ours,
): Backend {
  let isShort = false;

  const look = () => {
    const free = measure(folder);
    if (isShort === free < (isShort ? NEEDED_TO_GO_ON : NEEDED_TO_WRITE)) return;
    isShort = !isShort;
    tell(
      isShort
        ? `The disk of ${folder} has only ${megabytes(free)} free: Camino stores nothing until it has ${megabytes(NEEDED_TO_GO_ON)}.`
        : `The disk of ${folder} has space again: Camino is storing data again.`,
    );
  };

  return {
    ...backend,
    answer: async (request, address) => {
      if (!mayReachDatabase(request)) return backend.answer(request, address);
      look();
      if (isShort && (isWrite(request) || !(await canLogReading(backend)))) return refusal();
      return backend.answer(request, address);
    },
  };
}

function mayReachDatabase(request: Request): boolean {
  return /^\/(auth|rest)\/v1\//.test(new URL(request.url).pathname);
}

/** Links in mails and the redirect from Google log in by GET; the leaderboard is read by POST. */
function isWrite(request: Request): boolean {
  const { pathname } = new URL(request.url);
  if (pathname === '/rest/v1/rpc/leaderboard') return false;
  if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return true;
  return /^\/auth\/v1\/(verify|callback|authorize)/.test(pathname);
}

/** Whether the current log file has space; the next one may not fit on the disk. */
async function canLogReading({ database }: Backend): Promise<boolean> {
  const { rows } = await database
    .query<{ used: number }>(`select mod(pg_current_wal_insert_lsn() - '0/0', ${LOG_SEGMENT})::int as used`)
    .catch(() => ({ rows: [] }));
  return (rows[0]?.used ?? 0) < LOG_SEGMENT - LOG_FOR_READING;
}

/** In the error format of both parts of the API. */
function refusal(): Response {
  const message = 'The server’s disk is full. Nothing was saved; try again later.';
  return Response.json(
    { code: 'disk_full', message, details: null, hint: null },
    { status: 507, headers: { 'cache-control': 'no-store' } },
  );
}
