import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import Bug from 'lucide-react/icons/bug';
import MonitorDown from 'lucide-react/icons/monitor-down';
import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { AvatarButton } from './AvatarButton.tsx';

const Owner = chakra('div', {
  base: {
    paddingInline: '3',
    paddingBlock: '2',
    marginBottom: '1',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
    '& > strong': { display: 'block', fontWeight: '600', lineHeight: '1.3' },
    '& > span, & > p': { textStyle: 'small', color: 'fg.muted' },
  },
});
const Item = chakra(Menu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    borderRadius: 'sm',
    cursor: 'pointer',
    fontWeight: '500',
    _highlighted: { bg: 'bg.subtle' },
    '& > svg': { width: '1.125rem', height: '1.125rem', color: 'fg.muted' },
  },
});

interface Props {
  name: string;
  email: string;
  /** A note about the connection; usually nothing. */
  note: ReactNode;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onProfile: () => void;
  onSettings: () => void;
  /** Set if the app can be installed. */
  onInstall: (() => void) | undefined;
  /** Set for guests. */
  onRegister: (() => void) | undefined;
  onReport: () => void;
  /** “Log out”, or what guests do instead. */
  leaveLabel: string;
  onLeave: () => void;
}

export function AvatarMenu(props: Props) {
  const { name, email, note, isOpen, onToggle, onProfile, onSettings, onInstall } = props;
  const { onRegister, onReport, leaveLabel, onLeave } = props;
  return (
    <Menu.Root
      open={isOpen}
      onOpenChange={({ open }) => onToggle(open)}
      positioning={{ placement: 'bottom-end' }}
    >
      <Menu.Trigger asChild>
        <AvatarButton name={name} />
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content
            zIndex="menu"
            display={{ base: 'none', lg: 'block' }}
            minWidth="14rem"
            maxWidth="20rem"
            padding="1.5"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="md"
            boxShadow="raised"
            outline="none"
            _open={{ animation: 'fade 0.15s' }}
          >
            <Owner>
              <strong translate="no">{name}</strong>
              <span translate="no">{email}</span>
              {note && <p>{note}</p>}
            </Owner>
            <Item value="profile" onClick={onProfile}>
              <UserRound aria-hidden />
              Profile
            </Item>
            <Item value="settings" onClick={onSettings}>
              <Settings aria-hidden />
              Settings
            </Item>
            {onRegister && (
              <Item value="register" onClick={onRegister}>
                <UserRoundPlus aria-hidden />
                Create a free account
              </Item>
            )}
            {onInstall && (
              <Item value="install" onClick={onInstall}>
                <MonitorDown aria-hidden />
                Install Camino
              </Item>
            )}
            <Item value="report" onClick={onReport}>
              <Bug aria-hidden />
              Report a problem
            </Item>
            <Item value="leave" onClick={onLeave}>
              <LogOut aria-hidden />
              {leaveLabel}
            </Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
