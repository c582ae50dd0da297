import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';

/** Preferred: without windows it takes a third less CPU. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const windowed = [
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

export async function findBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which doesn’t exist.`);
  }
  return installed() ?? installBrowser();
}

function installed(): string | undefined {
  return [HEADLESS_SHELL, ...windowed, chromium.executablePath()].find((path) => path && existsSync(path));
}

export function findWindowedBrowser(): string | undefined {
  return windowed.find((path) => existsSync(path));
}

/** Older Debian releases have no headless shell. */
async function installBrowser(): Promise<string> {
  await installPackages(['chromium']);
  try {
    await installPackages(['chromium-headless-shell']);
  } catch {
    process.stderr.write('Without chromium-headless-shell, the browser tests take longer.\n');
  }
  const found = installed();
  if (found) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable, and run them again.',
  );
}

/** For root on Debian; others get none. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  process.stderr.write(`Installing Debian’s ${packages.join(' and ')} for the browser tests …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...words: string[]) =>
    promisify(execFile)('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=30', ...words], { env });
  await aptGet('update');
  await aptGet('install', '-y', '--no-install-recommends', ...packages);
}

export async function launchBrowser(...more: string[]): Promise<Browser> {
  return launch(await findBrowser(), ...more);
}

export function launch(executablePath: string, ...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages of a site share a process and its compiled code.
      '--process-per-site',
      // All pages are local: spare processes for other origins would start in vain.
      '--disable-site-isolation-trials',
      '--renderer-process-limit=1',
      ...more,
    ],
  });
}
