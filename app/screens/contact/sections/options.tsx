import { contactOptions } from '#firm/pages/contact.ts';
import styles from './options.module.css';

export function Options() {
  return (
    <div className="page pt-6 lg:pt-20">
      <ul className="border-b border-line lg:grid lg:pb-12 lg:grid-cols-3 lg:divide-x lg:divide-line">
        {contactOptions.map(({ key, title, text, link }) => (
          <li
            key={key}
            className={`${styles.option} border-line py-7 not-first:border-t md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-x-12 lg:px-8 lg:py-0 lg:not-first:border-t-0 lg:first:pl-0 lg:last:pr-0`}
          >
            <div>
              <h2 className="text-xl">{title}</h2>
              <p className="mt-2 text-sm text-muted">{text}</p>
            </div>
            <a
              href={link.href}
              className={`${styles.link} link mt-3 inline-flex min-h-11 items-center font-semibold text-action md:mt-0 lg:mt-4`}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
