import type { PreferenceChanges } from '#machines/account/preferences.rules.ts';
import type { ActivityEvent, Fact } from '#machines/learning/activity.types.ts';
import { addActivity, noProgress, type Progress } from '#machines/learning/progress.rules.ts';
import { isDeepStrictEqual } from 'node:util';
import { FakeAccount, faults, NOWHERE, type FaultName } from './fake-account.ts';
import { FakeBrowser, FakePage, type LoadApp } from './fake-browser.ts';
import { FakeClock, noteAsked, turns } from './fake-clock.ts';

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
/** Longer than any wait after a failure or delay. */
const PATIENCE = 75 * MINUTE;
/** More than all pages request before time advances. */
const MOST_REQUESTS = 100;

export const learners = ['Ana', 'Ben'] as const;
export const devices = ['phone', 'laptop'] as const;
export const tabs = ['', ' in another tab'] as const;
/** What the service breaks: sent data, all data, or logins, too. */
export const scopes = [' to what is sent', '', ' to everything'] as const;

export type Name = (typeof learners)[number];
export type Device = (typeof devices)[number];
export interface Place {
  device: Device;
  tab: (typeof tabs)[number];
}

/** A fact displayed as done, in words. */
interface Promised {
  name: Name;
  device: Device;
  words: string;
}

export interface Circumstances {
  ahead?: number;
  zone?: string;
}

interface Chosen {
  value: unknown;
  at: number;
  device: Device;
}

export class SmallWorld {
  readonly clock = new FakeClock();
  readonly browsers: Readonly<Record<Device, FakeBrowser>>;
  readonly story: string[] = [];
  fault: { name: FaultName; scope: (typeof scopes)[number] } | null = null;
  /** Milliseconds before and after the service's work. */
  delays: readonly [before: number, after: number] = [0, 0];
  readonly #account = new FakeAccount(learners, () => this.clock.now);
  readonly #load: LoadApp;
  readonly #pages = new Map<string, FakePage>();
  readonly #visitors: Readonly<Record<Device, Set<Name>>> = { phone: new Set(), laptop: new Set() };
  readonly #facts = new Map<string, Promised>();
  /** Facts given up by logging out. */
  readonly #given = new Map<string, Promised>();
  #refused = 0;
  readonly #settings: Readonly<Record<Name, Map<string, Chosen>>> = { Ana: new Map(), Ben: new Map() };
  #requests = { at: 0, count: 0 };
  #problem: string | null = null;

  constructor(load: LoadApp) {
    this.#load = load;
    const browser = () => new FakeBrowser(this.clock, (url, init) => this.#answer(url, init));
    this.browsers = { phone: browser(), laptop: browser() };
  }

  async page({ device, tab }: Place, tasks = Infinity): Promise<FakePage> {
    const known = this.#pages.get(device + tab);
    if (known?.isOpen) return known;
    const { items } = this.browsers[device];
    if (this.#visitors[device].size === 0)
      items['camino-auth'] = JSON.stringify(this.#account.sessionOf('Ana', this.clock.now));
    this.#visitors[device].add('Ana');
    const page = new FakePage(this.browsers[device], this.#load);
    this.#pages.set(device + tab, page);
    await turns(tasks);
    return page;
  }

  nameOf({ app }: FakePage): Name | null {
    const name = this.#account.nameOf(app.learner() ?? '');
    return learners.find((one) => one === name) ?? null;
  }

  /** What the account has of a learner. */
  factsOf(name: Name): ActivityEvent[] {
    return this.#account.factsOf(name);
  }

  settingsOf(name: Name): Record<string, unknown> {
    return this.#account.settingsOf(name);
  }

  /** The account forgets all logins. */
  endLogins(): void {
    this.#account.endLogins();
  }

  /** The learner on a page does something that's displayed as done. Returns the fact's id. */
  record(
    page: FakePage,
    { name, device, words }: Promised,
    fact: Fact,
    { ahead = 0, zone = 'Europe/London' }: Circumstances = {},
  ): string {
    const number = String(this.#facts.size + this.#given.size + this.#refused + 1).padStart(12, '0');
    const id = `00000000-0000-4000-9000-${number}`;
    const event: ActivityEvent = { ...fact, id, at: this.clock.now + ahead, zone };
    page.app.record(event);
    if (zone === NOWHERE) this.#refused += 1;
    else this.#facts.set(id, { name, device, words });
    this.clock.now += 1;
    return id;
  }

  change(
    page: FakePage,
    { name, device }: Pick<Promised, 'name' | 'device'>,
    changes: PreferenceChanges,
  ): void {
    page.app.change(changes);
    const at = this.clock.now;
    for (const [key, value] of Object.entries(changes)) this.#settings[name].set(key, { value, at, device });
  }

  async logIn(page: FakePage, device: Device, name: Name): Promise<void> {
    this.#visitors[device].add(name);
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    page.app.logIn(`${name}@example.com`, 'secret').then(done, done);
    await this.clock.pass(30 * SECOND, () => isDone);
    await turns();
  }

  async logOut(page: FakePage, device: Device, isSure: boolean): Promise<string> {
    const { session } = page.app;
    const name = this.nameOf(page);
    const isAsking = () => session.getSnapshot().hasTag('dialog');
    const isOut = () => session.getSnapshot().matches('signedOut');
    session.send({ type: 'logout.requested' });
    await this.clock.pass(30 * SECOND, () => isAsking() || isOut());
    if (!isAsking()) return '';
    if (!isSure) {
      session.send({ type: 'logout.cancelled' });
      return ', is asked, and stays';
    }
    while (isAsking()) {
      if (name) this.#giveUp(name, device);
      session.send({ type: 'logout.confirmed' });
      await this.clock.pass(30 * SECOND, () => isAsking() || isOut());
    }
    return ', is asked, and is sure';
  }

  expectPeace(): void {
    if (this.#problem !== null) throw new Error(this.#problem);
    for (const [place, page] of this.#pages) this.#expectSnapshots(page, place);
  }

  /** Progress from a snapshot must equal that of the log it stands for. */
  #expectSnapshots({ app }: FakePage, place: string): void {
    for (const { learner, accountSnapshot } of app.accountSnapshots) {
      const name = this.#account.nameOf(learner) ?? '';
      const facts = this.#account.factsOf(name).slice(0, accountSnapshot.through);
      if (
        !isDeepStrictEqual(withoutIds(accountSnapshot.progress), withoutIds(addActivity(noProgress, facts)))
      )
        throw new Error(`${name} sees other progress on the ${place} than ${facts.length} records lead to`);
    }
    app.accountSnapshots.length = 0;
  }

  /** Repairs the service and reconnects all devices. Throws unless accounts and devices have everything. */
  async expectAll(): Promise<void> {
    this.fault = null;
    this.delays = [0, 0];
    for (const browser of Object.values(this.browsers)) {
      browser.connect(true);
      browser.faults = [];
    }
    const open = [...this.#pages].filter(([, page]) => page.isOpen);
    await this.clock.pass(PATIENCE, () => open.every(([, page]) => this.#isUpToDate(page)));
    for (const [place, page] of open) this.#expectFacts(page, place);
    await this.#visitAll();
    for (const name of learners) this.#expectAccount(name);
    this.expectPeace();
  }

  close(): void {
    for (const { pages } of Object.values(this.browsers)) for (const page of pages) page.close();
  }

  #giveUp(name: Name, device: Device): void {
    const sent = new Set(this.#account.factsOf(name).map(({ id }) => id));
    for (const [id, fact] of this.#facts) {
      if (fact.name !== name || fact.device !== device || sent.has(id)) continue;
      this.#facts.delete(id);
      this.#given.set(id, fact);
    }
    const moments = this.#account.momentsOf(name);
    for (const [key, { at, device: by }] of this.#settings[name])
      if (by === device && (moments[key] ?? 0) < at) this.#settings[name].delete(key);
  }

  /** Opens every device as each of its learners, until nothing is left to send. */
  async #visitAll(): Promise<void> {
    let before: string | null = null;
    let losses: unknown[] = [];
    while (before !== this.#account.state()) {
      before = this.#account.state();
      losses = [];
      for (const device of devices) await this.#visit(device).catch((loss: unknown) => losses.push(loss));
    }
    if (losses.length > 0) throw losses[0];
  }

  async #visit(device: Device): Promise<void> {
    const visitors = [...this.#visitors[device]];
    if (visitors.length === 0) return;
    for (const tab of tabs) this.#pages.get(device + tab)?.close();
    const page = await this.page({ device, tab: '' });
    await this.clock.pass(MINUTE, () => this.nameOf(page) !== null);
    const first = this.nameOf(page);
    for (const name of visitors.toSorted((one, other) => Number(other === first) - Number(one === first))) {
      if (this.nameOf(page) !== name) {
        if (this.nameOf(page)) await this.logOut(page, device, false);
        await this.logIn(page, device, name);
      }
      await this.clock.pass(PATIENCE, () => this.#isUpToDate(page));
      if (this.nameOf(page) !== name) throw new Error(`${name} can’t log in on the ${device}`);
      this.#expectFacts(page, device);
      this.#expectSettings(page, device, name);
    }
  }

  #isUpToDate(page: FakePage): boolean {
    const name = this.nameOf(page);
    return !name || (this.#showsAll(page, name) && page.app.isQuiet());
  }

  /** Whether a page displays exactly the facts of its learner's account. */
  #showsAll(page: FakePage, name: Name): boolean {
    const facts = this.#account.factsOf(name);
    const shown = page.app.progress();
    return shown?.count === facts.length && isDeepStrictEqual(shown, addActivity(noProgress, facts));
  }

  /** The account has exactly the recorded facts, and perhaps some that were given up. */
  #expectAccount(name: Name): void {
    const ids = this.#account.factsOf(name).map(({ id }) => id);
    if (new Set(ids).size < ids.length) throw new Error(`${name}’s account has a record twice`);
    for (const [id, fact] of this.#facts)
      if (fact.name === name && !ids.includes(id)) throw new Error(`${name}’s account lacks: ${fact.words}`);
    for (const id of ids) {
      const fact = this.#facts.get(id) ?? this.#given.get(id);
      if (fact?.name !== name) throw new Error(`${name}’s account has: ${fact?.words ?? id}`);
    }
  }

  #expectFacts(page: FakePage, place: string): void {
    const name = this.nameOf(page);
    if (!name || this.#isUpToDate(page)) return;
    if (this.#showsAll(page, name)) throw new Error(`The ${place} of ${name} never settles`);
    const shown = page.app.progress()?.count ?? 'no';
    const { length } = this.#account.factsOf(name);
    throw new Error(`${name} sees ${shown} records on the ${place}, and the account has ${length}`);
  }

  #expectSettings(page: FakePage, place: string, name: Name): void {
    const account = this.#account.settingsOf(name);
    const shown: Readonly<Record<string, unknown>> = { ...page.app.settings() };
    for (const [key, { value }] of this.#settings[name]) {
      const wanted = `${key} ${String(value)}`;
      if (account[key] !== value)
        throw new Error(`${name}’s account has ${key} ${String(account[key])} instead of ${wanted}`);
      if (shown[key] !== value)
        throw new Error(`${name} sees ${key} ${String(shown[key])} on the ${place} instead of ${wanted}`);
    }
  }

  async #answer(url: URL, init: RequestInit): Promise<Response | null> {
    noteAsked();
    this.#countRequest(url);
    if (this.#problem !== null) return null;
    const work = (given: RequestInit) => this.#account.answer(url, given);
    const fault = this.fault && this.#isSpoilt(url, init) ? faults[this.fault.name] : null;
    const [before, after] = this.delays;
    await this.#wait(before);
    const answer = await (fault ? fault(work, init) : work(init));
    await this.#wait(after);
    return answer;
  }

  #isSpoilt({ pathname }: URL, { method = 'GET' }: RequestInit): boolean {
    if (this.fault?.scope === ' to everything') return true;
    return pathname.startsWith('/rest/') && (this.fault?.scope === '' || method !== 'GET');
  }

  async #wait(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await new Promise<void>((resolve) => {
      this.clock.set(resolve, milliseconds);
    });
  }

  #countRequest({ pathname }: URL): void {
    const at = this.clock.now;
    const count = this.#requests.at === at ? this.#requests.count + 1 : 1;
    this.#requests = { at, count };
    if (count > MOST_REQUESTS) this.#problem = `${pathname} is asked again and again without a pause`;
  }
}

/** Answers from a snapshot have no ids. */
function withoutIds({ cards, ...progress }: Progress): object {
  return {
    ...progress,
    cards: [...cards].map(([card, all]) => [card, all.map(({ id: _id, ...answer }) => answer)]),
  };
}
