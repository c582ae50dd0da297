import { headersFor, patternOf, type HeaderRule } from './headers.ts';

const SHELL = '/shell/index.html';
const COMPRESSED =
  'application/javascript application/json application/manifest+json application/wasm image/svg+xml text/javascript text/plain';

interface Site {
  rules: readonly HeaderRule[];
  /** The folder of the site that holds the build, as `/camino`; empty for the site's root. */
  folder: string;
}

/** The texts of the files that hosts read, by name. */
export function hostFiles(site: Site): Readonly<Record<string, string>> {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    'vercel.json': vercelConfiguration(site),
    'nginx.conf': nginxConfiguration(site),
    Caddyfile: caddyfile(site),
    // GitHub Pages leaves out files that begin with `_`, unless this one exists.
    '.nojekyll': '',
  };
}

/**
 * Netlify's and Cloudflare Pages' `_headers`. Netlify lets later rules override earlier ones; Cloudflare joins
 * them unless a line with `!`, which Netlify ignores, removes the earlier.
 */
function headersFile({ rules, folder }: Site): string {
  const blocks = rules.map(({ path, headers }, index) => {
    const earlier = new Set(rules.slice(0, index).flatMap((rule) => Object.keys(rule.headers)));
    const removed = Object.keys(headers).filter((name) => earlier.has(name));
    return [
      folder + path,
      ...removed.map((name) => `  ! ${name}`),
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ];
  });
  return textOf(blocks.flat());
}

/**
 * Netlify applies these to URLs without a file; `/flashcards` has `flashcards.html`. Cloudflare Pages would apply
 * them to all, but ignores both: it knows no status 404, and forbids to answer everything with an `index.html`.
 */
function redirectsFile({ folder }: Site): string {
  return textOf([`${folder}/assets/* ${folder}/404.html 404`, `${folder}/* ${folder}${SHELL} 200`]);
}

/** Vercel's `vercel.json` for built files, served without `.html`. */
function vercelConfiguration({ rules, folder }: Site): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: rules.map(({ path, headers }) => ({
      source: patternOf(folder + path),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
    rewrites: [{ source: `${folder}/((?!assets/).*)`, destination: `${folder}/shell` }],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

/** Locations to include in a server block. */
function nginxConfiguration({ rules, folder }: Site): string {
  const places = rules.toReversed().flatMap(({ path }) => {
    const headers = Object.entries(headersFor(rules, path)).map(([name, value]) =>
      // Missing files aren't cached.
      name === 'Cache-Control' ? `add_header ${name} "${value}";` : `add_header ${name} "${value}" always;`,
    );
    const page = `try_files $uri $uri.html ${path === '/*' ? `\${uri}index.html ${folder}${SHELL}` : '=404'};`;
    return [`location ${nginxPlace(folder + path)} {`, ...[...headers, page].map(indented), '}'];
  });
  const toFolder = [`location = ${folder} {`, '  absolute_redirect off;', `  return 301 ${folder}/;`, '}'];
  return textOf([
    `# server { root SITE; include SITE${folder}/nginx.conf; }`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${COMPRESSED};`,
    ...(folder ? toFolder : []),
    ...places,
  ]);
}

/** An exact path, a folder, or anything else with a `*`. */
function nginxPlace(path: string): string {
  if (!path.includes('*')) return `= ${path}`;
  return path.endsWith('/*') ? path.slice(0, -1) : `~ ^${patternOf(path)}$`;
}

/** Directives to import into a site block. */
function caddyfile({ rules, folder }: Site): string {
  const headers = rules.flatMap(({ path, headers: own }) => [
    `header ${folder}${path} {`,
    ...Object.entries(own).map(([name, value]) => indented(`${name} "${value}"`)),
    '}',
  ]);
  return textOf([
    `# example.org { root * SITE; import SITE${folder}/Caddyfile }`,
    'encode zstd gzip',
    ...(folder ? [`redir ${folder} ${folder}/ 301`] : []),
    `handle ${folder}/* {`,
    '  route {',
    ...[
      ...headers,
      '@missing {',
      `  path ${folder}/assets/*`,
      '  not file',
      '}',
      'header @missing Cache-Control no-cache',
      'respond @missing 404',
      'uri strip_suffix /',
      `try_files {path} {path}.html {path}/index.html ${folder}${SHELL}`,
      'file_server',
    ].map((line) => `    ${line}`),
    '  }',
    '}',
  ]);
}

function indented(line: string): string {
  return `  ${line}`;
}

function textOf(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
