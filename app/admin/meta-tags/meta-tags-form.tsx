import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { documentTitle } from '../../../content/derive/document-title.ts';
import type { MetaTagField, MetaTagRecord } from '../../../contract/page-tags.ts';
import { button } from '../../ui/button.ts';
import { useFocusRefused } from '../kit/focus.ts';
import { type Draft, fieldLabels, isChanged, withField } from './draft.ts';
import { SearchPreview, SharePreview } from './previews.tsx';
import { TagField } from './tag-field.tsx';
import { useEqualTitles } from './use-meta-tags.ts';
import { lengthOf, SHOWN_LENGTHS, warningsFor } from './warnings.ts';

interface MetaTagsFormProps {
  draft: Draft;
  siteUrl: string;
  saving: boolean;
  errors: Readonly<Record<string, string[]>>;
  /** The record that was sent last; an error ends when its field is edited. */
  sent: MetaTagRecord | undefined;
  onEdit: (edited: MetaTagRecord) => void;
  onSave: () => void;
  onCancel: () => void;
}

const CODE = { spellCheck: false, autoCapitalize: 'none' } as const;
const ADDRESS = { ...CODE, inputMode: 'url' } as const;

/** The fields of a record beside their previews. */
export function MetaTagsForm(props: MetaTagsFormProps) {
  const { draft, siteUrl, saving, errors, sent, onEdit, onSave, onCancel } = props;
  const { edited } = draft;
  const form = useRef<HTMLFormElement>(null);
  useFocusRefused(form, errors);
  const equals = useEqualTitles(edited.metaTitle);
  const [brokenPicture, setBrokenPicture] = useState<string | null>(null);
  const warnings = warningsFor(edited, { equals, brokenPicture, siteUrl });
  const field = (name: MetaTagField) => {
    const error = sent?.[name] === edited[name] ? errors[name]?.join(' ') : undefined;
    return {
      name,
      label: fieldLabels[name],
      value: edited[name],
      error,
      warning: error ? undefined : warnings[name],
      onChange(changed: MetaTagField, value: string) {
        // The next picture is tried again.
        if (changed === 'ogImage') setBrokenPicture(null);
        onEdit(withField(edited, changed, value));
      },
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSave();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={`Meta tags of ${draft.original.pageTitle}`}>
      <p className="pb-5 text-muted text-sm">
        Every field is optional. An empty one uses the page’s own text.
      </p>
      <Group heading="Search engines" preview={<SearchPreview record={edited} siteUrl={siteUrl} />}>
        <TagField {...field('pageTitle')} hint="Name of the page in this list (and for AI assistants)." />
        <TagField
          {...field('metaTitle')}
          hint={`The firm’s name follows it, with ${lengthOf(documentTitle(''))} characters. Search engines show about ${SHOWN_LENGTHS.metaTitle} in all, so begin with the words that matter.`}
        />
        <TagField {...field('metaDescription')} rows={3} />
        <TagField {...field('metaKeywords')} rows={2} />
      </Group>
      <Group
        heading="Social networks"
        preview={
          <SharePreview
            record={edited}
            siteUrl={siteUrl}
            broken={brokenPicture}
            onBroken={setBrokenPicture}
          />
        }
      >
        <TagField {...field('ogTitle')} />
        <TagField {...field('ogImage')} input={ADDRESS} />
        <TagField {...field('ogDescription')} rows={3} />
      </Group>
      <Group heading="Indexing and custom tags">
        <TagField
          {...field('canonicalUrl')}
          input={ADDRESS}
          hint="Leave empty, unless this page is a copy. Then enter the address of the original."
        />
        <TagField {...field('robots')} input={CODE} />
        <TagField
          {...field('customHeadTags')}
          rows={5}
          input={CODE}
          monospace
          hint="For instance, to prove to a service that the site is yours. Meta tags, links and JSON-LD only."
        />
      </Group>
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-ground px-1 py-3">
        <p className="grow text-xs text-muted">
          <a
            href={edited.pagePath}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center lg:min-h-0 lg:py-1"
          >
            View page<span className="sr-only"> (opens a new tab)</span>
          </a>
          <span role="status" className="ml-4 max-sm:sr-only">
            {isChanged(draft) && 'Unsaved changes'}
          </span>
        </p>
        <button type="button" onClick={onCancel} className={button('outline', 'max-sm:px-4')}>
          Cancel
        </button>
        <button type="submit" aria-disabled={saving} className={button('primary', 'max-sm:grow max-sm:px-4')}>
          {saving ? 'Saving…' : 'Save Meta Tags'}
        </button>
      </div>
    </form>
  );
}

/** Fields beside their preview; on narrow screens the preview follows them. */
function Group({
  heading,
  preview,
  children,
}: {
  heading: string;
  preview?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 border-t border-line py-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <h2 className="text-lg">{heading}</h2>
        {children}
      </div>
      <div className="lg:sticky lg:top-4 lg:mt-1 lg:self-start">{preview}</div>
    </div>
  );
}
