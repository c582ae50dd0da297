import { act, cleanup, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, type AnyActor, type AnyMachineSnapshot } from 'xstate';
import { aroundNav } from '../../src/runtime/use-leave-guard.ts';
import { SessionProvider } from '../../src/session/Session.tsx';
import { Main } from '../../src/ui/base/Main.tsx';
import { fireDelay, VirtualClock } from './paths/clock.ts';
import { actorResult, controlled, inert } from './paths/control.ts';
import { formatPath } from './paths/format.ts';
import type { MachineModel, Path, PathEvent } from './paths/model.ts';
import { Stage, testRuntime } from './stage.tsx';
import { PATIENCE } from './until.ts';

/** How to see and use a flow on its page. */
export interface PageOf {
  model: MachineModel;
  page: ReactNode;
  /** The page's URL by input. */
  location?: (input: unknown) => string;
  /** Starts the flow, if the page waits for that. */
  open?: (input: never) => unknown;
  /** How a learner causes each event. */
  gestures: Record<string, (event: never, snapshot: AnyMachineSnapshot) => unknown>;
  /** Events the page sends by itself at any time. */
  own?: readonly string[];
  /** Asserts what a learner sees in a state. */
  see: (snapshot: AnyMachineSnapshot) => void;
}

/**
 * Walks a path on the real page: own events by gestures, delays on a virtual clock, real actor results.
 * After every step the page's machine must match one without a page, and the page must show it. Once a
 * control has focus, focus must not get lost.
 */
export async function walkPage(pageOf: PageOf, path: Path): Promise<void> {
  const { model, page, location, open, gestures, own = [], see } = pageOf;
  const { machine, running: working, settle, sendBack } = controlled(model.machine);
  const clock = new VirtualClock();
  let actor: AnyActor | undefined;
  const runtime = testRuntime(({ machine: wanted }, input) =>
    wanted.id === model.machine.id
      ? {
          machine: machine as unknown as typeof wanted,
          options: {
            input: path.input,
            clock,
            inspect: (inspected) => {
              if (inspected.type === '@xstate.actor') actor ??= inspected.actorRef as AnyActor;
              if (
                inspected.type === '@xstate.event' &&
                own.includes(inspected.event.type) &&
                twin.getSnapshot().status === 'active'
              )
                twin.send(inspected.event);
            },
          },
        }
      : { machine: inert(wanted), options: { input } },
  );
  const twin = createActor(inert(model.machine), { input: path.input, clock: stoppedClock }).start();
  const { hook } = memoryLocation({ path: location?.(path.input) ?? '/' });
  render(
    <Stage runtime={runtime}>
      <Router hook={hook} aroundNav={aroundNav}>
        <Main place="page">
          {model.machine.id === 'session' ? page : <SessionProvider>{page}</SessionProvider>}
        </Main>
      </Router>
    </Stage>,
  );

  /** The flow's actor, once its code has loaded. */
  const started = () =>
    waitFor(
      () => {
        if (!actor) throw new Error(`The page runs no ${model.machine.id}.`);
        return actor;
      },
      { timeout: PATIENCE },
    );
  const perform = async (event: PathEvent): Promise<void> => {
    const running = await started();
    const gesture = gestures[event.type];
    if (gesture) return void (await gesture(event as never, running.getSnapshot()));
    return act(async () => {
      if (actorResult(event.type)) return settle(event);
      if (event.type.startsWith('xstate.after.')) return fireDelay(running, clock, event.type);
      const children = Object.keys(running.getSnapshot().children);
      if (children.length === 0) throw new Error(`No gesture for '${event.type}'.`);
      const child = children.find((id) => working.get(id)?.kind === 'callback');
      return child === undefined ? running.send(event) : sendBack(child, event);
    });
  };

  let hadFocus = false;
  const leaveKeyboard = pressAsByKeyboard();
  try {
    await act(async () => open?.(path.input as never));
    for (const [index, event] of path.events.entries()) {
      if (own.includes(event.type)) continue;
      if (!twin.getSnapshot().can(event) && gestures[event.type]) continue;
      twin.send(event);
      await perform(event);
      const expected = twin.getSnapshot();
      const shown: AnyMachineSnapshot | undefined = actor?.getSnapshot();
      expect(shown?.value, formatPath(path, index)).toEqual(expected.value);
      expect(shown?.context, formatPath(path, index)).toEqual(expected.context);
      await waitFor(() => see(expected));
      hadFocus ||= focusedAsInBrowser() !== document.body;
      const trail = `${formatPath(path, index)}: the focus is lost`;
      if (hadFocus) await waitFor(() => expect(focusedAsInBrowser(), trail).not.toBe(document.body));
    }
  } finally {
    leaveKeyboard();
    cleanup();
    twin.stop();
  }
}

const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined };

/** Focuses clicked controls, as keyboards do. Returns a function that stops this. */
function pressAsByKeyboard(): () => void {
  const focus = ({ target }: MouseEvent) => {
    if (target instanceof Element) target.closest<HTMLElement>('button, a, input, select')?.focus();
  };
  document.addEventListener('click', focus, { capture: true });
  return () => document.removeEventListener('click', focus, { capture: true });
}

/** The focused element. Disabling a control blurs it, which happy-dom omits. */
function focusedAsInBrowser(): Element | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.matches(':disabled')) activeElement.blur();
  return document.activeElement;
}
