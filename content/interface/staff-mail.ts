import { firm } from '#firm/identity.ts';

/** The mail with which staff choose a new password. */
export const passwordResetMail = {
  subject: `Choose a new password for ${firm.name}`,
  greeting: (name: string) => `Hello${name ? ` ${name}` : ''},`,
  asked: 'Someone, we hope you, asked for a new password for the staff area of our website.',
  link: 'Choose it here within one hour. The link works once:',
  username: (username: string) => `Your username is ${username}.`,
  ignore: 'If you did not ask for this, do nothing: your password stays as it is.',
} as const;
