import { paths } from '../paths.ts';

/** Pages that the server renders itself; everything else that is not a file is a page of the app. */
const SERVER_PAGES = /^\/(rest|auth\/v1|mailbox|google-stand-in)(\/|$)/;
const FLOWS = new RegExp(`^${paths.flows()}(/|$)`);
const FILE = /\.[^/]*$/;

/**
 * How a request is answered: with the kept file of that address; with the network, and with the kept file if there is
 * none; with an older version's chunk if there is one, else with the network. `null`: the worker leaves it alone.
 */
export type Answer = { from: 'cache' | 'network'; file: string } | { from: 'older' } | null;

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** `isKept` tells whether the worker keeps a file, by its address. */
export function answerTo(request: Asked, origin: string, isKept: (file: string) => boolean): Answer {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('authorization')) return null;
  if (request.mode === 'navigate') return pageAt(url.pathname, isKept);
  if (url.search !== '') return null;
  if (isKept(url.pathname)) return { from: 'cache', file: url.pathname };
  return url.pathname.startsWith('/assets/') ? { from: 'older' } : null;
}

/** The page of an address. The chunks of `/flows` are not kept: its pages must come from the same version as those. */
function pageAt(pathname: string, isKept: (file: string) => boolean): Answer {
  if (SERVER_PAGES.test(pathname) || FILE.test(pathname)) return null;
  const own = pathname.replace(/(?<=.)\/$/, '');
  const file = isKept(own) ? own : '/shell.html';
  return isKept(file) ? { from: FLOWS.test(pathname) ? 'network' : 'cache', file } : null;
}
