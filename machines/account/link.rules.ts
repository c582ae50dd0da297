/** What a link of a mail does: the service's names, and `code` where only the page that it leads to tells. */
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

/** What the address of a page carries; `spent` is a link that cannot work, or no longer. */
export type LinkKind = MailedLink | 'google' | 'spent' | 'none';

/** A link before it is followed, and whether that would log out a learner who is signed in on this device. */
export interface LinkLook {
  kind: LinkKind;
  isLogoutNeeded: boolean;
}

/** Mail scanners and previews open such a link, too, so that it waits for a press. */
export function isMailed(kind: LinkKind): kind is MailedLink {
  return mailedLinks.some((mailed) => mailed === kind);
}
