import type { Poster } from '../../content/schema/media.ts';
import { videoThumbnail } from '../../contract/paths.ts';
import { colours } from './colours.ts';
import { embedded } from './drawings.ts';

/** The thumbnail of an interview, like its poster on the page: a drawing or a few words. */
export function VideoCard({ poster }: { poster: Poster }) {
  if ('words' in poster) {
    return (
      <div
        style={{
          width: '100%',
          height: '100%',
          display: 'flex',
          padding: '88px 96px',
          borderTop: `8px solid ${colours.brass}`,
          backgroundColor: colours.sand,
          color: colours.navy,
          fontFamily: 'Newsreader',
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
        backgroundColor: poster.onDark ? colours.navyDeep : colours.sand,
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
