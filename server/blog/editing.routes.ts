import { type Context, Hono } from 'hono';
import {
  type DraftAnswer,
  type DraftConflict,
  draftWriterSchema,
  NEW_POST,
  restoreRevisionSchema,
  type UnsavedChanges,
  unsavedChangesSchema,
} from '../../contract/post-versions.ts';
import {
  type DeletedCount,
  deletePostsSchema,
  type FreeSlug,
  newPostSchema,
  PICTURE_MAX_BYTES,
  POST_MAX_BYTES,
  type PostConflict,
  type PreviewAnswer,
  postFieldsSchema,
  postUpdateSchema,
  type StaffPost,
  slugQuerySchema,
  type UploadedPicture,
} from '../../contract/posts.ts';
import { staffApiPaths } from '../../contract/staff-paths.ts';
import type { AuthServices } from '../auth/auth-services.ts';
import type { AppContext, AppRoutes } from '../platform/http/app-context.ts';
import { limitBodyTo } from '../platform/http/middleware/limit-body.ts';
import { notAPicture, pictureOf } from '../platform/http/picture-upload.ts';
import { readJson } from '../platform/http/read-body.ts';
import { checked, found, Refusal } from '../platform/refusal.ts';
import { isStorable } from '../platform/storable.ts';
import type { PostEditing, UpdateOutcome } from './post-editing.ts';

export interface PostServices {
  postEditing: PostEditing;
  audit: Pick<AuthServices['audit'], 'last'>;
  /** @returns null for anything but a picture */
  storePicture(bytes: Uint8Array, name: string, by: string): Promise<UploadedPicture | null>;
}

const POST = `${staffApiPaths.adminPosts}/:id` as const;
const REVISION = `${POST}/revisions/:number{[0-9]{1,9}}` as const;
const DRAFT = `${POST}/draft` as const;

/** The calls for writing posts, all behind `requireStaff`. The list is `GET /api/blog/posts`. */
export function postRoutes({ postEditing, audit, storePicture }: PostServices): AppRoutes {
  const limitPost = limitBodyTo(POST_MAX_BYTES, 'This post is larger than 4 MB.');
  const limitPicture = limitBodyTo(PICTURE_MAX_BYTES, 'This picture is larger than 20 MB.');

  /** Ends the unsaved changes that were saved. */
  async function endDraft(c: Context<AppContext>, id: string): Promise<void> {
    await postEditing.drafts.discard(id, c.get('staff'), checked(draftWriterSchema, c.req.query()));
  }

  /** @throws {Refusal} when there is no such post, or on a conflict */
  async function savedPost(saved: UpdateOutcome | null): Promise<StaffPost> {
    const { outcome, post } = found(saved);
    if (outcome === 'saved') return post;
    const last = await audit.last(['post-saved', 'post-version-restored'], post.slug);
    throw new Refusal('post-changed', {
      details: { post, saved: last } satisfies Omit<PostConflict, 'error'>,
    });
  }

  async function answerSave(c: Context<AppContext>, saved: UpdateOutcome | null): Promise<Response> {
    const post = await savedPost(saved);
    await endDraft(c, post.id);
    return c.json(post);
  }

  return new Hono<AppContext>()
    .get(staffApiPaths.adminPostCounts, async (c) => c.json(await postEditing.counts()))
    .get(staffApiPaths.adminDeletedPosts, async (c) => c.json(await postEditing.listDeleted()))
    .get(staffApiPaths.adminPostSlug, async (c) => {
      const { slug, id } = checked(slugQuerySchema, c.req.query());
      return c.json({ slug: await postEditing.freeSlug(slug, id || null) } satisfies FreeSlug);
    })
    .post(staffApiPaths.adminPostPreview, limitPost, async (c) => {
      const fields = checked(postFieldsSchema, await readJson(c));
      const address = await postEditing.preview(fields, c.req.query('id') ?? null);
      return c.json({ address } satisfies PreviewAnswer);
    })
    .post(staffApiPaths.adminPosts, limitPost, async (c) => {
      const { id = null, ...fields } = checked(newPostSchema, await readJson(c));
      const post = await savedPost(await postEditing.create(fields, c.get('staff'), id));
      await endDraft(c, NEW_POST);
      return c.json(post, 201);
    })
    .post(staffApiPaths.adminDeletePosts, limitPost, async (c) => {
      const { slugs } = checked(deletePostsSchema, await readJson(c));
      let deleted = 0;
      for (const { id } of await postEditing.withSlugs(slugs)) {
        if (await postEditing.remove(id, c.get('staff'))) deleted++;
      }
      return c.json({ deleted } satisfies DeletedCount);
    })
    .get(POST, async (c) => c.json(found(await postEditing.find(c.req.param('id')))))
    .put(POST, limitPost, async (c) => {
      const { version, ...fields } = checked(postUpdateSchema, await readJson(c));
      return answerSave(c, await postEditing.update(c.req.param('id'), version, fields, c.get('staff')));
    })
    .delete(POST, async (c) => {
      if (!(await postEditing.remove(c.req.param('id'), c.get('staff')))) throw new Refusal('not-found');
      return c.body(null, 204);
    })
    .post(`${POST}/restore`, limitPost, async (c) =>
      c.json(found(await postEditing.restore(c.req.param('id'), c.get('staff')))),
    )
    .get(`${POST}/revisions`, async (c) => c.json(found(await postEditing.revisions(c.req.param('id')))))
    .get(REVISION, async (c) => {
      const { id, number } = c.req.param();
      return c.json(found(await postEditing.revision(id, Number(number))));
    })
    .post(`${REVISION}/restore`, limitPost, async (c) => {
      const { id, number } = c.req.param();
      const { version } = checked(restoreRevisionSchema, await readJson(c));
      return answerSave(c, await postEditing.restoreRevision(id, Number(number), version, c.get('staff')));
    })
    .get(DRAFT, async (c) => {
      const [id, staff] = [storable(c.req.param('id')), c.get('staff')];
      return c.json({
        own: await postEditing.drafts.find(id, staff),
        others: await postEditing.drafts.ofOthers(id, staff),
      } satisfies DraftAnswer);
    })
    .put(DRAFT, limitPost, async (c) => {
      const changes = checked(unsavedChangesSchema, await readJson(c));
      const others = await postEditing.drafts.keep(storable(c.req.param('id')), c.get('staff'), changes);
      return answerDraft(c, others);
    })
    .delete(DRAFT, async (c) => {
      const writer = checked(draftWriterSchema, c.req.query());
      const id = storable(c.req.param('id'));
      return answerDraft(c, await postEditing.drafts.discard(id, c.get('staff'), writer));
    })
    .post(staffApiPaths.adminPictures, limitPicture, async (c) => {
      const { file } = await pictureOf(c);
      const picture = await storePicture(new Uint8Array(await file.arrayBuffer()), file.name, c.get('staff'));
      if (!picture) throw notAPicture();
      return c.json(picture, 201);
    });
}

/** @param others the unchanged draft of another page */
function answerDraft(c: Context<AppContext>, others: UnsavedChanges | null): Response {
  if (!others) return c.body(null, 204);
  throw new Refusal('draft-changed', { details: { own: others } satisfies Omit<DraftConflict, 'error'> });
}

/** @throws {Refusal} for an id that no post can have */
function storable(id: string): string {
  if (!isStorable(id)) throw new Refusal('not-found');
  return id;
}
