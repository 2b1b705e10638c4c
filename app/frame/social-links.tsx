import { outwardHref } from '../../content/derive/demonstration.ts';
import { followHeading, newTabNote } from '../../content/derive/navigation.ts';
import type { SocialLink } from '../../content/schema/firm.ts';
import { Icon } from '../ui/icon.tsx';

function Profile({ network, label, countLabel }: SocialLink) {
  return (
    <>
      <Icon name={network} />
      <span>
        <span className="font-semibold text-on-band max-md:block">{label}</span> {countLabel}
      </span>
    </>
  );
}

/** The firm's profiles with their counts, as links where they have a URL. */
export function SocialLinks({ profiles }: { profiles: readonly SocialLink[] }) {
  if (profiles.length === 0) return null;
  return (
    <ul
      aria-label={followHeading}
      className="flex flex-wrap justify-between gap-x-4 border-band-line max-md:text-xs max-md:[&_svg]:hidden md:justify-start border-t py-1 md:py-8 lg:gap-x-8"
    >
      {profiles.map((profile) => {
        const href = outwardHref(profile.url);
        return (
          <li key={profile.network}>
            {href === null ? (
              <p className="flex min-h-11 items-center gap-2">
                <Profile {...profile} />
              </p>
            ) : (
              <a
                href={href}
                target="_blank"
                rel="noopener"
                className="flex min-h-11 items-center gap-2 hover:text-on-band"
              >
                <Profile {...profile} />
                <span className="sr-only">{` ${newTabNote}`}</span>
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
