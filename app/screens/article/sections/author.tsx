import { firm } from '#firm/identity.ts';
import { attorneys } from '../../../../content/derive/attorneys.ts';
import { articlePage } from '../../../../content/interface/blog.ts';
import { Link } from '../../../sections/link.tsx';
import { Portrait } from '../../../sections/portrait.tsx';
import styles from './author.module.css';

/** The author box: an attorney, or another author with the firm's description. */
export function Author({ name }: { name: string }) {
  const attorney = attorneys.find((one) => one.name === name);
  const { heading, link } = articlePage.author;
  return (
    <section aria-labelledby="author-heading" className={styles.author}>
      {attorney && (
        <Portrait initials={attorney.initials} photo={attorney.photo} className="aspect-5/6 w-24" />
      )}
      <div>
        <h2 id="author-heading" className="eyebrow font-sans">
          {heading}
        </h2>
        <p className="mt-2 font-display text-xl">{name}</p>
        <p className="text-sm text-muted">{attorney ? attorney.role : firm.name}</p>
        <p className="mt-3 text-muted">{attorney ? attorney.shortBio : firm.description}</p>
        <Link to={link.href} className="no-print link mt-2 inline-flex min-h-11 items-center font-semibold">
          {link.label}
        </Link>
      </div>
    </section>
  );
}
