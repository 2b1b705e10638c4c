import { articlePictureSizes, type ResponsivePicture } from '../../../../contract/pictures.ts';
import styles from '../article.module.css';

interface FeaturedPictureProps {
  picture: ResponsivePicture;
  /** Empty: the title says what it is about. */
  alt: string;
}

/** The article's featured image. */
export function FeaturedPicture({ picture, alt }: FeaturedPictureProps) {
  const { src, width, height, sources } = picture;
  return (
    <picture className={`${styles.picture} on-dark`}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={articlePictureSizes(width)} />
      ))}
      <img src={src} alt={alt} width={width} height={height} decoding="async" fetchPriority="high" />
    </picture>
  );
}
