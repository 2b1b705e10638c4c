import { isShowable } from './showable.ts';

const NAMES: Record<string, string> = {
  AUDIO: 'Audio',
  BLOCKQUOTE: 'Quotation',
  DETAILS: 'Question and answer',
  DL: 'List of terms',
  H2: 'Heading',
  H3: 'Heading',
  OL: 'Numbered list',
  P: 'Paragraph',
  PRE: 'Preformatted text',
  TABLE: 'Table',
  UL: 'List',
  VIDEO: 'Video',
};

const INSIDE: readonly [selector: string, name: string][] = [
  ['a[data-embed]', 'Video'],
  ['video', 'Video'],
  ['audio', 'Audio'],
  ['table', 'Table'],
  ['.gallery, .wp-block-gallery, .blocks-gallery-grid', 'Gallery'],
  ['.wp-block-button', 'Buttons'],
  ['.wp-block-column', 'Columns'],
  ['blockquote', 'Quotation'],
  ['img', 'Picture'],
];

/** Names the kind of a block, for its title bar: `Table (edit as HTML only)`. */
export function describeBlock(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const element = body.firstElementChild;
  const plain = element ? NAMES[element.tagName] : 'Text';
  const name = plain ?? INSIDE.find(([selector]) => body.querySelector(selector))?.[1] ?? 'Embedded content';
  return `${name} (edit as HTML only)`;
}

/**
 * The HTML of a block for the editor, without scripts and external resources (content security policy).
 * @param html possibly incomplete: called while it is typed
 */
export function withoutRemotePictures(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('script, style, link, iframe, object, embed, form, source'))
    element.remove();
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name === 'style' || name === 'id' || name.startsWith('on')) element.removeAttribute(name);
    }
  }
  for (const image of body.querySelectorAll('img')) {
    image.removeAttribute('srcset');
    if (!isShowable(image.getAttribute('src')))
      image.replaceWith(`[${image.alt || image.getAttribute('src') || 'picture'}]`);
  }
  for (const player of body.querySelectorAll('video, audio')) player.setAttribute('preload', 'none');
  return body.innerHTML;
}
