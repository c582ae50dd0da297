import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../server.ts';
import { until } from '../until.ts';
import { commands, type Engine } from './webdriver.ts';

interface Answer {
  value: { error?: string; message?: string; sessionId?: string } | null;
}

const OPTIONS = {
  'webkitgtk:browserOptions': {
    binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
    args: ['--automation', '--enable-page-cache=true'],
  },
};

/** WebKitGTK's browser on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    '/usr/bin/Xvfb',
    ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    stdio: 'ignore',
  });
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  await until('WebKitWebDriver', () => call('GET', 'status').catch(() => null));
  const opened = await call('POST', 'session', { capabilities: { alwaysMatch: OPTIONS } });
  const session = `session/${opened?.sessionId}`;
  return {
    name: 'WebKit',
    send: (command, parameters = {}) => {
      const [method = '', path = ''] = commands[command][0].split(' ');
      const id = 'id' in parameters ? String(parameters.id) : '';
      return call(
        method,
        `${session}/${path.replace('{id}', id)}`,
        method === 'POST' ? parameters : undefined,
      );
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await ended(driver);
      await ended(screen);
    },
  };
}

export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exit = once(process, 'exit');
  process.kill();
  await exit;
}
