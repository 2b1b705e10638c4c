import { articlePictureSizes, type ResponsivePicture } from '../../../../contract/pictures.ts';

/** The article's own picture; its title says what it is about. */
export function FeaturedPicture({ picture }: { picture: ResponsivePicture }) {
  const { src, width, height, sources } = picture;
  return (
    <picture className="featured-picture">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={articlePictureSizes(width)} />
      ))}
      <img src={src} alt="" width={width} height={height} decoding="async" fetchPriority="high" />
    </picture>
  );
}
