import { existsSync } from 'node:fs';
import { installPackages } from '../browser.ts';
import { startFirefox } from './firefox.ts';
import type { Engine } from './webdriver.ts';
import { startWebKit } from './webkit.ts';

const engines = {
  Firefox: {
    programs: ['/usr/bin/firefox-esr'],
    packages: ['firefox-esr'],
    start: startFirefox,
  },
  WebKit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
};

export type EngineName = keyof typeof engines;

/** Starts an engine from Debian's packages, which root installs. Undefined, and says so, if it's missing. */
export async function startEngine(name: EngineName): Promise<Engine | undefined> {
  const { programs, packages, start } = engines[name];
  const isThere = () => programs.every((path) => existsSync(path));
  if (!isThere()) await installPackages(packages).catch(() => undefined);
  if (isThere()) return start();
  process.stderr.write(`Skipped what runs in ${name}: it needs Debian’s ${packages.join(' and ')}.\n`);
  return undefined;
}
