import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { readPaths, type Picture, type StoredPaths, type StoredScenes } from '#machines/inspect/picture.ts';
import { sceneAfter, stepInto, unseen, type Scene } from '#machines/inspect/scene.ts';
import type { IframeMessage, Shown } from '../../../src/screen/scene.ts';
import { shownFlow } from '../../support/shown-flows.ts';

export interface Look {
  name: string;
  width: number;
  height: number;
  look: Shown['look'];
}

export const looks: readonly Look[] = [
  { name: '390-light', width: 390, height: 844, look: 'light' },
  { name: '390-dark', width: 390, height: 844, look: 'dark' },
  { name: '1280-light', width: 1280, height: 800, look: 'light' },
  { name: '1280-dark', width: 1280, height: 800, look: 'dark' },
];

/** An atomic state and how to reach it. */
export interface StateScene {
  flow: string;
  state: string;
  /** The scene, or why there's nothing to see. */
  scene: Scene | string;
}

export interface Shot {
  flow: string;
  state: string;
  look: string;
  file: string;
  unseen?: string;
  problem?: string;
}

/** A page is complete once this many pictures in a row are equal. */
const SAME = 3;
const QUIET = 80;
/** Milliseconds for a new page to fetch what it shows, which isn't observable. */
const FRESH = 400;
/** Animations never end: then the last picture counts. */
const TRIES = 20;

export async function scenesOf(origin: string, flow: string): Promise<StateScene[]> {
  const paths = readPaths(await shownFlow<StoredPaths>(origin, `${flow}.paths`));
  const stored = await shownFlow<StoredScenes>(origin, `${flow}.scenes`);
  const picture = await shownFlow<Picture>(origin, flow);
  const { states } = picture;
  const parents = new Set(states.map(({ parent }) => parent));
  return states
    .filter(({ id, kind }) => kind !== 'history' && !parents.has(id))
    .map(({ id: state }) => {
      const step = stepInto(paths, picture, [state]);
      const scene =
        step < 0 ? unseen(picture, [state]) : { ...sceneAfter(flow, paths, stored, step), run: state };
      return { flow, state, scene };
    });
}

/** Takes a picture of each state into `folder`, two pages at a time, and reports each. */
export async function takeShots(
  browser: Browser,
  origin: string,
  wanted: readonly { state: StateScene; look: Look }[],
  folder: string,
  tell: (shot: Shot) => void,
): Promise<Shot[]> {
  const queue = [...wanted];
  const shots: Shot[] = [];
  const work = async () => {
    const stage = await Stage.open(browser, origin);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const shot = await stage.take(next.state, next.look, folder);
      shots.push(shot);
      tell(shot);
    }
    await stage.close();
  };
  await Promise.all([work(), work()]);
  return shots;
}

class Stage {
  readonly #page: Page;
  readonly #cdp: CDPSession;
  readonly #requests = new Set<Request>();
  #last = '';

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page;
    this.#cdp = cdp;
    page.on('request', (request) => this.#requests.add(request));
    page.on('requestfinished', (request) => this.#requests.delete(request));
    page.on('requestfailed', (request) => this.#requests.delete(request));
  }

  static async open(browser: Browser, origin: string): Promise<Stage> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' });
    const page = await context.newPage();
    await page.goto(`${origin}/flows/index.json`);
    return new Stage(page, await context.newCDPSession(page));
  }

  async close(): Promise<void> {
    await this.#page.context().close();
  }

  async take(
    { flow, state, scene }: StateScene,
    { name, width, height, look }: Look,
    folder: string,
  ): Promise<Shot> {
    const file = join(flow, `${state.slice(flow.length + 1)}.${name}.webp`);
    const shot = { flow, state, look: name, file };
    if (typeof scene === 'string') return { ...shot, unseen: scene };
    const place = `${flow} ${name}`;
    const isNew = place !== this.#last;
    this.#last = place;
    if (isNew) await this.#page.setViewportSize({ width, height });
    const said = await this.#page.evaluate(showInFrame, {
      shown: JSON.stringify({ scene, look } satisfies Shown),
      isNew,
    });
    if (said.isFresh) await this.#page.waitForTimeout(FRESH);
    if (said.type === 'iframe.failed') return { ...shot, problem: said.message };
    if (said.type === 'iframe.shown' && !said.states.includes(state))
      return { ...shot, problem: `The page is in ${said.states.join(', ')}.` };
    mkdirSync(join(folder, flow), { recursive: true });
    writeFileSync(join(folder, file), await this.#settled());
    return shot;
  }

  async #settled(): Promise<Buffer> {
    let before = await this.#capture();
    for (let attempt = 1, same = 1; attempt < TRIES && same < SAME; attempt += 1) {
      await this.#page.waitForTimeout(QUIET);
      const now = await this.#capture();
      same = now === before && this.#requests.size === 0 ? same + 1 : 1;
      before = now;
    }
    return Buffer.from(before, 'base64');
  }

  async #capture(): Promise<string> {
    const { data } = await this.#cdp.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      optimizeForSpeed: true,
    });
    return data;
  }
}

/** Runs in the page: shows a scene in the full-page iframe, in a new one on request. */
function showInFrame({
  shown: text,
  isNew,
}: {
  shown: string;
  isNew: boolean;
}): Promise<IframeMessage & { isFresh: boolean }> {
  const shown: unknown = JSON.parse(text);
  return new Promise((resolve) => {
    let frame = document.querySelector('iframe');
    let isFresh = false;
    const hear = ({ data, source }: MessageEvent<IframeMessage>) => {
      if (source !== frame?.contentWindow) return;
      if (data.type === 'iframe.ready') {
        isFresh = true;
        return frame?.contentWindow?.postMessage(shown, '*');
      }
      removeEventListener('message', hear);
      resolve({ ...data, isFresh });
    };
    addEventListener('message', hear);
    if (frame && !isNew) return frame.contentWindow?.postMessage(shown, '*');
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/flows/screen';
    frame.setAttribute('style', 'position:fixed;inset:0;width:100%;height:100%;border:0');
    document.body.replaceChildren(frame);
    return undefined;
  });
}
