import type { MailedLink } from '#machines/account/link.rules.ts';

export interface LinkTexts {
  title: string;
  text: string;
  button: string;
}

const login: LinkTexts = {
  title: 'Log in to Camino',
  text: 'The link in your email logs you in on this device.',
  button: 'Log in',
};

export const linkTexts: Readonly<Record<MailedLink, LinkTexts>> = {
  signup: {
    title: 'Confirm your email address',
    text: 'The link in your email confirms that the address is yours, and logs you in on this device.',
    button: 'Confirm my email address and log in',
  },
  recovery: {
    title: 'Reset your password',
    text: 'The link in your email logs you in on this device, so that you can choose a new password.',
    button: 'Choose a new password',
  },
  email_change: {
    title: 'Confirm your new email address',
    text: 'The link in your email changes the address of your account, and logs you in on this device.',
    button: 'Confirm my new email address',
  },
  magiclink: login,
  email: login,
  invite: login,
  code: login,
};
