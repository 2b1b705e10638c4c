import { Hono } from 'hono';
import * as z from 'zod/mini';
import { type AuditEntry, auditFilter } from '../../contract/audit.ts';
import {
  addPersonSchema,
  type NewPassword,
  profileSchema,
  roleSchema,
  setPasswordSchema,
} from '../../contract/people.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { PostEditing } from '../blog/post-editing.ts';
import type { PageTags } from '../pages/page-tags.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { readJson } from '../platform/http/read-body.ts';
import { paginationSchema } from '../platform/pagination.ts';
import { checked } from '../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { AuthServices } from './auth-services.ts';
import type { Sessions } from './sessions.ts';

export interface AccountsServices {
  accounts: Omit<Accounts, 'find' | 'changeOwnProfile' | 'changeOwnPassword'>;
  sessions: Pick<Sessions, 'list' | 'end'>;
  audit: Pick<AuthServices['audit'], 'list' | 'names'>;
  /** Find the titles that the audit log shows. */
  postEditing: Pick<PostEditing, 'withSlugs'>;
  pageTags: Pick<PageTags, 'titles'>;
}

type StoredAuditEntry = Awaited<ReturnType<AuthServices['audit']['list']>>['entries'][number];

/** Actions whose subject begins with the slug of a post. */
const NAMES_POST = /^(post|mailing)-/;

const auditQuerySchema = z.extend(paginationSchema(), auditFilter);

/** The owner's calls: accounts, all sessions and the audit log. Behind `requireOwner`. */
export function accountsRoutes({
  accounts,
  sessions,
  audit,
  postEditing,
  pageTags,
}: AccountsServices): AppRoutes {
  /** Adds the titles of the posts and pages that the subjects name. */
  async function withTitles(entries: readonly StoredAuditEntry[]): Promise<AuditEntry[]> {
    const keyOf = ({ action, subject }: StoredAuditEntry) =>
      NAMES_POST.test(action) ? (/^[^:]+/.exec(subject ?? '')?.[0] ?? '') : '';
    const pathOf = ({ action, subject }: StoredAuditEntry) =>
      action === 'meta-tags-changed' ? subject : null;
    const [posts, pages] = await Promise.all([
      postEditing.withSlugs([...new Set(entries.map(keyOf).filter(Boolean))]),
      pageTags.titles([...new Set(entries.flatMap((entry) => pathOf(entry) ?? []))]),
    ]);
    const bySlug = new Map(posts.map(({ slug, title }) => [slug, title]));
    return entries.map((entry) => ({
      ...entry,
      title: bySlug.get(keyOf(entry)) ?? pages.get(pathOf(entry) ?? '') ?? null,
    }));
  }

  return new Hono<AppContext>()
    .get(staffApiPaths.adminPeople, async (c) => c.json(await accounts.list()))
    .post(staffApiPaths.adminPeople, async (c) => {
      const { username, role, password, ...profile } = checked(addPersonSchema, await readJson(c));
      const { madePassword } = await accounts.add(username, role, c.get('staff'), password, profile);
      return c.json({ username, madePassword } satisfies NewPassword, 201);
    })
    .put(`${staffApiPaths.adminPeople}/:username`, async (c) => {
      const profile = checked(profileSchema, await readJson(c));
      await accounts.setProfile(c.req.param('username'), profile, c.get('staff'));
      return c.body(null, 204);
    })
    .delete(`${staffApiPaths.adminPeople}/:username`, async (c) => {
      await accounts.remove(c.req.param('username'), c.get('staff'));
      return c.body(null, 204);
    })
    .put(`${staffApiPaths.adminPeople}/:username/role`, async (c) => {
      const { role } = checked(roleSchema, await readJson(c));
      await accounts.setRole(c.req.param('username'), role, c.get('staff'));
      return c.body(null, 204);
    })
    .put(`${staffApiPaths.adminPeople}/:username/password`, async (c) => {
      const username = c.req.param('username');
      const { password } = checked(setPasswordSchema, await readJson(c));
      const { madePassword } = await accounts.setPassword(username, c.get('staff'), password);
      return c.json({ username, madePassword } satisfies NewPassword);
    })
    .get(staffApiPaths.adminAudit, async (c) => {
      const { entries, total } = await audit.list(checked(auditQuerySchema, c.req.query()));
      return c.json(await withTitles(entries), 200, { 'X-Total-Count': String(total) });
    })
    .get(staffApiPaths.adminAuditNames, async (c) => c.json(await audit.names()))
    .get(staffApiPaths.adminSessions, async (c) => c.json(await sessions.list(c.get('session'))))
    .delete(`${staffApiPaths.adminSessions}/:id`, async (c) => {
      await sessions.end(c.req.param('id'), c.get('staff'));
      return c.body(null, 204);
    });
}
