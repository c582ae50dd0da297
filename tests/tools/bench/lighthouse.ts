import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../support/browser.ts';
import { startServer } from '../../support/server.ts';

const RUNS = 5;
const command = ['-y', '-p', 'node@24.21.0', '-p', 'lighthouse@13.5.0', 'lighthouse'];
const flags = [
  '--output=json',
  '--quiet',
  '--form-factor=mobile',
  '--throttling-method=devtools',
  '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
];

interface Report {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
}

interface Figure {
  name: string;
  value: (report: Report) => number;
  isMet: (median: number) => boolean;
  limit: string;
}

const audit =
  (id: string) =>
  ({ audits }: Report) =>
    audits[id]?.numericValue ?? Number.NaN;
const category =
  (id: string) =>
  ({ categories }: Report) =>
    Math.round((categories[id]?.score ?? Number.NaN) * 100);

const figures: readonly Figure[] = [
  {
    name: 'LCP, ms',
    value: audit('largest-contentful-paint'),
    isMet: (time) => time < 1000,
    limit: 'under 1000',
  },
  { name: 'TBT, ms', value: audit('total-blocking-time'), isMet: (time) => time < 100, limit: 'under 100' },
  { name: 'CLS', value: audit('cumulative-layout-shift'), isMet: (shift) => shift === 0, limit: '0' },
  { name: 'Performance', value: category('performance'), isMet: (score) => score >= 0, limit: 'no limit' },
  ...(
    [
      ['Accessibility', 'accessibility'],
      ['Best practices', 'best-practices'],
      ['SEO', 'seo'],
    ] as const
  ).map(([name, id]) => ({
    name,
    value: category(id),
    isMet: (score: number) => score === 100,
    limit: '100',
  })),
];

async function report(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)('npx', [...command, address, ...flags], {
    env: { ...process.env, CHROME_PATH: await findBrowser() },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Report;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const server = await startServer();
try {
  const reports: Report[] = [];
  for (let run = 1; run <= RUNS; run += 1) {
    reports.push(await report(`${server.origin}/`));
    process.stderr.write(`Lighthouse, run ${run} of ${RUNS}\n`);
  }
  const rows = figures.map(({ name, value, isMet, limit }) => {
    const values = reports.map(value);
    return { name, values, middle: median(values), isMet: isMet(median(values)), limit };
  });
  for (const { name, values, middle, isMet, limit } of rows) {
    const each = values.map((value) => Number(value.toFixed(3))).join(', ');
    process.stdout.write(
      `${name.padEnd(15)} ${String(Number(middle.toFixed(3))).padStart(8)}  (${limit}; ${each})${isMet ? '' : '  missed'}\n`,
    );
  }
  if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  await server.stop();
}
