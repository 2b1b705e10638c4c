import { defaultTreeAdapter } from 'parse5';
import { pictureElsewhere } from '../../../content/interface/pictures.ts';
import { articlePictureSizes, type ResponsivePicture } from '../../../contract/pictures.ts';
import {
  ancestors,
  attribute,
  type ChildNode,
  createElement,
  type Element,
  elementsIn,
  type ParentNode,
  replace,
} from '../../platform/html.ts';

export interface ResponsivePictureOptions {
  /** @returns null for a path without a picture */
  describePicture: (path: string) => Promise<ResponsivePicture | null>;
  /** The site's own origin: URLs on it are local. */
  siteUrl: string;
  /** Loads the first picture at once, for an article without a featured picture above it. */
  firstIsEager: boolean;
}

/** Attributes that are always calculated here. */
const REPLACED = 'src srcset sizes width height loading decoding fetchpriority'.split(' ');

/**
 * Gives each picture of an article its sizes, its dimensions and lazy loading. A picture on another site becomes a
 * link to it: no page requests anything from a third party before the reader acts.
 * @param body changed in place
 */
export async function makePicturesResponsive(
  body: ParentNode,
  { describePicture, siteUrl, firstIsEager }: ResponsivePictureOptions,
): Promise<void> {
  const images = elementsIn(body, 'img');
  const replacements = await Promise.all(
    images.map(async (image, index) => {
      const found = readUrl(attribute(image, 'src') ?? '', siteUrl);
      if (found.kind === 'remote') return linkTo(found.url, image);
      if (found.kind === 'none') return null;
      const loading = index === 0 && firstIsEager ? 'eager' : 'lazy';
      const picture = found.kind === 'local' ? await describePicture(found.path) : null;
      return pictureElement(image, { src: found.path, picture, loading });
    }),
  );
  for (const [index, image] of images.entries()) {
    const replacement = replacements[index];
    if (replacement) replace(outermost(image), replacement);
    else defaultTreeAdapter.detachNode(outermost(image));
  }
  const made = new Set(replacements.flatMap((one) => (one ? elementsIn(one, 'source') : [])));
  for (const source of elementsIn(body, 'source')) {
    // A source of the article's own would take precedence over the site's.
    if (attribute(source, 'srcset') !== undefined && !made.has(source)) defaultTreeAdapter.detachNode(source);
  }
}

type PictureUrl = { kind: 'local' | 'data'; path: string } | { kind: 'remote'; url: URL } | { kind: 'none' };

function readUrl(src: string, siteUrl: string): PictureUrl {
  const url = src.trim() === '' ? null : URL.parse(src, siteUrl);
  if (url?.protocol === 'data:') return { kind: 'data', path: src };
  if (url?.origin === new URL(siteUrl).origin) return { kind: 'local', path: url.pathname };
  return url && /^https?:$/.test(url.protocol) ? { kind: 'remote', url } : { kind: 'none' };
}

interface Shown {
  src: string;
  picture: ResponsivePicture | null;
  loading: 'eager' | 'lazy';
}

function pictureElement(image: Element, { src, picture, loading }: Shown): Element {
  const shownWidth = picture && displayWidth(image, picture);
  const kept = image.attrs.filter(({ name }) => !REPLACED.includes(name));
  const img = createElement('img', {
    src: picture?.src ?? src,
    ...(picture && shownWidth
      ? { width: shownWidth, height: Math.max(1, Math.round((shownWidth / picture.width) * picture.height)) }
      : authorSize(image)),
    ...Object.fromEntries(kept.map(({ name, value }) => [name, value])),
    ...(attribute(image, 'alt') === undefined ? { alt: '' } : {}),
    ...(loading === 'lazy' ? { loading } : {}),
    decoding: 'async',
  });
  if (!picture || picture.sources.length === 0 || !shownWidth) return img;
  const sizes = articlePictureSizes(shownWidth);
  const sources = picture.sources.map(({ type, srcset }) => createElement('source', { type, srcset, sizes }));
  return createElement('picture', {}, ...sources, img);
}

/** The width that the author chose, at most the picture's own. */
function displayWidth(image: Element, { width }: ResponsivePicture): number {
  const chosen = wholeNumber(attribute(image, 'width'));
  return chosen ? Math.min(chosen, width) : width;
}

/** The author's dimensions, for a file that is missing or is no picture. */
function authorSize(image: Element): Record<string, number> {
  const width = wholeNumber(attribute(image, 'width'));
  const height = wholeNumber(attribute(image, 'height'));
  return width && height ? { width, height } : {};
}

function wholeNumber(text: string | undefined): number | null {
  return text && /^\d{1,5}$/.test(text) && Number(text) > 0 ? Number(text) : null;
}

/** A link to a picture on another site, or its label alone where the picture is inside a link already. */
function linkTo(url: URL, image: Element): Element {
  const description = attribute(image, 'alt')?.trim();
  const site = `${pictureElsewhere.label} ${url.hostname}`;
  const label = description ? `${site}: ${description}` : site;
  const isLinked = ancestors(image).some(({ tagName }) => tagName === 'a');
  return isLinked
    ? createElement('span', {}, label)
    : createElement('a', { href: url.href, rel: 'external nofollow noopener noreferrer' }, label);
}

/** The `<picture>` around an image, or the image. */
function outermost(image: Element): ChildNode {
  return ancestors(image).findLast(({ tagName }) => tagName === 'picture') ?? image;
}
