import type { Poster } from '../../content/schema/media.ts';
import { videoThumbnail } from '../../contract/paths.ts';
import { brand } from '../platform/brand.ts';
import { embedded } from './drawings.ts';

/** The thumbnail of an interview, like its poster on the page: a drawing or a short text. */
export function VideoCard({ poster }: { poster: Poster }) {
  const { colors } = brand();
  if ('words' in poster) {
    return (
      <div
        style={{
          width: '100%',
          height: '100%',
          display: 'flex',
          padding: '88px 96px',
          borderTop: `8px solid ${colors.ornament}`,
          backgroundColor: colors.tint,
          color: colors.accent,
          fontFamily: 'display',
          fontSize: 132,
          fontWeight: 500,
          lineHeight: 1.1,
          letterSpacing: '-0.014em',
        }}
      >
        <div style={{ width: 1000, textWrap: 'balance' }}>{poster.words}</div>
      </div>
    );
  }
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        backgroundColor: poster.onDark ? colors['band-deep'] : colors.tint,
      }}
    >
      <img
        alt=""
        src={embedded(poster)}
        width={videoThumbnail.width}
        height={videoThumbnail.height}
        style={{ objectFit: 'cover' }}
      />
    </div>
  );
}
