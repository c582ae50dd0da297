import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const places = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** CHROMIUM_PATH, an installed Chrome or Chromium, Playwright's own, or Debian's package, installed where that is possible. */
export function findBrowser(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  const installed = [...places, chromium.executablePath()].find((path) => path && existsSync(path));
  if (installed) return installed;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    process.stderr.write('No browser found: installing Debian’s chromium package for the browser tests …\n');
    execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'] });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable, and run them again.',
  );
}

export function launchBrowser(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of one site share a process, so a new page finds compiled what the one before has used.
      '--process-per-site',
      // Only this machine's pages are opened: a process for each origin that might come would be started in vain.
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      ...more,
    ],
  });
}
