import courthouse from '../../public/drawings/courthouse.svg?raw';

/** Every word on a share picture. */
export interface ShareCardText {
  title: string;
  /** The part of the site that the page belongs to. */
  section: string | null;
  firmName: string;
  tagline: string;
  phone: string;
}

// The colours of app/styles.css.
const NAVY = '#12233d';
const NAVY_DEEP = '#0c192d';
const NAVY_LINE = '#33445f';
const PAPER = '#faf8f4';
const MIST = '#c8d0dc';
const BRASS = '#bd9650';
const BRASS_LIGHT = '#dcc08a';

const drawing = `data:image/svg+xml;base64,${Buffer.from(courthouse).toString('base64')}`;

/** Large for a few words, smaller for many; measured so that 60 letters take four lines and 90 take six. */
function titleSize(title: string): number {
  if (title.length <= 22) return 88;
  if (title.length <= 34) return 74;
  return title.length <= 60 ? 64 : 52;
}

/**
 * The picture of one page, 1200 x 630: its title in the site's own type, the courthouse standing on the ledger.
 * Drawn by satori, which knows inline styles and flex boxes only.
 */
export function ShareCard({ title, section, firmName, tagline, phone }: ShareCardText) {
  const [first, ...rest] = firmName.split(' ');
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        backgroundColor: NAVY,
        color: PAPER,
        fontFamily: 'Inter',
      }}
    >
      <img
        alt=""
        src={drawing}
        width={653}
        height={508}
        style={{ position: 'absolute', left: 604, top: 35 }}
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
          <div style={{ width: 64, height: 3, backgroundColor: BRASS }} />
          {section ? (
            <div
              style={{
                marginLeft: 22,
                color: BRASS_LIGHT,
                fontSize: 21,
                fontWeight: 600,
                letterSpacing: 3,
                textTransform: 'uppercase',
              }}
            >
              {section}
            </div>
          ) : null}
        </div>
        <div
          style={{
            width: 530,
            fontFamily: 'Newsreader',
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
          backgroundColor: NAVY_DEEP,
          borderTop: `2px solid ${NAVY_LINE}`,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          <div style={{ fontFamily: 'Newsreader', fontSize: 46, fontWeight: 500, letterSpacing: '-0.02em' }}>
            {first}
          </div>
          <div
            style={{
              marginLeft: 20,
              paddingLeft: 20,
              borderLeft: `2px solid ${BRASS}`,
              fontSize: 19,
              fontWeight: 600,
              letterSpacing: 3.2,
              textTransform: 'uppercase',
            }}
          >
            {rest.join(' ')}
          </div>
        </div>
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 23, color: MIST }}>
          {tagline}
          <div style={{ marginLeft: 28, color: BRASS_LIGHT, fontWeight: 600 }}>{phone}</div>
        </div>
      </div>
    </div>
  );
}
