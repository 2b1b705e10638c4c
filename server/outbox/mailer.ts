import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { firm } from '#firm/identity.ts';
import { writeAtomically } from '../platform/files.ts';
import type { MailIdentity } from './outbox.store.ts';
import type { ClaimedMail } from './outbox-queue.store.ts';

/** Limit of one attempt. Shorter than the outbox's lease, so that no mail is sent by two processes. */
const ATTEMPT_TIMEOUT_MS = 18_000;
const CONNECT_TIMEOUT_MS = 5000;
const GREETING_TIMEOUT_MS = 5000;
const SOCKET_TIMEOUT_MS = 10_000;

export type OutgoingMail = Omit<ClaimedMail, 'attempt'>;

export interface Mailer {
  /** Mails are only written to files. */
  savesFiles?: boolean;
  /** @throws {MailError} when the mail server has rejected the mail or not confirmed it */
  send(mail: OutgoingMail): Promise<void>;
}

export class MailError extends Error {
  /** nodemailer's error code, which contains no e-mail address. */
  readonly code: string;
  /** The server has rejected this mail for good (5xx): outbox-worker.ts does not try again. */
  readonly permanent: boolean;
  /** The whole mail was sent and the server's answer was lost. */
  readonly possiblyAccepted: boolean;

  constructor(cause: unknown, outcome: { permanent: boolean; possiblyAccepted: boolean }) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'MailError';
    this.code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown';
    this.permanent = outcome.permanent;
    this.possiblyAccepted = outcome.possiblyAccepted;
  }
}

export interface MailerOptions {
  /** `smtpUrl` null: mail is written as `.eml` files into `dataDir/mail`. */
  mail: { smtpUrl: string | null; to: string; from: string };
  dataDir: string;
}

export function createMailer({ mail, dataDir }: MailerOptions): Mailer {
  return mail.smtpUrl === null ? fileMailer(dataDir, mail) : smtpMailer(mail.smtpUrl, mail);
}

/** The `.eml` files of mails that were written instead of sent. */
export function createMailFiles(dataDir: string) {
  return {
    /** Null when there is none. */
    async read(mail: MailIdentity): Promise<Uint8Array<ArrayBuffer> | null> {
      try {
        return await readFile(mailFile(dataDir, mail));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    exists: (mail: MailIdentity) =>
      stat(mailFile(dataDir, mail)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    /** Deletes the file of a mail, if there is one, also what a crash left of it. */
    async remove(mail: MailIdentity): Promise<void> {
      const file = mailFile(dataDir, mail);
      for (const name of [file, unfinished(file)]) await rm(name, { force: true });
    },
  };
}

function mailFile(dataDir: string, { id, createdAt }: MailIdentity): string {
  return join(dataDir, 'mail', `${createdAt.replace(/[-:]|\.\d+/g, '')}-${id}.eml`);
}

const unfinished = (file: string) => `${file}.tmp`;

/**
 * Commands whose rejection concerns the mail. A rejected login or greeting concerns the configuration, so the mail is
 * tried again, as Postfix does (smtp_sasl_auth_soft_bounce, smtp_skip_5xx_greeting).
 */
const MAIL_COMMANDS = ['MAIL FROM', 'RCPT TO', 'DATA'];

function smtpMailer(smtpUrl: string, addresses: Addresses): Mailer {
  return {
    async send(mail) {
      const transport = nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        greetingTimeout: GREETING_TIMEOUT_MS,
        socketTimeout: SOCKET_TIMEOUT_MS,
        dnsTimeout: CONNECT_TIMEOUT_MS,
      });
      let sentWhole = false;
      transport.use('stream', ({ message: content }, done) => {
        content.transform(() =>
          new PassThrough().once('end', () => {
            sentWhole = true;
          }),
        );
        done();
      });
      try {
        await transport.sendMail({
          ...message(mail, addresses),
          signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
        });
      } catch (error) {
        const { responseCode, command } = error as { responseCode?: number; command?: string };
        throw new MailError(error, {
          permanent: (responseCode ?? 0) >= 500 && MAIL_COMMANDS.includes(command ?? ''),
          possiblyAccepted: sentWhole && responseCode === undefined,
        });
      }
    },
  };
}

function fileMailer(dataDir: string, addresses: Addresses): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    savesFiles: true,
    async send(mail) {
      const { message: bytes } = await transport.sendMail(message(mail, addresses));
      if (!Buffer.isBuffer(bytes)) throw new TypeError('the composed mail is not a buffer');
      const file = mailFile(dataDir, mail);
      await mkdir(dirname(file), { recursive: true });
      // A repeated attempt replaces the file.
      await writeAtomically(file, bytes, { temporary: unfinished(file), durable: true });
    },
  };
}

interface Addresses {
  to: string;
  from: string;
}

function message(mail: OutgoingMail, { to, from }: Addresses): SendMailOptions {
  return {
    // Receivers reject mail from the visitor's domain sent by another server (DMARC).
    from: { name: firm.name, address: from },
    to: mail.to ?? to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.possibleDuplicate ? `[Possible duplicate] ${mail.subject}` : mail.subject,
    text: mail.text,
    ...(mail.html ? { html: mail.html } : {}),
    date: new Date(mail.createdAt),
    // Equal in every attempt, so that mail programs detect duplicates.
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl ? unsubscribeHeaders(mail.unsubscribeUrl) : {}),
      ...(mail.possibleDuplicate ? { 'X-Possible-Duplicate': 'yes' } : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * The headers for one-click unsubscription (RFC 2369, RFC 8058).
 * @throws {TypeError} for an invalid URL; a parsed URL holds no line end and no angle bracket
 */
function unsubscribeHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${new URL(url).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
