import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { timeZoneLabel } from '../../../../content/derive/time-zone.ts';
import { paths } from '../../../../contract/paths.ts';
import { termSlug } from '../../../../contract/post-lists.ts';
import type { FreeSlug, StaffPost } from '../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../contract/staff-paths.ts';
import { choiceClass, labelClass } from '../../kit/control.ts';
import { counted, firmDate } from '../../kit/format.ts';
import { ToolButton } from '../../kit/tool-button.tsx';
import { useTerms } from '../post-queries.ts';
import { fieldLabels } from './field-labels.ts';
import { FeaturedImageField } from './fields/featured-image-field.tsx';
import { NamesField } from './fields/names-field.tsx';
import { TextInput } from './fields/text-input.tsx';
import { type FormState, type TextProps, textProps } from './fields/text-props.ts';
import type { PostDraft } from './post-draft.ts';

interface PublishingFieldsProps {
  form: FormState;
  base: StaffPost | null;
  onShowVersions: () => void;
}

const statuses = [
  ['draft', 'Draft'],
  ['published', 'Published'],
] as const;

/** Status, date, slug, author, terms and featured image. */
export function PublishingFields({ form, base, onShowVersions }: PublishingFieldsProps) {
  const { draft, onChange, fieldErrors } = form;
  const terms = useTerms();
  return (
    <section
      aria-label="Publishing"
      className="grid content-start gap-6 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-3.5rem)] lg:self-start lg:overflow-y-auto lg:border-l lg:border-line lg:pr-1.5 lg:pb-6 lg:pl-8"
    >
      <fieldset>
        <legend className={labelClass}>Status</legend>
        <div className="mt-1 flex gap-6">
          {statuses.map(([value, label]) => (
            <label key={value} className="flex min-h-11 items-center gap-2 text-sm lg:min-h-8">
              <input
                type="radio"
                name="status"
                value={value}
                checked={draft.status === value}
                onChange={() => onChange({ status: value })}
                className={choiceClass}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {base && (
        <ToolButton variant="outline" onClick={onShowVersions} className="justify-self-start">
          Versions
        </ToolButton>
      )}
      <TextInput
        {...textProps(form, 'publishedAt')}
        label={`Date of publication (${timeZoneLabel})`}
        type="datetime-local"
        hint={
          <>
            A later date schedules the post. Left empty, the post gets the time when it is published.
            {base?.oncePublic && base.status === 'draft' && (
              <> First published on {firmDate(base.publishedAt)}.</>
            )}
          </>
        }
      />
      <SlugField {...textProps(form, 'slug')} title={draft.title} id={base?.id ?? null} />
      <TextInput {...textProps(form, 'author')} required />
      <NamesField
        label={fieldLabels.categories}
        names={draft.categories}
        onChange={(categories) => onChange({ categories })}
        suggestions={terms.data?.category.map(({ name }) => name) ?? []}
        error={fieldErrors.categories?.[0]}
      />
      <NamesField
        label={fieldLabels.tags}
        names={draft.tags}
        onChange={(tags) => onChange({ tags })}
        suggestions={terms.data?.tag.map(({ name }) => name) ?? []}
        error={fieldErrors.tags?.[0]}
      />
      <FeaturedImageField path={draft.featuredImage} alt={draft.featuredImageAlt} onChange={onChange} />
      <p role="status" className="text-xs text-ornament-text empty:hidden">
        {undescribedText(draft)}
      </p>
    </section>
  );
}

/** Counts the pictures without alternative text; empty if there are none. */
function undescribedText({ content, featuredImage, featuredImageAlt }: PostDraft): string {
  const images = content.match(/<img\b[^>]*>/gi) ?? [];
  const undescribed = images.filter((image) => !/\salt="[^"]*[^"\s][^"]*"/i.test(image)).length;
  const count = undescribed + (featuredImage && !featuredImageAlt.trim() ? 1 : 0);
  if (count === 0) return '';
  return count === 1
    ? '1 picture has no alternative text. Describe it, unless it is only decorative.'
    : `${counted(count, 'picture')} have no alternative text. Describe them, unless they are only decorative.`;
}

interface SlugFieldProps extends TextProps {
  title: string;
  /** Null for a new post. */
  id: string | null;
}

/** The slug; on blur the server returns the final one. */
function SlugField({ title, id, ...field }: SlugFieldProps) {
  const { value: slug } = field;
  const [checked, setChecked] = useState(slug);
  const wanted = checked || termSlug(title);
  const query = new URLSearchParams({ slug: wanted, ...(id ? { id } : {}) });
  const { data } = useQuery<FreeSlug>({
    queryKey: [`${staffApiPaths.adminPostSlug}?${query}`],
    enabled: wanted !== '' && checked === slug,
  });
  const isTaken = data !== undefined && data.slug !== wanted;
  return (
    <TextInput
      {...field}
      onBlur={() => setChecked(slug)}
      hint={
        <>
          {slug === '' && 'Left empty, it is made from the title. '}
          {isTaken && checked && 'Adjusted: '}
          {data && decodeURIComponent(paths.article(data.slug))}
        </>
      }
    />
  );
}
