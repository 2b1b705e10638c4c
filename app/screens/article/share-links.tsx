import { useState } from 'react';
import { newTabNote } from '../../../content/derive/navigation.ts';
import { articlePage } from '../../../content/interface/blog.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import styles from './sections/body.module.css';

interface ShareLinksProps {
  title: string;
  /** Absolute. */
  url: string;
}

/** Share buttons: plain links, and where the browser has them, Web Share and the clipboard. */
export function ShareLinks({ title, url }: ShareLinksProps) {
  const words = articlePage.share;
  const hydrated = useHydrated();
  const [copied, setCopied] = useState(false);
  const address = encodeURIComponent(url);
  const subject = encodeURIComponent(title);
  const networks = [
    { name: words.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: words.linkedin, href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: words.x, href: `https://x.com/intent/post?text=${subject}&url=${address}` },
  ];
  const share = () => {
    // Closing the browser's dialog rejects too.
    navigator.share({ title, url }).catch(() => {});
  };
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => window.prompt(words.copy, url),
    );
  };
  return (
    <section aria-labelledby="share-heading" className={`${styles.share} no-print`}>
      <h2 id="share-heading" className="eyebrow font-sans">
        {words.heading}
      </h2>
      <ul>
        {hydrated && 'share' in navigator && (
          <li>
            <button type="button" onClick={share}>
              {words.device}
            </button>
          </li>
        )}
        <li>
          <a href={`mailto:?subject=${subject}&body=${address}`}>{words.email}</a>
        </li>
        {networks.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name} <span className="sr-only">{newTabNote}</span>
            </a>
          </li>
        ))}
        {hydrated && (
          <li>
            <button type="button" onClick={copy}>
              {words.copy}
            </button>
          </li>
        )}
      </ul>
      <p role="status" className="text-sm text-muted">
        {copied && words.copied}
      </p>
    </section>
  );
}
