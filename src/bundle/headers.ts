import { createHash } from 'node:crypto';

const LOADED = ['default-src', 'script-src', 'style-src', 'img-src'];

/** Headers for the app's paths matching `path`, where `*` is any text. Later rules override earlier ones. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

type Directives = Readonly<Record<string, string>>;

const DENIED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * `services` are origins that pages may call or play sound from, `script` is inlined in their head, `site`
 * is the app's own origin, if it's known.
 */
export function headerRules(services: readonly string[], script: string, site?: string): HeaderRule[] {
  const withServices = ["'self'", ...services].join(' ');
  const policy: Directives = {
    'default-src': "'self'",
    'script-src': `'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    'worker-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' blob: data:",
    'connect-src': withServices,
    'media-src': `${withServices} blob:`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return [
    {
      path: '/*',
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': textOf(policy),
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Content-Type-Options': 'nosniff',
      },
    },
    // The iframes of `/flows`: without an origin they have no session, storage or network. For WebKit
    // they're not even 'self'.
    ...['/flows/screen', '/flows/screen.html'].map((path) => ({
      path,
      headers: {
        'Content-Security-Policy': textOf({
          ...policy,
          ...Object.fromEntries(LOADED.map((name) => [name, `${policy[name]} ${site ?? 'http: https:'}`])),
          'connect-src': "'none'",
          'form-action': "'none'",
          'frame-ancestors': "'self'",
          sandbox: 'allow-scripts allow-forms',
        }),
      },
    })),
    // Built files have hashed names, so they're cached forever.
    {
      path: '/assets/*',
      headers: {
        'Cache-Control': 'public, max-age=31536000, immutable',
        // The iframes have no origin.
        'Access-Control-Allow-Origin': '*',
      },
    },
    // Workers use their own file's policy: only these run WebAssembly, SQLite and fsrs-rs.
    ...['anki', 'fit'].map((worker) => ({
      path: `/assets/${worker}.worker-*`,
      headers: {
        'Content-Security-Policy': textOf({ ...policy, 'script-src': "'self' 'wasm-unsafe-eval'" }),
      },
    })),
  ];
}

/** A page's policy as a `<meta>` tag, for hosts that send no headers. */
export function metaPolicy(rules: readonly HeaderRule[], path: string): string {
  const policy = headersFor(rules, path)['Content-Security-Policy'] ?? '';
  return policy
    .split('; ')
    .filter((one) => !/^(frame-ancestors|sandbox) /.test(one))
    .join('; ');
}

/** Origins of the services configured for this build. */
export function servicesOf(env: Readonly<Record<string, unknown>>): string[] {
  const addresses = [env['VITE_SUPABASE_URL'], env['VITE_PRONUNCIATION_URL']];
  const origins = addresses.flatMap((address) =>
    typeof address === 'string' && URL.canParse(address) ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

/** The origin of the app, if this build is told. */
export function siteOf(env: Readonly<Record<string, unknown>>): string | undefined {
  const address = env['VITE_SITE_URL'];
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : undefined;
}

export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => new RegExp(`^${patternOf(rule.path)}$`).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

function textOf(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

/** A regular expression's source. */
export function patternOf(path: string): string {
  return path.replaceAll('.', String.raw`\.`).replaceAll('*', '(.*)');
}
