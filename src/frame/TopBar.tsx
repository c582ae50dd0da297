import { accountMenuMachine } from '#machines/upkeep/account-menu.machine.ts';
import type { activityMachine } from '#machines/study/activity.machine.ts';
import type { activitySyncMachine } from '#machines/study/activity-sync.machine.ts';
import { delayText } from '#machines/study/delay.rules.ts';
import { mobileMenuMachine } from '#machines/upkeep/mobile-menu.machine.ts';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../paths.ts';
import { Button } from '../ui/base/Button.tsx';
import { Logo } from '../ui/base/Logo.tsx';
import { AvatarButton } from '../ui/site/AvatarButton.tsx';
import { NavLink, TopBarShell } from '../ui/site/TopBarShell.tsx';
import { Chunk } from '../runtime/Chunk.tsx';
import { ErrorBoundary } from '../runtime/ErrorBoundary.tsx';
import { useIsGuest, useIsLearner, useSession } from '../session/Session.tsx';
import { useStartOver } from '../learner/use-start-over.ts';
import { useRuntime } from '../runtime/runtime.ts';
import { useInstallOffer } from '../runtime/use-app-update.ts';
import { useFlow } from '../runtime/use-flow.ts';
import { useRunningFlow } from '../runtime/use-running-flow.ts';
import { wire } from '../runtime/wire.ts';
import { useReport } from './Reports.tsx';

const offlineNote = 'Offline: your progress is saved on this device.';
const ownMenu = () => import('./OwnMenu.tsx');
const mobileMenu = wire(mobileMenuMachine, {});
const accountMenu = wire(accountMenuMachine, {});

const links = [
  ['Flashcards', paths.flashcards()],
  ['Grammar', paths.grammar()],
  ['Games', paths.games()],
  ['Dashboard', paths.dashboard()],
] as const;
const learnerLinks = [['Today', paths.home()], ['Course', paths.course()], ...links] as const;

export function TopBar() {
  const menu = useFlow(mobileMenu);
  const isOpen = useSelector(menu, (state) => state.matches('open'));
  const isOffline = useIsOffline();
  const isGuest = useIsGuest();
  const note = useDelayNote();
  const close = () => menu.send({ type: 'link.tapped' });
  return (
    <TopBarShell
      logo={
        <Link href={paths.home()} onClick={close} asChild>
          <Logo />
        </Link>
      }
      links={<SectionLinks onFollow={close} />}
      status={isOffline ? 'Offline' : isGuest && 'Guest'}
      note={!isOffline && note}
      actions={<AccountMenu />}
      panel={
        <>
          {isOffline && <p>{offlineNote}</p>}
          <SectionLinks onFollow={close} />
          <AccountLinks onFollow={close} />
        </>
      }
      isOpen={isOpen}
      onToggle={() => menu.send({ type: 'menu.toggled' })}
      onDismiss={() => menu.send({ type: 'menu.dismissed' })}
    />
  );
}

function SectionLinks({ onFollow }: { onFollow: () => void }) {
  const [location] = useLocation();
  const isLearner = useIsLearner();
  return (isLearner ? learnerLinks : links).map(([label, path]) => (
    <Link key={path} href={path} onClick={onFollow} asChild>
      <NavLink isCurrent={location === path || location.startsWith(`${path}/`)}>{label}</NavLink>
    </Link>
  ));
}

function AccountMenu() {
  const session = useSession();
  const [location] = useLocation();
  const isLearner = useIsLearner();
  const isSignedOut = useSelector(session, (state) => state.matches('signedOut'));
  const isUnknown = useSelector(session, (state) => state.matches('loading'));
  const { label, leave } = useLeave();

  if (isLearner) {
    return (
      <ErrorBoundary place={location} renderFallback={() => <Button onClick={leave}>{label}</Button>}>
        <LearnerMenu leaveLabel={label} onLeave={leave} />
      </ErrorBoundary>
    );
  }
  return isSignedOut || isUnknown ? (
    <Button size="sm" asChild>
      <Link href={paths.auth()}>Login</Link>
    </Button>
  ) : null;
}

/** Learners log out; guests, who couldn't come back, start over. */
function useLeave(): { label: string; leave: () => void } {
  const session = useSession();
  const startOver = useStartOver();
  return useIsGuest()
    ? { label: 'Start over', leave: startOver }
    : { label: 'Log out', leave: () => session.send({ type: 'logout.requested' }) };
}

/** Loaded when the menu first opens; prerendered pages name nobody. */
function LearnerMenu({ leaveLabel, onLeave }: { leaveLabel: string; onLeave: () => void }) {
  const menu = useFlow(accountMenu);
  const isUnopened = useSelector(menu, (state) => state.matches('unopened'));
  const isOpen = useSelector(menu, (state) => state.matches('open'));
  const report = useReport();
  const user = useDeferredValue(
    useSelector(useSession(), (state) => state.context.user),
    null,
  );
  const isOffline = useIsOffline();
  const isGuest = useIsGuest();
  const [, navigate] = useLocation();
  const { name, email } = user ?? { name: '', email: '' };
  if (isUnopened) return <AvatarButton name={name} onClick={() => menu.send({ type: 'menu.opened' })} />;
  return (
    <Chunk load={ownMenu} fallback={<AvatarButton name={name} />}>
      {({ OwnMenu }) => (
        <OwnMenu
          name={name}
          email={email}
          note={isOffline && offlineNote}
          isOpen={isOpen}
          onToggle={(open) => menu.send({ type: open ? 'menu.opened' : 'menu.closed' })}
          onProfile={() => navigate(paths.profile())}
          onSettings={() => navigate(paths.settings())}
          onReport={() => report.send({ type: 'report.opened' })}
          onRegister={isGuest ? () => navigate(paths.register()) : undefined}
          leaveLabel={leaveLabel}
          onLeave={onLeave}
        />
      )}
    </Chunk>
  );
}

function useIsOffline(): boolean {
  return useSelector(useSession(), (state) => state.hasTag('offline'));
}

/** A note about delayed sync; usually empty. */
function useDelayNote(): string {
  const { now } = useRuntime();
  const sync = useRunningFlow<typeof activitySyncMachine>('activity-sync');
  const activity = useRunningFlow<typeof activityMachine>('activity');
  const isStored = useSelector(activity, (state) => state?.context.isStored ?? true);
  return useSelector(sync, (state) =>
    state ? delayText({ ...state.context, isStored }, now(), deviceZone()) : '',
  );
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const session = useSession();
  const isLearner = useIsLearner();
  const isGuest = useIsGuest();
  const isSignedOut = useSelector(session, (state) => state.matches('signedOut'));
  const { label, leave } = useLeave();
  const report = useReport();
  const openReport = () => {
    onFollow();
    report.send({ type: 'report.opened' });
  };
  const leaveNow = () => {
    onFollow();
    leave();
  };

  if (isLearner) {
    return (
      <>
        <Link href={paths.profile()} onClick={onFollow} asChild>
          <NavLink>Profile</NavLink>
        </Link>
        <Link href={paths.settings()} onClick={onFollow} asChild>
          <NavLink>Settings</NavLink>
        </Link>
        {isGuest && (
          <Link href={paths.register()} onClick={onFollow} asChild>
            <NavLink>Create a free account</NavLink>
          </Link>
        )}
        <InstallLink onFollow={onFollow} />
        <NavLink as="button" onClick={openReport}>
          Report a problem
        </NavLink>
        <NavLink as="button" onClick={leaveNow}>
          {label}
        </NavLink>
      </>
    );
  }
  return (
    <>
      {isSignedOut && (
        <Link href={paths.auth()} onClick={onFollow} asChild>
          <NavLink>Login</NavLink>
        </Link>
      )}
      <NavLink as="button" onClick={openReport}>
        Report a problem
      </NavLink>
    </>
  );
}

/** The install offer in the mobile menu. */
function InstallLink({ onFollow }: { onFollow: () => void }) {
  const install = useInstallOffer();
  const follow = () => {
    onFollow();
    install?.();
  };
  return (
    install && (
      <NavLink as="button" onClick={follow}>
        Install Camino
      </NavLink>
    )
  );
}
