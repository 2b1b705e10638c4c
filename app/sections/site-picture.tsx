import type { ComponentProps } from 'react';
import type { Photograph } from '../../content/schema/media.ts';
import { pictureWidths, variantPath } from '../../contract/pictures.ts';

/** Defined by the build: the firm has photographs. */
declare const HAS_PHOTOS: boolean;

interface SitePictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** A drawing, or a photograph in the sizes and formats of the image service. */
  src: string | Photograph;
}

/** Browsers that know `auto` take the frame's own width for a picture that loads lazily. */
const SIZES = 'auto, (min-width: 64rem) 45rem, 100vw';

const sides = { top: 'object-top', bottom: 'object-bottom', left: 'object-left', right: 'object-right' };

/** The width and height are the frame's, so that nothing moves when the picture loads. */
function PhotographOrDrawing({ src, className, ...image }: SitePictureProps) {
  if (typeof src === 'string') return <img src={src} alt="" className={className} {...image} />;
  const { src: original, alt, keep } = src;
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureWidths
            .map((width) => `${variantPath({ original, width, format })} ${width}w`)
            .join(', ')}
          sizes={SIZES}
          // Otherwise a child of a grid, since the picture has no box.
          className="hidden"
        />
      ))}
      <img
        {...image}
        src={variantPath({ original, width: 960, format: 'jpeg' })}
        alt={alt}
        className={`${className} object-cover ${keep ? sides[keep] : ''}`}
      />
    </picture>
  );
}

/** A picture of the firm; without photographs an `<img>`, so that pages do not load what they do not use. */
export const SitePicture = (HAS_PHOTOS ? PhotographOrDrawing : 'img') as typeof PhotographOrDrawing;
