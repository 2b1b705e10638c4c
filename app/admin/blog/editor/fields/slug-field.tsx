import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../../contract/paths.ts';
import { termSlug } from '../../../../../contract/post-lists.ts';
import type { FreeSlug } from '../../../../../contract/posts.ts';
import { staffApiPaths } from '../../../../../contract/staff-paths.ts';
import { TextInput } from './text-input.tsx';

interface SlugFieldProps {
  slug: string;
  title: string;
  /** Null for a new post. */
  id: string | null;
  onChange: (slug: string) => void;
  error?: string | undefined;
}

/** The slug; once the field is left, the server says which address the post will have. */
export function SlugField({ slug, title, id, onChange, error }: SlugFieldProps) {
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
      label="Web address"
      value={slug}
      onChange={onChange}
      onBlur={() => setChecked(slug)}
      error={error}
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
