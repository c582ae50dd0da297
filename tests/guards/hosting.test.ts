import { describe, expect, test } from 'vitest';
import { headerRules, headersFor, metaPolicy, servicesOf, siteOf } from '../../src/bundle/headers.ts';
import { hostFiles } from '../../src/bundle/hosts.ts';

const services = servicesOf({
  VITE_SUPABASE_URL: 'https://project.supabase.co/',
  VITE_PRONUNCIATION_URL: 'https://example.org/audio?lang=es&word={word}',
});
const rules = headerRules(services, 'script');
const worker = '/assets/anki.worker-AbC_12-9.js';
const policyOf = (path: string) => directivesOf(headersFor(rules, path)['Content-Security-Policy'] ?? '');

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy
      .split('; ')
      .map((directive) => [
        directive.slice(0, directive.indexOf(' ')),
        directive.slice(directive.indexOf(' ') + 1),
      ]),
  );
}

test('pages run only their own scripts, call only the services of the build, and cannot be framed', () => {
  expect(policyOf('/flashcards/review')).toEqual({
    'default-src': "'self'",
    'script-src': "'self' 'sha256-IaAnC39moeTCWTPxOh5aG7tHV1eAcpMMgYkTH5xqquE='",
    'worker-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'connect-src': "'self' https://project.supabase.co https://example.org",
    'media-src': "'self' https://project.supabase.co https://example.org blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  const { 'frame-ancestors': _ignoredInMeta, ...rest } = policyOf('/');
  expect(directivesOf(metaPolicy(rules, '/'))).toEqual(rest);
});

test('a site that knows its origin names it for the page of the screens, as WebKit needs', () => {
  const site = siteOf({ VITE_SITE_URL: 'https://camino.example/app' });
  const [, policy = ''] =
    /script-src ([^;]*)/.exec(
      headersFor(headerRules(services, 'script', site), '/flows/screen')['Content-Security-Policy'] ?? '',
    ) ?? [];
  expect(policy).toMatch(/^'self' 'sha256-\S+' https:\/\/camino\.example$/);
  expect(siteOf({})).toBeUndefined();
});

test('only the page of the screens may be framed, by this site, and it has no origin and no network', () => {
  const policy = policyOf('/flows/screen');
  expect(policy).toEqual({
    ...policyOf('/'),
    ...loaded('http: https:'),
    'connect-src': "'none'",
    'frame-ancestors': "'self'",
    'form-action': "'none'",
    sandbox: 'allow-scripts allow-forms',
  });
  expect(policyOf('/flows/screen.html')).toEqual(policy);
  const { 'frame-ancestors': _ignored, sandbox: _too, ...rest } = policy;
  expect(directivesOf(metaPolicy(rules, '/flows/screen'))).toEqual(rest);
  for (const path of ['/flows', '/flows/session', '/flows/screen-view', '/flows/session.json'])
    expect(policyOf(path), path).toEqual(policyOf('/'));
  const readers = (path: string) => headersFor(rules, path)['Access-Control-Allow-Origin'];
  expect(readers('/assets/entry-1a2b.js')).toBe('*');
  expect(['/', '/flows/screen', '/rest/v1/activity', '/mailbox'].map(readers)).toEqual(
    Array(4).fill(undefined),
  );
});

test('only the workers for Anki packages and for fitting memory may compile WebAssembly', () => {
  const fit = '/assets/fit.worker-AbC_12-9.js';
  const others = [
    '/',
    '/dashboard',
    '/assets/pdf.worker-1.js',
    '/assets/ankixworker-1.js',
    '/assets/fit-1.js',
  ];
  const allowed = [...others, fit, worker].filter((path) =>
    policyOf(path)['script-src']?.includes('wasm-unsafe-eval'),
  );
  expect(allowed).toEqual([fit, worker]);
  expect(policyOf(fit)).toEqual(policyOf(worker));
  expect({ ...policyOf(worker), 'script-src': policyOf('/')['script-src'] }).toEqual(policyOf('/'));
});

test('every answer has the same type and referrer rules; only files with a hash in their name may be cached', () => {
  for (const path of ['/', '/flashcards', '/flows/review.json', worker]) {
    expect(headersFor(rules, path)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=(), ') as string,
    });
  }
  const cached = (path: string) => headersFor(rules, path)['Cache-Control'];
  expect(['/', '/assets', '/favicon.svg', '/worker.js'].map(cached)).toEqual(Array(4).fill('no-cache'));
  expect(cached('/assets/mount-1a2b.js')).toBe('public, max-age=31536000, immutable');
});

test('a build without services of its own calls only the app’s address', () => {
  expect(servicesOf({})).toEqual([]);
  expect(servicesOf({ VITE_SUPABASE_URL: '', VITE_PRONUNCIATION_URL: '/audio/{word}' })).toEqual([]);
  expect(
    servicesOf({ VITE_SUPABASE_URL: 'https://a.org', VITE_PRONUNCIATION_URL: 'https://a.org/x' }),
  ).toEqual(['https://a.org']);
});

const ASKED = ['/', '/flashcards', '/flows/screen', '/flows/screen.html', '/assets/app-1a2b.js', worker];

describe.each(['', '/camino'])('in the folder "%s" of a site', (folder) => {
  const files = hostFiles({ rules, folder });

  test('Netlify, Cloudflare and Vercel send the same headers', () => {
    const { headers } = JSON.parse(files['vercel.json'] ?? '') as {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const byVercel = (path: string) =>
      headers
        .filter(({ source }) => new RegExp(`^${source}$`).test(folder + path))
        .map((rule) => Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])));
    for (const path of ASKED) {
      const right = headersFor(rules, path);
      expect(sentFor(folder + path, files['_headers'] ?? '', 'override'), path).toEqual(right);
      expect(sentFor(folder + path, files['_headers'] ?? '', 'join'), path).toEqual(right);
      expect(Object.assign({}, ...byVercel(path)), path).toEqual(right);
    }
  });

  test('addresses without a file get the shell, but a missing chunk is never a page', () => {
    expect(files['_redirects']?.trimEnd().split('\n')).toEqual([
      `${folder}/assets/* ${folder}/404.html 404`,
      `${folder}/* ${folder}/shell/index.html 200`,
    ]);
    const { rewrites } = JSON.parse(files['vercel.json'] ?? '') as {
      rewrites: { source: string; destination: string }[];
    };
    const targetOf = (path: string) =>
      rewrites.find(({ source }) => new RegExp(`^${source}$`).test(folder + path))?.destination;
    expect(['/flashcards', '/no/such/page'].map(targetOf)).toEqual(Array(2).fill(`${folder}/shell`));
    expect(targetOf('/assets/gone-1a2b.js')).toBeUndefined();
  });
});

/** Headers by a `_headers` file whose later rules override the earlier (Netlify) or add to them (Cloudflare). */
function sentFor(address: string, file: string, merge: 'override' | 'join'): Record<string, string> {
  const sent: Record<string, string> = {};
  let isMatch = false;
  for (const line of file.split('\n').map((one) => one.trim())) {
    const [, removed = ''] = /^! (.+)$/.exec(line) ?? [];
    const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/'))
      isMatch = new RegExp(`^${line.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(address);
    if (isMatch && merge === 'join') delete sent[removed];
    if (isMatch && name !== '')
      sent[name] = merge === 'join' && sent[name] ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

/** What the page of the screens may load, from its own origin too. */
function loaded(origin: string): Record<string, string> {
  const names = ['default-src', 'script-src', 'style-src', 'img-src'] as const;
  return Object.fromEntries(names.map((name) => [name, `${policyOf('/')[name]} ${origin}`]));
}
