import { type RefObject, useState } from 'react';
import type { MetaTagRecord } from '../../../contract/page-tags.ts';
import { controlClass, labelClass, selectClass } from '../kit/control.ts';
import { counted } from '../kit/format.ts';
import type { Rows } from '../kit/list.tsx';
import { useFoundPages } from './use-meta-tags.ts';

interface PagePickerProps {
  list: Rows<MetaTagRecord>;
  chosen: MetaTagRecord | null;
  onChoose: (record: MetaTagRecord) => void;
  /** The select, which takes the focus when the form closes. */
  select: RefObject<HTMLSelectElement | null>;
}

const GROUPS = ['Pages', 'Categories', 'Articles'] as const;

/** Chooses a page: a native select, and a field that narrows it. */
export function PagePicker({ list, chosen, onChoose, select }: PagePickerProps) {
  const [words, setWords] = useState('');
  const found = useFoundPages(list, words);
  const shown = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  const choose = (id: string) => {
    const record = shown.find((one) => one.id === id);
    if (record) onChoose(record);
  };
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div>
        <label htmlFor="find-page" className={`mb-1.5 ${labelClass}`}>
          Find a page
        </label>
        <input
          id="find-page"
          type="search"
          value={words}
          autoComplete="off"
          aria-describedby="found-pages"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && words.trim() !== '' && found[0]) onChoose(found[0]);
          }}
          className={controlClass}
        />
        <p id="found-pages" role="status" className="mt-1.5 text-xs text-muted tabular-nums">
          {summary(found.length, list, words)}
        </p>
      </div>
      <div>
        <label htmlFor="meta-tags-page" className={`mb-1.5 ${labelClass}`}>
          Page
        </label>
        <select
          ref={select}
          id="meta-tags-page"
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
          className={selectClass}
        >
          <option value="" disabled>
            Choose a page
          </option>
          {GROUPS.map((group) => (
            <PageGroup key={group} name={group} records={shown.filter((one) => groupOf(one) === group)} />
          ))}
        </select>
      </div>
    </div>
  );
}

function PageGroup({ name, records }: { name: string; records: readonly MetaTagRecord[] }) {
  if (records.length === 0) return null;
  return (
    <optgroup label={name}>
      {records.map(({ id, pageTitle, pagePath }) => (
        <option key={id} value={id}>
          {`${pageTitle} (${pagePath})`}
        </option>
      ))}
    </optgroup>
  );
}

function groupOf({ id, pagePath }: MetaTagRecord): (typeof GROUPS)[number] {
  if (!id.startsWith('/')) return 'Articles';
  return pagePath.startsWith('/category/') ? 'Categories' : 'Pages';
}

function summary(found: number, { rows, total }: PagePickerProps['list'], words: string): string {
  if (words.trim() !== '') {
    return found === 0 ? 'No page found.' : `${counted(found, 'page')} found; Enter opens the first.`;
  }
  const all = counted(total, 'page');
  return rows.length < total
    ? `${all}; the newest articles are in the list, search to find older ones.`
    : all;
}
