import { SHOWN_LENGTHS } from '../../meta-tags/warnings.ts';
import { TextInput } from './fields/text-input.tsx';
import { type FormState, textProps } from './fields/text-props.ts';
import type { SearchFieldName } from './post-draft.ts';

const fields: readonly { name: SearchFieldName; hint: string; rows?: number }[] = [
  { name: 'metaTitle', hint: 'Leave empty to use the title.' },
  { name: 'metaDescription', hint: 'Leave empty to use the beginning of the excerpt.', rows: 3 },
  { name: 'metaKeywords', hint: 'Separated by commas. Leave empty to use tags and categories.' },
  { name: 'ogTitle', hint: 'Leave empty to use the title for search engines.' },
  { name: 'ogDescription', hint: 'Leave empty to use the description for search engines.', rows: 3 },
  { name: 'ogImage', hint: 'A web address. Leave empty to use a picture with the title.' },
];

/** The fields that search engines and social networks show. */
export function SearchFields({ form }: { form: FormState }) {
  return (
    <details className="border-y border-line">
      <summary className="flex min-h-12 items-center justify-between text-sm font-semibold">
        Search engines and social networks
        <svg viewBox="0 0 16 16" aria-hidden="true" className="turn size-3.5">
          <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <div className="grid gap-5 pt-2 pb-6">
        {fields.map(({ name, ...field }) => (
          <TextInput key={name} {...textProps(form, name)} {...field} shown={SHOWN_LENGTHS[name]} />
        ))}
      </div>
    </details>
  );
}
