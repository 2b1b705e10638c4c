import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { pictureElsewhere } from '../../content/pictures.ts';
import { articlePictureSizes, type ResponsivePicture } from '../../contract/pictures.ts';
import type { BlogReader } from '../blog/posts.ts';
import type { Images } from './images.ts';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;
type ChildNode = DefaultTreeAdapterTypes.ChildNode;

export interface ArticlePictureOptions {
  /** True where nothing above the body shows a picture: its first one may then be in sight at once. */
  firstIsEager: boolean;
}

export type WithResponsiveImages = (body: string, options: ArticlePictureOptions) => Promise<string>;

/** Ours to set; whatever an article says about them is out of date or somebody else's. */
const REPLACED = new Set([
  'src',
  'srcset',
  'sizes',
  'width',
  'height',
  'loading',
  'decoding',
  'fetchpriority',
]);

/**
 * Prepares the pictures in an article's HTML: sizes to choose from, room kept before they arrive, loading only
 * when they come near. A picture on another site becomes a link to it, because no page asks a third party for
 * anything before the reader acts.
 * @param siteUrl the site's own origin; addresses that begin with it are local
 */
export function createWithResponsiveImages(
  images: Pick<Images, 'describe'>,
  siteUrl: string,
): WithResponsiveImages {
  return async (body, { firstIsEager }) => {
    // Most of the work is saved where there is nothing to do.
    if (!/<(img|source)\b/i.test(body)) return body;
    const fragment = parseFragment(body);
    const found = elementsIn(fragment, 'img');
    await Promise.all(
      found.map(async (image, index) => {
        const address = addressOf(attribute(image, 'src') ?? '', siteUrl);
        if (address.kind === 'elsewhere') return replace(outermost(image), linkTo(address.url, image));
        if (address.kind === 'none') return defaultTreeAdapter.detachNode(outermost(image));
        const loading = index === 0 && firstIsEager ? 'eager' : 'lazy';
        const picture = address.kind === 'local' ? await images.describe(address.path) : null;
        const src = address.kind === 'local' ? address.path : address.data;
        replace(outermost(image), pictureElement(image, { src, picture, loading }));
      }),
    );
    // What is left of others' sources would be asked for in place of ours.
    for (const source of elementsIn(fragment, 'source')) {
      if (attribute(source, 'srcset') !== undefined && !made.has(source))
        defaultTreeAdapter.detachNode(source);
    }
    return serialize(fragment);
  };
}

/** The blog as pages read it: the same, with the pictures of a post prepared. */
export function readerWithPictures(
  reader: BlogReader,
  withResponsiveImages: WithResponsiveImages,
): BlogReader {
  return {
    ...reader,
    async find(slug) {
      const post = await reader.find(slug);
      if (!post) return null;
      const content = await withResponsiveImages(post.content, { firstIsEager: post.featuredImage === null });
      return { ...post, content };
    },
  };
}

type Address =
  | { kind: 'local'; path: string }
  | { kind: 'data'; data: string }
  | { kind: 'elsewhere'; url: URL }
  | { kind: 'none' };

function addressOf(src: string, siteUrl: string): Address {
  const url = src.trim() === '' ? null : URL.parse(src, siteUrl);
  if (url?.protocol === 'data:') return { kind: 'data', data: src };
  if (url?.origin === new URL(siteUrl).origin) return { kind: 'local', path: url.pathname };
  return url && /^https?:$/.test(url.protocol) ? { kind: 'elsewhere', url } : { kind: 'none' };
}

interface Shown {
  src: string;
  picture: ResponsivePicture | null;
  loading: 'eager' | 'lazy';
}

const made = new WeakSet<Element>();

function pictureElement(image: Element, { src, picture, loading }: Shown): Element {
  const shownWidth = picture && displayWidth(image, picture);
  const img = element('img', {
    src: picture?.src ?? src,
    ...(picture && shownWidth
      ? { width: shownWidth, height: Math.max(1, Math.round((shownWidth / picture.width) * picture.height)) }
      : sizeOf(image)),
    ...Object.fromEntries(
      image.attrs.filter(({ name }) => !REPLACED.has(name)).map(({ name, value }) => [name, value]),
    ),
    ...(attribute(image, 'alt') === undefined ? { alt: '' } : {}),
    ...(loading === 'lazy' ? { loading } : {}),
    decoding: 'async',
  });
  if (!picture || picture.sources.length === 0 || !shownWidth) return img;
  const sizes = articlePictureSizes(shownWidth);
  const sources = picture.sources.map(({ type, srcset }) => element('source', { type, srcset, sizes }));
  for (const source of sources) made.add(source);
  const frame = element('picture', {});
  for (const child of [...sources, img]) defaultTreeAdapter.appendChild(frame, child);
  return frame;
}

/** The author may have chosen to show it smaller than it is, never larger. */
function displayWidth(image: Element, { width }: ResponsivePicture): number {
  const chosen = wholeNumber(attribute(image, 'width'));
  return chosen ? Math.min(chosen, width) : width;
}

/** For a file that is not there, or no picture: what the author says. */
function sizeOf(image: Element): Record<string, number> {
  const width = wholeNumber(attribute(image, 'width'));
  const height = wholeNumber(attribute(image, 'height'));
  return width && height ? { width, height } : {};
}

function wholeNumber(text: string | undefined): number | null {
  return text && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A link to a picture on another site; its mere name where the picture stood in a link already. */
function linkTo(url: URL, image: Element): ChildNode {
  const description = attribute(image, 'alt')?.trim();
  const label = `${pictureElsewhere.label} ${url.hostname}`;
  const text = {
    nodeName: '#text',
    value: description ? `${label}: ${description}` : label,
    parentNode: null,
  };
  const isLinked = ancestors(image).some(({ nodeName }) => nodeName === 'a');
  const link = isLinked
    ? element('span', {})
    : element('a', { href: url.href, rel: 'external nofollow noopener noreferrer' });
  defaultTreeAdapter.appendChild(link, text as DefaultTreeAdapterTypes.TextNode);
  return link;
}

/** The picture element around an image, or the image. */
function outermost(image: Element): Element {
  return ancestors(image).findLast(({ nodeName }) => nodeName === 'picture') ?? image;
}

function ancestors(node: ChildNode): Element[] {
  const found: Element[] = [];
  for (let parent = node.parentNode; parent && 'tagName' in parent; parent = parent.parentNode)
    found.push(parent);
  return found;
}

function elementsIn(parent: ParentNode, name: string): Element[] {
  return parent.childNodes.flatMap((node) => {
    if (!('tagName' in node)) return [];
    return [...(node.tagName === name ? [node] : []), ...elementsIn(node, name)];
  });
}

function element(name: string, attributes: Record<string, string | number>): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value: String(value) }));
  return defaultTreeAdapter.createElement(name, html.NS.HTML, attrs);
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((one) => one.name === name)?.value;
}

function replace(old: ChildNode, replacement: ChildNode): void {
  const { parentNode } = old;
  if (!parentNode) return;
  defaultTreeAdapter.insertBefore(parentNode, replacement, old);
  defaultTreeAdapter.detachNode(old);
}
