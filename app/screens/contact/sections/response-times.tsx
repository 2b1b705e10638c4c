import { responseTable } from '#firm/pages/contact.ts';
import styles from './response-times.module.css';

/** Lists the firm's response times by means of contact. */
export function ResponseTimes() {
  const { heading, head, rows } = responseTable;
  const [way, ...when] = head;
  if (rows.length === 0) return null;
  return (
    <section
      aria-labelledby="response-times-heading"
      className={`${styles.times} page grid gap-x-16 gap-y-4 pt-10 pb-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-16 lg:pb-24`}
    >
      <h2 id="response-times-heading" className="text-xl">
        {heading}
      </h2>
      <table aria-labelledby="response-times-heading" className="w-full text-left text-sm">
        <thead>
          <tr>
            <th scope="col">{way}</th>
            {when.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([asked, inOfficeHours, otherwise]) => (
            <tr key={asked}>
              <th scope="row">{asked}</th>
              <td data-column={when[0]} className="font-semibold">
                {inOfficeHours}
              </td>
              <td data-column={when[1]}>{otherwise}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
