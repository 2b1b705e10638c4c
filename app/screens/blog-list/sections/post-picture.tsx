import { type PictureWidth, variantPath } from '../../../../contract/pictures.ts';
import styles from './post-grid.module.css';

interface PostPictureProps {
  /** Shown only if it is a path of this site. */
  src: string | null;
  widths: readonly PictureWidth[];
  /** The `sizes` attribute of the image. */
  sizes: string;
  eager?: boolean;
}

const FORMATS = ['avif', 'webp'] as const;

/** A post's featured image; decorative beside its title. */
export function PostPicture({ src, widths, sizes, eager = false }: PostPictureProps) {
  if (!src?.startsWith('/')) return null;
  // A drawing is not resized.
  const formats = src.endsWith('.svg') ? [] : FORMATS;
  const candidates = (format: (typeof FORMATS)[number]) =>
    widths.map((width) => `${variantPath({ original: src, width, format })} ${width}w`).join(', ');
  return (
    <picture className={styles.picture}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={candidates(format)} sizes={sizes} />
      ))}
      <img src={src} alt="" width="960" height="600" loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  );
}
