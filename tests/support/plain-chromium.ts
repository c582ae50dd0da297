import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { findBrowser } from './browser.ts';
import { until } from './until.ts';

/** A tab in which functions run; they reach nothing outside of themselves. */
interface PlainTab {
  open: (url: string) => Promise<void>;
  evaluate: <Result, Argument>(
    deed: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Waits until `look` finds something, also on the next page. */
  waits: <Result, Argument>(
    what: string,
    look: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<NonNullable<Result>>;
  sees: (text: string) => Promise<void>;
  /** Presses the button or link with this name once it can be pressed. */
  press: (name: string) => Promise<void>;
}

interface PlainChromium {
  newTab: () => Promise<PlainTab>;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  error?: { message: string };
  result?: unknown;
}

type Call = (method: string, parameters: object, sessionId?: string) => Promise<unknown>;

/**
 * Chromium without Playwright, which attaches a debugger to each service worker: such a worker doesn't
 * end by itself, so the next version may wait for good.
 */
export async function startPlainChromium(executable?: string): Promise<PlainChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'camino-chromium-'));
  const browser = spawn(
    executable ?? (await findBrowser()),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--window-size=1280,800',
      '--no-first-run',
      '--disable-background-networking',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const call = caller(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  return {
    newTab: async () => {
      const { targetId } = (await call('Target.createTarget', { url: 'about:blank' })) as {
        targetId: string;
      };
      const { sessionId } = (await call('Target.attachToTarget', { targetId, flatten: true })) as {
        sessionId: string;
      };
      return tabOf((method, parameters) => call(method, parameters, sessionId));
    },
    close: async () => {
      await call('Browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function tabOf(call: Call): PlainTab {
  const evaluate: PlainTab['evaluate'] = async (deed, argument) => {
    const { result, exceptionDetails } = (await call('Runtime.evaluate', {
      expression: `(${String(deed)})(${JSON.stringify(argument)})`,
      awaitPromise: true,
      returnByValue: true,
      userGesture: true,
    })) as {
      result: { value: Awaited<ReturnType<typeof deed>> };
      exceptionDetails?: { exception?: { description?: string } };
    };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? 'An unknown error');
    return result.value;
  };
  // A page that's just being left finds nothing.
  const waits: PlainTab['waits'] = (what, look, argument) =>
    until(what, () => evaluate(look, argument).catch(() => undefined));
  return {
    evaluate,
    waits,
    open: async (url) => void (await call('Page.navigate', { url })),
    sees: async (text) =>
      void (await waits(text, (wanted) => document.body.innerText.includes(wanted), text)),
    press: async (name) => void (await waits(name, pressNamed, name)),
  };
}

function pressNamed(name: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>('button:enabled, a')].find(
    (one) => one.innerText.trim() === name && one.checkVisibility(),
  );
  found?.click();
  return found !== undefined;
}

/** Messages are JSON, each before a zero byte. */
function caller(to: Writable, from: Readable): Call {
  const waiting = new Map<number, (message: Message) => void>();
  let received = '';
  let count = 0;
  from.setEncoding('utf8').on('data', (text: string) => {
    const messages = (received + text).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages.map((one) => JSON.parse(one) as Message)) {
      if (message.id !== undefined) waiting.get(message.id)?.(message);
    }
  });
  return (method, params, sessionId) =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ error, result }) => {
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      to.write(`${JSON.stringify({ id: count, method, params, ...(sessionId && { sessionId }) })}\0`);
    });
}
