import { firm } from '../../content/firm.ts';
import { followHeading, newTabNote } from '../../content/navigation.ts';
import { Icon } from '../ui/icon.tsx';
import { Tooltip } from '../ui/tooltip.tsx';

export function SocialLinks() {
  return (
    <ul aria-label={followHeading} className="flex flex-wrap gap-x-10 gap-y-2 border-t border-navy-line py-8">
      {firm.socialLinks.map(({ network, label, url, countLabel }) => (
        <li key={network}>
          <Tooltip id={`${network}-tooltip`} text={`${label} ${newTabNote}`}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-3 hover:text-paper"
            >
              <Icon name={network} />
              <span>
                <span className="font-semibold text-paper">{label}</span> {countLabel}
              </span>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
