import type { Picture } from '../../content/schema/media.ts';
import { brand } from '../platform/brand.ts';
import { embedded } from './drawings.ts';

interface ShareCardText {
  title: string;
  /** The part of the site that the page belongs to. */
  section: string | null;
  firmName: string;
  tagline: string;
  phone: string;
}

export interface ShareCardContent extends ShareCardText {
  /** A drawing in the ratio 4:3; light lines need a dark background. */
  picture: Picture;
}

/** Font size by length of the title; measured: 60 letters take four lines, 90 take six. */
function titleSize(title: string): number {
  if (title.length <= 22) return 88;
  if (title.length <= 34) return 74;
  return title.length <= 60 ? 64 : 52;
}

/**
 * The share picture of a page, 1200 x 630: title, firm and a drawing. satori supports inline styles and
 * flexbox only.
 */
export function ShareCard({ title, section, firmName, tagline, phone, picture }: ShareCardContent) {
  const [first, ...rest] = firmName.split(' ');
  const { colors } = brand();
  const ground = picture.onDark
    ? { back: colors.band, text: colors['on-band'], eyebrow: colors['on-band-ornament'] }
    : { back: colors.ground, text: colors.text, eyebrow: colors['ornament-text'] };
  // Aligns the drawing's ground line with the ledger.
  const drawn = picture.onDark
    ? { left: 604, top: 35, width: 653, height: 508 }
    : { left: 632, top: 97, width: 580, height: 435 };
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        backgroundColor: ground.back,
        color: ground.text,
        fontFamily: 'sans',
      }}
    >
      <img
        alt=""
        src={embedded(picture)}
        width={drawn.width}
        height={drawn.height}
        style={{ position: 'absolute', left: drawn.left, top: drawn.top }}
      />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          height: 520,
          padding: '64px 0 44px 72px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', height: 28 }}>
          {section && <div style={{ width: 64, height: 3, backgroundColor: colors.ornament }} />}
          {section && (
            <div
              style={{
                marginLeft: 22,
                color: ground.eyebrow,
                fontSize: 21,
                fontWeight: 600,
                letterSpacing: 3,
                textTransform: 'uppercase',
              }}
            >
              {section}
            </div>
          )}
        </div>
        <div
          style={{
            width: 530,
            fontFamily: 'display',
            fontSize: titleSize(title),
            fontWeight: 500,
            lineHeight: 1.06,
            letterSpacing: '-0.014em',
            textWrap: 'balance',
          }}
        >
          {title.replaceAll('New York', 'New\u00a0York')}
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          height: 110,
          padding: '0 72px',
          backgroundColor: colors['band-deep'],
          color: colors['on-band'],
          borderTop: `2px solid ${colors['band-line']}`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <div style={{ fontFamily: 'display', fontSize: 46, fontWeight: 500, letterSpacing: '-0.02em' }}>
            {first}
          </div>
          <div
            style={{
              marginLeft: 20,
              paddingLeft: 20,
              borderLeft: `2px solid ${colors.ornament}`,
              fontSize: 19,
              fontWeight: 600,
              letterSpacing: 3.2,
              textTransform: 'uppercase',
            }}
          >
            {rest.join(' ')}
          </div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 23, color: colors['on-band-muted'] }}>
          {tagline}
          <div style={{ marginLeft: 28, color: colors['on-band-ornament'], fontWeight: 600 }}>{phone}</div>
        </div>
      </div>
    </div>
  );
}
