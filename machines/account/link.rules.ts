/** Types of mail links, by the service's names; `code` where only the target page tells the type. */
export const mailedLinks = [
  'signup',
  'recovery',
  'magiclink',
  'email',
  'invite',
  'email_change',
  'code',
] as const;

export type MailedLink = (typeof mailedLinks)[number];

/** The link in a URL; `spent` links can't work any more. */
export type LinkKind = MailedLink | 'google' | 'spent' | 'none';

export interface LinkLook {
  kind: LinkKind;
  isLogoutNeeded: boolean;
}

/** Mail scanners and previews open such links too, so they wait for a click. */
export function isMailed(kind: LinkKind): kind is MailedLink {
  return mailedLinks.some((mailed) => mailed === kind);
}
