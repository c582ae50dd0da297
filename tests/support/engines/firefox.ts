import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../server.ts';
import { until } from '../until.ts';
import type { TreeNode } from './tree.ts';
import { commands, type Engine } from './webdriver.ts';
import { ended } from './webkit.ts';

/** `[1, id, error, result]` */
type Answer = [number, number, { error: string; message: string } | null, unknown];

const SETTINGS = {
  'browser.download.folderList': 2,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/octet-stream,text/csv',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.connectivity-service.enabled': false,
  'network.captive-portal-service.enabled': false,
  'app.normandy.enabled': false,
  'pdfjs.disabled': true,
  // Without a voice, as in Chromium's tests.
  'media.webspeech.synth.enabled': false,
  // A mouse, as on a desktop.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Firefox by Marionette, its own WebDriver, which also reaches its console and accessibility tree. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'camino-firefox-'));
  const port = await freePort();
  const settings = { ...SETTINGS, 'marionette.port': port, 'browser.download.dir': profile };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(settings)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(
    '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { env: { ...process.env, HOME: profile }, stdio: 'ignore' },
  );
  const socket = await until('Marionette', () => connected(port));
  const call = caller(socket);
  await call('WebDriver:NewSession', { capabilities: {} });
  const inBrowser = async (script: string, ...args: unknown[]) => {
    await call('Marionette:SetContext', { value: 'chrome' });
    const answer = await call('WebDriver:ExecuteScript', { script, args });
    await call('Marionette:SetContext', { value: 'content' });
    return (answer as { value: unknown }).value;
  };
  return {
    name: 'Firefox',
    send: async (command, parameters) => {
      const answer = await call(`WebDriver:${commands[command][1]}`, parameters);
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    },
    errors: async (origin) => (await inBrowser(ERRORS, origin)) as string[],
    tree: () => until('The accessibility tree', async () => (await inBrowser(TREE)) as TreeNode | null),
    close: async () => {
      socket.destroy();
      await ended(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function connected(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => resolve(undefined));
  });
}

/** Messages are JSON after their length in bytes and a colon. */
function caller(socket: Socket): (name: string, parameters?: object) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let count = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(start, end).toString()) as Answer | object;
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])?.(message as Answer);
    }
  });
  return (name, parameters = {}) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ([, , error, result]) => {
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        else resolve(result);
      });
      const message = JSON.stringify([0, count, name, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

const ERRORS = `
  return Services.console.getMessageArray()
    .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
    .filter((one) => one.sourceName.startsWith(arguments[0]))
    .map((one) => one.errorMessage);`;

/** What the accessibility service passes on to screen readers. Null until it has the page. */
const TREE = `
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const STATES = {
    checked: 'checked', mixed: 'checked mixed', pressed: 'pressed', expanded: 'expanded',
    collapsed: 'collapsed', unavailable: 'disabled', selected: 'selected', required: 'required',
    invalid: 'invalid',
  };
  const ROLES = { 'text leaf': 'text', statictext: 'text', 'list item marker': 'text', img: 'image' };
  const read = (one) => {
    const [state, extra, states] = [{}, {}, []];
    one.getState(state, extra);
    for (const name of service.getStringStates(state.value, extra.value)) if (STATES[name]) states.push(STATES[name]);
    for (const { key, value } of one.attributes.enumerate()) {
      if (key === 'level' && one.computedARIARole === 'heading') states.push('level ' + value);
      if (key === 'live' && value !== 'off') states.push('live ' + value);
    }
    const children = [];
    for (let at = 0; at < one.childCount; at += 1) children.push(read(one.getChildAt(at)));
    const role = one.computedARIARole || service.getStringRole(one.role);
    return { role: ROLES[role] ?? role, name: one.name ?? '', states, children };
  };
  const page = service.getAccessibleFor(gBrowser.selectedBrowser)?.firstChild;
  return page?.childCount ? read(page) : null;`;
