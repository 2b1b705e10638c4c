import { philosophy } from '#firm/pages/home.ts';
import styles from './text-list.module.css';

export function Philosophy() {
  if (philosophy.items.length === 0) return null;
  return (
    <section
      aria-labelledby="philosophy-title"
      data-testid="philosophy"
      className="on-dark bg-band text-on-band-muted"
    >
      <div className="page band">
        <h2 id="philosophy-title" className="eyebrow font-sans text-on-band-ornament">
          {philosophy.heading}
        </h2>
        <p className="mt-3 text-balance font-display text-on-band text-2xl leading-[1.12] md:text-[min(7.5vw,7rem)] md:leading-none">
          {philosophy.intro}
        </p>
        <ul className={`${styles.columns} mt-3 border-ornament border-t pt-4 md:mt-16 md:pt-6`}>
          {philosophy.items.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-on-band text-xl">{title}</h3>
              <p className="mt-1 text-sm max-md:leading-snug md:mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
