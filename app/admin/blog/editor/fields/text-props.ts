import type { FieldErrors } from '../../../../../contract/errors.ts';
import { fieldLabels } from '../field-labels.ts';
import type { PostDraft, SearchFieldName } from '../post-draft.ts';

/** The draft, its errors and its setter, as passed to the fields. */
export interface FormState {
  draft: PostDraft;
  onChange: (changes: Partial<PostDraft>) => void;
  fieldErrors: FieldErrors;
}

export interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Props that bind a `TextInput` to a field of the draft. */
export function textProps(
  { draft, onChange, fieldErrors }: FormState,
  name: 'title' | 'excerpt' | 'slug' | 'author' | 'publishedAt' | SearchFieldName,
): TextProps {
  return {
    label: fieldLabels[name],
    value: draft[name],
    onChange: (value) => onChange({ [name]: value }),
    error: fieldErrors[name]?.[0],
  };
}
