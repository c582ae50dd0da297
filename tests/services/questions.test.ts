import { questions, type Question, type StatementId } from '#machines/atlas/questions.ts';
import { ACTIVATION_PATIENCE, SESSION_PATIENCE, VOCABULARY_SECONDS } from '#machines/constants.ts';
import { UNREACHABLE } from '#machines/account/answers.rules.ts';
import { dayOf } from '#machines/learning/day.rules.ts';
import { streakOf } from '#machines/learning/streaks-and-mastery.rules.ts';
import { beforeAll, expect, test } from 'vitest';
import { headerRules } from '../../src/bundle/headers.ts';
import { buildApp, type FakePage, type LoadApp } from '../support/fake-browser.ts';
import { inBrowsers, turns } from '../support/fake-clock.ts';
import { laptop, otherTab, phone, QuestionsWorld, rating } from '../support/questions-world.ts';
import { MINUTE, SECOND } from '../support/small-world.ts';

type Check = (world: QuestionsWorld) => Promise<void>;

const ana = { name: 'Ana', device: 'phone', words: 'rates a card' } as const;
const DAY = 24 * 60 * MINUTE;
/** That of the devices. */
const ZONE = 'Europe/London';
/** Longer than a login lasts. */
const LOGIN = 20 * MINUTE;

const checks: Record<StatementId, Check> = {
  'tab-closed.lesson': async (world) => {
    const page = await world.page(phone);
    const { actor, meet, answer } = await world.lesson(page);
    meet();
    answer();
    page.close();
    expect(actor.getSnapshot().matches('practicing')).toBe(true);
    await reopen(world);
    expect(world.kindsOf('Ana')).toEqual(['card.studied', 'card.rated']);
  },

  'tab-closed.game': async (world) => {
    const page = await world.page(phone);
    const left = await world.game(page);
    left.match();
    expect(left.actor.getSnapshot().matches('playing')).toBe(true);
    page.close();
    const next = await reopen(world);
    expect(world.kindsOf('Ana')).toEqual([]);
    (await world.game(next)).finish();
    next.close();
    await reopen(world);
    expect(world.kindsOf('Ana')).toEqual(['game.finished']);
  },

  'tab-closed.review': async (world) => {
    const page = await world.page(phone);
    const { actor, rate } = await world.review(page);
    rate();
    page.close();
    expect(actor.getSnapshot().matches('reviewing')).toBe(true);
    await reopen(world);
    expect(world.kindsOf('Ana').filter((kind) => kind === 'card.rated')).toHaveLength(1);
  },

  'tab-closed.upload': async (world) => {
    const page = await world.page(phone);
    await world.clock.pass(MINUTE);
    world.delays = [0, 2 * SECOND];
    const id = world.record(page, ana, rating);
    await world.clock.pass(SECOND);
    expect(idsOf(world), 'the account has it, the device doesn’t know').toEqual([id]);
    page.close();
    world.delays = [0, 0];
    const next = await reopen(world);
    expect(idsOf(world)).toEqual([id]);
    expect(countOf(next)).toBe(1);
  },

  'tab-closed.setting': async (world) => {
    const page = await world.page(phone);
    await world.clock.pass(MINUTE);
    world.change(page, ana, { dailyGoal: 20 });
    page.close();
    expect(world.settingsOf('Ana')['dailyGoal']).toBe(10);
    await reopen(world);
    expect(world.settingsOf('Ana')['dailyGoal']).toBe(20);
  },

  'left-midway.lesson': async (world) => {
    const page = await world.page(phone);
    const { actor, meet, answer } = await world.lesson(page);
    meet();
    answer();
    actor.send({ type: 'leave.requested', address: '/games' });
    expect(actor.getSnapshot().hasTag('dialog')).toBe(true);
    actor.send({ type: 'leave.confirmed' });
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).toEqual(['card.studied', 'card.rated']);
  },

  'left-midway.stay': async (world) => {
    const { actor, meet } = await world.lesson(await world.page(phone));
    meet();
    const before = actor.getSnapshot();
    actor.send({ type: 'leave.requested', address: '/games' });
    actor.send({ type: 'leave.cancelled' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.queue]).toEqual([before.value, before.context.queue]);
  },

  'left-midway.game': async (world) => {
    const page = await world.page(phone);
    const [game, exam, vocabulary] = [
      await world.game(page),
      await world.exam(page),
      await world.vocabulary(page),
    ];
    vocabulary.actor.send({ type: 'game.started' });
    game.match();
    const [asked] = exam.actor.getSnapshot().context.questions;
    exam.actor.send({ type: 'option.chosen', option: asked?.correctAnswer ?? '' });
    exam.actor.send({ type: 'answer.submitted' });
    for (const { actor, leave } of [game, exam, vocabulary]) {
      leave();
      actor.stop();
    }
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).not.toContain('game.finished');
  },

  'left-midway.review': async (world) => {
    const page = await world.page(phone);
    const { actor, rate, leave } = await world.review(page);
    rate();
    leave();
    actor.stop();
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana').filter((kind) => kind === 'card.rated')).toHaveLength(1);
  },

  'time-limits.vocabulary': async (world) => {
    const page = await world.page(phone);
    for (const [difficulty, seconds] of Object.entries(VOCABULARY_SECONDS)) {
      const { actor } = await world.vocabulary(page);
      actor.send({ type: 'difficulty.chosen', difficulty: difficulty as keyof typeof VOCABULARY_SECONDS });
      actor.send({ type: 'game.started' });
      await world.clock.pass((seconds - 1) * SECOND);
      expect(actor.getSnapshot().context.answers).toEqual([]);
      await world.clock.pass(SECOND);
      expect(actor.getSnapshot().context.answers.map(({ right }) => right)).toEqual([false]);
    }
  },

  'time-limits.exam': async (world) => {
    const { actor } = await world.exam(await world.page(phone));
    await world.clock.pass(60 * MINUTE);
    const { value, context } = actor.getSnapshot();
    expect(value).toMatchObject({ playing: { question: 'answering' } });
    expect([context.index, context.answers, context.seconds]).toEqual([0, [], 3600]);
  },

  'time-limits.others': async (world) => {
    const page = await world.page(phone);
    const { actor: game } = await world.game(page);
    const { actor: lesson, meet } = await world.lesson(page);
    const { actor: review } = await world.review(page);
    meet();
    const flows = [game, lesson, review];
    const before = flows.map((flow) => flow.getSnapshot().value);
    await world.clock.pass(60 * MINUTE);
    expect(flows.map((flow) => flow.getSnapshot().value)).toEqual(before);
  },

  'pressed-twice.answer': async (world) => {
    const page = await world.page(phone);
    const { actor, meet, answer } = await world.lesson(page);
    meet();
    answer();
    actor.send({ type: 'answer.submitted', now: world.clock.now + 2001 });
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).toEqual(['card.studied', 'card.rated']);
  },

  'pressed-twice.rating': async (world) => {
    const page = await world.page(phone);
    const { actor, rate } = await world.review(page);
    rate();
    const id = '00000000-0000-4000-9200-000000000001';
    actor.send({ type: 'card.rated', rating: 3, id, now: world.clock.now + 2001 });
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana').filter((kind) => kind === 'card.rated')).toHaveLength(1);
  },

  'pressed-twice.game': async (world) => {
    const { actor } = await world.exam(await world.page(phone));
    const [asked] = actor.getSnapshot().context.questions;
    const right = asked?.correctAnswer ?? '';
    const wrong = asked?.options.find((one) => one !== right) ?? '';
    const choose = (option: string) => actor.send({ type: 'option.chosen', option });
    choose(wrong);
    choose(right);
    actor.send({ type: 'answer.submitted' });
    choose(wrong);
    actor.send({ type: 'answer.submitted' });
    expect(actor.getSnapshot().context.answers.map((one) => one.right)).toEqual([true]);
  },

  'pressed-twice.login': async (world) => {
    browserOf(world).connect(false);
    const { app } = await world.visit('phone');
    const form = app.openLogin();
    const values = { email: 'ana@example.com', password: 'Secret-password-1' };
    form.send({ type: 'form.submitted', values });
    form.send({ type: 'form.submitted', values });
    while (form.getSnapshot().hasTag('busy')) {
      form.send({ type: 'form.submitted', values });
      await world.clock.pass(SECOND);
    }
    expect(app.toasts).toHaveLength(1);
  },

  'login-ends.continues': async (world) => {
    const page = await world.page(phone);
    const { actor } = await world.game(page);
    await expireLogin(world, page);
    expect(actor.getSnapshot().matches('playing')).toBe(true);
  },

  'login-ends.kept': async (world) => {
    const page = await world.page(phone);
    const game = await world.game(page);
    await expireLogin(world, page);
    game.finish();
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).toEqual([]);
    game.leave();
    await world.logIn(page, 'phone', 'Ana');
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).toEqual(['game.finished']);
  },

  'login-ends.afterwards': async (world) => {
    const page = await world.page(phone);
    const game = await world.game(page);
    await expireLogin(world, page);
    expect(page.app.learner()).not.toBeNull();
    game.leave();
    expectAskedAgain(page);
  },

  'login-ends.idle': async (world) => {
    const page = await world.page(phone);
    world.endLogins();
    await world.clock.pass(LOGIN);
    expectAskedAgain(page);
  },

  'login-ends.stranger': async (world) => {
    const page = await world.page(phone);
    const game = await world.game(page);
    await expireLogin(world, page);
    game.finish();
    game.leave();
    await world.logIn(page, 'phone', 'Ben');
    await world.clock.pass(MINUTE);
    expect(world.nameOf(page)).toBe('Ben');
    expect([world.kindsOf('Ana'), world.kindsOf('Ben')]).toEqual([[], []]);
    expect(countOf(page)).toBe(0);
  },

  'two-tabs.progress': async (world) => {
    const [one, other] = await bothTabs(world);
    browserOf(world).connect(false);
    world.record(one, ana, rating);
    await world.clock.pass(SECOND);
    expect([countOf(one), countOf(other)]).toEqual([1, 1]);
  },

  'two-tabs.once': async (world) => {
    const [one, other] = await bothTabs(world);
    const ids = [world.record(one, ana, rating), world.record(other, ana, rating)];
    await world.clock.pass(MINUTE);
    expect(idsOf(world).toSorted()).toEqual(ids);
    expect([countOf(one), countOf(other)]).toEqual([2, 2]);
  },

  'two-tabs.setting': async (world) => {
    const [one, other] = await bothTabs(world);
    browserOf(world).connect(false);
    world.change(one, ana, { dailyGoal: 20 });
    await turns();
    expect(other.app.settings().dailyGoal).toBe(20);
  },

  'two-tabs.logout': async (world) => {
    const [one, other] = await bothTabs(world);
    await world.logOut(one, 'phone', true);
    await turns();
    expect([stateOf(one), stateOf(other)]).toEqual(['signedOut', 'signedOut']);
  },

  'two-tabs.game': async (world) => {
    const [one, other] = await bothTabs(world);
    const game = await world.game(other);
    await world.logOut(one, 'phone', true);
    await turns();
    expect(stateOf(other)).toEqual({ ending: 'finishing' });
    game.finish();
    await world.clock.pass(MINUTE);
    expect(game.actor.getSnapshot().matches('complete')).toBe(true);
    expect(world.kindsOf('Ana')).toEqual([]);
    game.leave();
    await world.logIn(one, 'phone', 'Ana');
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ana')).toEqual(['game.finished']);
  },

  'two-tabs.stranger': async (world) => {
    const [one, other] = await bothTabs(world);
    const game = await world.game(other);
    await world.logOut(one, 'phone', true);
    await world.logIn(one, 'phone', 'Ben');
    await turns();
    expect([world.nameOf(one), world.nameOf(other)]).toEqual(['Ben', 'Ana']);
    game.finish();
    game.leave();
    await world.clock.pass(MINUTE);
    expect(world.kindsOf('Ben')).toEqual([]);
    expect(countOf(one)).toBe(0);
  },

  'offline.learning': async (world) => {
    const page = await offlinePage(world);
    const { meet, answer } = await world.lesson(page);
    meet();
    answer();
    (await world.game(page)).finish();
    (await world.review(page)).rate();
    await world.clock.pass(MINUTE);
    expect(page.app.session.getSnapshot().hasTag('offline')).toBe(true);
    expect(countOf(page), 'a word met, one answered, a game, three words met and one rated').toBe(7);
    expect(world.kindsOf('Ana')).toEqual([]);
  },

  'offline.opening': async (world) => {
    const page = await offlinePage(world);
    world.record(page, ana, rating);
    await turns();
    page.close();
    const next = await world.page(phone);
    await world.clock.pass(SECOND);
    expect(world.nameOf(next)).toBe('Ana');
    expect(countOf(next)).toBe(1);
  },

  'offline.settings': async (world) => {
    const page = await offlinePage(world);
    world.change(page, ana, { dailyGoal: 20 });
    await world.clock.pass(MINUTE);
    expect(page.app.settings().dailyGoal).toBe(20);
    expect(world.settingsOf('Ana')['dailyGoal']).toBe(10);
    browserOf(world).connect(true);
    await world.clock.pass(MINUTE);
    expect(world.settingsOf('Ana')['dailyGoal']).toBe(20);
  },

  'offline.guest': async (world) => {
    browserOf(world).connect(false);
    const page = await world.visit('phone');
    page.app.session.send({ type: 'guest.chosen' });
    await turns();
    expect(stateOf(page)).toBe('guest');
    page.app.tell({ type: 'fact.recorded', fact: rating });
    await turns();
    expect(countOf(page)).toBe(1);
  },

  'offline.account': async (world) => {
    browserOf(world).connect(false);
    const page = await world.visit('phone');
    const form = page.app.openLogin();
    const submit = async () => {
      const values = { name: 'Ana', email: 'ana@example.com', password: 'Secret-password-1' };
      form.send({ type: 'form.submitted', values });
      // Hashing takes real time.
      while (form.getSnapshot().hasTag('busy')) await world.clock.pass(SECOND);
    };
    await submit();
    form.send({ type: 'register.chosen' });
    await submit();
    expect(page.app.toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Login failed', UNREACHABLE],
      ['Registration failed', UNREACHABLE],
    ]);
  },

  'offline.returning': async (world) => {
    const page = await offlinePage(world);
    const id = world.record(page, ana, rating);
    await world.clock.pass(10 * MINUTE);
    expect(idsOf(world)).toEqual([]);
    browserOf(world).connect(true);
    await turns();
    expect(idsOf(world)).toEqual([id]);
  },

  'server-fails.kept': async (world) => {
    const page = await unsentPage(world);
    page.close();
    const next = await reopen(world);
    expect(countOf(next)).toBe(1);
    expect(idsOf(world)).toEqual([]);
  },

  'server-fails.retried': async (world) => {
    const page = await unsentPage(world);
    await world.clock.pass(10 * MINUTE);
    world.fault = null;
    await world.clock.pass(10 * MINUTE);
    expect(idsOf(world)).toHaveLength(1);
    expect(countOf(page)).toBe(1);
  },

  'server-fails.goingOn': async (world) => {
    const page = await unsentPage(world);
    const { actor, finish } = await world.game(page);
    finish();
    await turns();
    expect(actor.getSnapshot().matches('complete')).toBe(true);
    expect(countOf(page)).toBe(2);
  },

  'server-fails.login': async (world) => {
    const { app } = await world.visit('phone');
    world.fault = { name: 'answers 429', scope: ' to everything' };
    const form = app.openLogin();
    form.send({
      type: 'form.submitted',
      values: { email: 'ana@example.com', password: 'Secret-password-1' },
    });
    while (form.getSnapshot().hasTag('busy')) await world.clock.pass(SECOND);
    expect(app.toasts.map(({ title, description }) => [title, description])).toEqual([
      ['Login failed', 'Too many requests'],
    ]);
  },

  'server-down-at-logout.patience': async (world) => {
    const page = await unsentPage(world, 'does not answer');
    const began = world.clock.now;
    page.app.session.send({ type: 'logout.requested' });
    await world.clock.pass(MINUTE, () => !page.app.session.getSnapshot().hasTag('busy'));
    expect(world.clock.now - began).toBe(SESSION_PATIENCE.logoutPatience);
  },

  'server-down-at-logout.asking': async (world) => {
    const page = await unsentPage(world);
    await world.logOut(page, 'phone', false);
    expect(world.seen).toContain('session session.ending.leaving.asking');
    page.app.session.send({ type: 'logout.requested' });
    await world.clock.pass(MINUTE, () => page.app.session.getSnapshot().hasTag('dialog'));
    expect(page.app.session.getSnapshot().context.unsent).toEqual({ records: 1, settings: 0 });
  },

  'server-down-at-logout.staying': async (world) => {
    const page = await unsentPage(world);
    expect(await world.logOut(page, 'phone', false)).toContain('stays');
    expect(world.nameOf(page)).toBe('Ana');
    world.fault = null;
    await world.clock.pass(30 * MINUTE);
    expect(world.kindsOf('Ana')).toEqual(['card.rated']);
  },

  'server-down-at-logout.leaving': async (world) => {
    const page = await unsentPage(world);
    await world.logOut(page, 'phone', true);
    expect(stateOf(page)).toBe('signedOut');
    world.fault = null;
    await world.logIn(page, 'phone', 'Ana');
    await world.clock.pass(30 * MINUTE);
    expect(countOf(page)).toBe(0);
    expect(world.kindsOf('Ana')).toEqual([]);
  },

  'server-down-at-logout.nothing': async (world) => {
    const page = await world.page(phone);
    await world.clock.pass(MINUTE);
    world.fault = { name: 'does not answer', scope: ' to everything' };
    expect(await world.logOut(page, 'phone', false)).toBe('');
    expect(stateOf(page)).toBe('signedOut');
  },

  'storage-full.message': async (world) => {
    const page = await fullPage(world);
    world.record(page, ana, rating);
    world.record(page, ana, rating);
    await world.clock.pass(MINUTE);
    expect(page.app.toasts.map(({ title }) => title)).toEqual([
      'Your progress can’t be saved on this device',
    ]);
  },

  'storage-full.account': async (world) => {
    const page = await fullPage(world);
    const id = world.record(page, ana, rating);
    await world.clock.pass(30 * MINUTE);
    expect(idsOf(world)).toEqual([id]);
  },

  'storage-full.offline': async (world) => {
    const page = await fullPage(world);
    browserOf(world).connect(false);
    world.record(page, ana, rating);
    await world.clock.pass(MINUTE);
    expect(countOf(page)).toBe(1);
    page.close();
    browserOf(world).room = 'enough';
    browserOf(world).connect(true);
    const next = await reopen(world);
    expect(countOf(next)).toBe(0);
    expect(world.kindsOf('Ana')).toEqual([]);
  },

  'storage-full.room': async (world) => {
    const page = await fullPage(world);
    browserOf(world).connect(false);
    world.record(page, ana, rating);
    await world.clock.pass(MINUTE);
    browserOf(world).room = 'enough';
    world.record(page, ana, rating);
    await world.clock.pass(MINUTE);
    page.close();
    const next = await world.page(phone);
    await world.clock.pass(SECOND);
    expect(countOf(next)).toBe(2);
  },

  'storage-full.blocked': async (world) => {
    browserOf(world).room = 'blocked';
    const page = await world.visit('phone');
    await world.logIn(page, 'phone', 'Ana');
    await world.clock.pass(MINUTE);
    expect(world.nameOf(page)).toBe('Ana');
    expect(page.app.toasts.map(({ description }) => description)).toEqual([
      'Stay online until it’s in your account. Then allow this site to store data, and reload the page.',
    ]);
    page.close();
    const next = await world.visit('phone');
    await world.clock.pass(MINUTE);
    expect(stateOf(next)).toBe('signedOut');
  },

  'storage-full.guest': async (world) => {
    browserOf(world).room = 'none';
    const page = await world.visit('phone');
    page.app.session.send({ type: 'guest.chosen' });
    await world.clock.pass(MINUTE);
    expect(page.app.toasts.map(({ title }) => title)).toEqual(['This browser keeps nothing']);
  },

  'update.waiting': async (world) => {
    const { actor, count } = await updateInGame(world);
    await world.clock.pass(10 * MINUTE);
    expect(actor.getSnapshot().hasTag('offer')).toBe(false);
    expect(count.reloads).toBe(0);
  },

  'update.offering': async (world) => {
    const { actor, game } = await updateInGame(world);
    game.finish();
    expect(actor.getSnapshot().hasTag('offer')).toBe(true);
    expect(actor.getSnapshot().can({ type: 'update.accepted' })).toBe(true);
    expect(actor.getSnapshot().can({ type: 'update.postponed' })).toBe(true);
  },

  'update.later': async (world) => {
    const { actor, game, count, page } = await updateInGame(world);
    game.finish();
    actor.send({ type: 'update.postponed' });
    (await world.game(page)).finish();
    await world.clock.pass(10 * MINUTE);
    expect(actor.getSnapshot().hasTag('offer')).toBe(false);
    expect(count.reloads).toBe(0);
    const next = world.update(page);
    next.tell('version.waiting');
    expect(next.actor.getSnapshot().hasTag('offer')).toBe(true);
  },

  'update.now': async (world) => {
    const { actor, game, count, tell } = await updateInGame(world);
    game.finish();
    actor.send({ type: 'update.accepted' });
    expect([actor.getSnapshot().value, count.reloads]).toMatchObject([{ update: 'activating' }, 0]);
    tell('version.switched');
    expect(count.reloads).toBe(1);
  },

  'update.stuck': async (world) => {
    const { actor, game, count } = await updateInGame(world);
    game.finish();
    actor.send({ type: 'update.accepted' });
    await world.clock.pass(ACTIVATION_PATIENCE - SECOND);
    expect(actor.getSnapshot().hasTag('explained')).toBe(false);
    await world.clock.pass(SECOND);
    expect(actor.getSnapshot().hasTag('explained')).toBe(true);
    expect(count.reloads).toBe(0);
  },

  'new-device.first': async (world) => {
    await learnedOnPhone(world);
    const page = await newDevice(world);
    expect(countOf(page)).toBe(4);
    expect(page.app.isQuiet(), 'the records are still to come').toBe(false);
    expect(page.app.accountSnapshots.map(({ accountSnapshot }) => accountSnapshot.progress.count)).toEqual([
      4,
    ]);
  },

  'new-device.rest': async (world) => {
    const known = await learnedOnPhone(world);
    const page = await newDevice(world);
    await world.clock.pass(MINUTE);
    expect(page.app.progress()).toEqual(known.app.progress());
  },

  'new-device.settings': async (world) => {
    const known = await learnedOnPhone(world);
    world.change(known, ana, { dailyGoal: 20 });
    await world.clock.pass(MINUTE);
    expect((await newDevice(world)).app.settings().dailyGoal).toBe(20);
  },

  'new-device.missing': async (world) => {
    const known = await learnedOnPhone(world);
    browserOf(world).connect(false);
    world.record(known, ana, rating);
    const page = await newDevice(world);
    await world.clock.pass(30 * MINUTE);
    expect([countOf(known), countOf(page)]).toEqual([5, 4]);
    browserOf(world).connect(true);
    await world.clock.pass(30 * MINUTE);
    expect(countOf(page)).toBe(5);
  },

  'two-devices.records': async (world) => {
    const { known, page } = await bothDevices(world);
    browserOf(world).connect(false);
    const ids = [world.record(known, ana, rating), world.record(page, ana, rating)];
    await world.clock.pass(MINUTE);
    browserOf(world).connect(true);
    await world.clock.pass(30 * MINUTE);
    expect(idsOf(world).toSorted()).toEqual(ids);
    expect([countOf(known), countOf(page)]).toEqual([2, 2]);
  },

  'two-devices.once': async (world) => {
    const { known, page } = await bothDevices(world);
    const xp = known.app.progress()?.xp ?? 0;
    const { finish } = await world.game(known);
    world.delays = [0, 2 * SECOND];
    finish();
    await world.clock.pass(SECOND);
    expect(idsOf(world), 'the account has it, the device doesn’t know').toHaveLength(1);
    known.close();
    world.delays = [0, 0];
    const next = await reopen(world);
    await world.clock.pass(30 * MINUTE);
    const gained = (next.app.progress()?.xp ?? 0) - xp;
    expect(gained).toBeGreaterThan(0);
    expect(page.app.progress()?.xp).toBe(xp + gained);
    expect([countOf(next), idsOf(world).length]).toEqual([1, 1]);
  },

  'two-devices.figures': async (world) => {
    const { known, page } = await bothDevices(world);
    for (const one of [known, page, known]) world.record(one, ana, rating);
    await world.clock.pass(30 * MINUTE);
    expect(countOf(page)).toBe(3);
    expect(page.app.progress()).toEqual(known.app.progress());
  },

  'two-devices.setting': async (world) => {
    const { known, page } = await bothDevices(world);
    browserOf(world).connect(false);
    world.change(known, ana, { dailyGoal: 20 });
    await world.clock.pass(MINUTE);
    world.change(page, { ...ana, device: 'laptop' }, { dailyGoal: 5 });
    await world.clock.pass(MINUTE);
    browserOf(world).connect(true);
    await world.clock.pass(30 * MINUTE);
    expect(world.settingsOf('Ana')['dailyGoal']).toBe(5);
    expect(known.app.settings().dailyGoal).toBe(5);
  },

  'streak-ends.missed': async (world) => {
    const page = await world.page(phone);
    for (const day of [3, 2, 1]) world.record(page, ana, rating, { ahead: -day * DAY });
    await world.clock.pass(MINUTE);
    expect(streakOn(page, world)).toBe(3);
    expect(streakOn(page, world, 1)).toBe(0);
  },

  'streak-ends.off': async (world) => {
    const page = await world.page(phone);
    const dayIn = (days: number) => dayOf(world.clock.now + days * DAY, ZONE);
    world.record(page, ana, rating, { ahead: -2 * DAY });
    const off = { from: dayIn(-1), to: dayIn(0), isFree: true };
    world.record(page, ana, { kind: 'days.freed', facts: off }, { ahead: -2 * DAY });
    await world.clock.pass(MINUTE);
    expect([streakOn(page, world), streakOn(page, world, 1)]).toEqual([1, 1]);
    expect(streakOn(page, world, 2)).toBe(0);
  },

  'streak-ends.late': async (world) => {
    const { known, page } = await bothDevices(world);
    browserOf(world).connect(false);
    world.record(known, ana, rating, { ahead: -DAY });
    const here = { ...ana, device: 'laptop' } as const;
    for (const day of [2, 0]) world.record(page, here, rating, { ahead: -day * DAY });
    await world.clock.pass(MINUTE);
    expect(streakOn(page, world)).toBe(1);
    browserOf(world).connect(true);
    await world.clock.pass(30 * MINUTE);
    expect(streakOn(page, world)).toBe(3);
  },

  'wrong-clock.ahead': async (world) => {
    const page = await world.page(phone);
    await world.clock.pass(MINUTE);
    const taken = world.record(page, ana, rating, { ahead: 9 * MINUTE });
    world.record(page, ana, rating, { ahead: 60 * MINUTE });
    await world.clock.pass(30 * MINUTE);
    expect(idsOf(world)).toEqual([taken]);
    expect(countOf(page)).toBe(2);
  },

  'wrong-clock.due': async (world) => {
    const page = await world.page(phone);
    await world.clock.pass(MINUTE);
    const id = world.record(page, ana, rating, { ahead: 60 * MINUTE });
    await world.clock.pass(61 * MINUTE);
    page.close();
    await reopen(world);
    expect(idsOf(world)).toEqual([id]);
  },

  'data-cleared.account': async (world) => {
    const page = await world.page(phone);
    world.record(page, ana, rating);
    await world.clock.pass(MINUTE);
    const next = await cleared(world, page);
    await world.logIn(next, 'phone', 'Ana');
    await world.clock.pass(MINUTE);
    expect(countOf(next)).toBe(1);
  },

  'data-cleared.unsent': async (world) => {
    const page = await unsentPage(world);
    expect(countOf(page)).toBe(1);
    const next = await cleared(world, page);
    world.fault = null;
    await world.logIn(next, 'phone', 'Ana');
    await world.clock.pass(MINUTE);
    expect([countOf(next), world.kindsOf('Ana')]).toEqual([0, []]);
  },

  'data-cleared.guest': async (world) => {
    const page = await world.visit('phone');
    page.app.session.send({ type: 'guest.chosen' });
    await world.clock.pass(MINUTE);
    expect(stateOf(page)).toBe('guest');
    const next = await cleared(world, page);
    expect(stateOf(next)).toBe('signedOut');
    next.app.session.send({ type: 'guest.chosen' });
    await world.clock.pass(MINUTE);
    expect(countOf(next)).toBe(0);
  },

  'microphone.never': async () => {
    const [first] = headerRules([], '');
    const denied = first?.headers['Permissions-Policy']?.split(', ');
    expect(denied).toEqual(expect.arrayContaining(['microphone=()', 'camera=()', 'geolocation=()']));
  },
};

let load: LoadApp;

beforeAll(async () => {
  load = await buildApp();
});

const statements = Object.entries<Question>(questions).flatMap(([question, { statements: all }]) =>
  Object.entries(all).map(([name, { text, at }]) => ({ id: `${question}.${name}`, text, at })),
);

test('each statement has a check, and each check a statement', () => {
  expect(Object.keys(checks).toSorted()).toEqual(statements.map(({ id }) => id).toSorted());
});

test.each(statements)('$id: $text', async ({ id, at }) => {
  await inBrowsers(async () => {
    const world = new QuestionsWorld(load);
    try {
      await checks[id as StatementId](world);
      const parts = at.map((part) => part.join(' '));
      expect(
        parts.filter((part) => !world.seen.has(part)),
        'each state and arrow that a statement links to took part',
      ).toEqual([]);
    } finally {
      world.close();
    }
  });
});

function browserOf(world: QuestionsWorld) {
  return world.browsers.phone;
}

function stateOf({ app }: FakePage): unknown {
  return app.session.getSnapshot().value;
}

function countOf({ app }: FakePage): number | undefined {
  return app.progress()?.count;
}

/** The streak on the page, or what it will be in `days` if nothing else is learned. */
function streakOn({ app }: FakePage, world: QuestionsWorld, days = 0): number | undefined {
  const progress = app.progress();
  return progress ? streakOf(progress, dayOf(world.clock.now + days * DAY, ZONE)) : undefined;
}

/** The same browser without anything stored, once the page is closed. */
async function cleared(world: QuestionsWorld, page: FakePage): Promise<FakePage> {
  const { items, databases, opened } = browserOf(world);
  page.close();
  for (const key of Object.keys(items)) delete items[key];
  for (const name of opened) databases.deleteDatabase(name);
  const next = await world.visit('phone');
  await world.clock.pass(MINUTE);
  return next;
}

function idsOf(world: QuestionsWorld): string[] {
  return world.factsOf('Ana').map(({ id }) => id);
}

async function reopen(world: QuestionsWorld): Promise<FakePage> {
  const page = await world.page(phone);
  await world.clock.pass(MINUTE);
  return page;
}

async function bothTabs(world: QuestionsWorld): Promise<[FakePage, FakePage]> {
  const pages: [FakePage, FakePage] = [await world.page(phone), await world.page(otherTab)];
  await world.clock.pass(MINUTE);
  return pages;
}

async function offlinePage(world: QuestionsWorld): Promise<FakePage> {
  const page = await world.page(phone);
  await world.clock.pass(MINUTE);
  browserOf(world).connect(false);
  await turns();
  return page;
}

/** A learner’s page with a record that a broken server doesn’t take. */
async function unsentPage(
  world: QuestionsWorld,
  name: 'answers 503' | 'does not answer' = 'answers 503',
): Promise<FakePage> {
  const page = await world.page(phone);
  await world.clock.pass(MINUTE);
  world.fault = { name, scope: ' to everything' };
  world.record(page, ana, rating);
  await world.clock.pass(SECOND);
  return page;
}

async function fullPage(world: QuestionsWorld): Promise<FakePage> {
  const page = await world.page(phone);
  await world.clock.pass(MINUTE);
  browserOf(world).room = 'none';
  return page;
}

/** In mid-game the server forgets all logins, and this device asks to renew its own. */
async function expireLogin(world: QuestionsWorld, page: FakePage): Promise<void> {
  world.endLogins();
  await world.clock.pass(LOGIN);
  expect(stateOf(page)).toEqual({ ending: 'finishing' });
}

function expectAskedAgain(page: FakePage): void {
  expect(stateOf(page)).toBe('signedOut');
  expect(page.app.session.getSnapshot().context.isRefused).toBe(true);
}

async function updateInGame(world: QuestionsWorld) {
  const page = await world.page(phone);
  const update = world.update(page);
  const game = await world.game(page);
  update.tell('version.waiting');
  return { ...update, game, page };
}

/** Four records in the account, with a snapshot of them. */
async function learnedOnPhone(world: QuestionsWorld): Promise<FakePage> {
  const page = await world.page(phone);
  await world.clock.pass(MINUTE);
  for (let made = 0; made < 4; made += 1) world.record(page, ana, rating);
  await world.clock.pass(10 * MINUTE);
  expect(idsOf(world)).toHaveLength(4);
  return page;
}

async function bothDevices(world: QuestionsWorld): Promise<{ known: FakePage; page: FakePage }> {
  const [known, page] = [await world.page(phone), await world.page(laptop)];
  await world.clock.pass(MINUTE);
  return { known, page };
}

async function newDevice(world: QuestionsWorld): Promise<FakePage> {
  const page = await world.page(laptop);
  await world.clock.pass(SECOND);
  return page;
}
