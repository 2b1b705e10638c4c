import { changedFields, fieldText, type PostDraft } from './post-draft.ts';

/** The labels of the form's fields. */
export const fieldLabels: Record<keyof PostDraft, string> = {
  title: 'Title',
  slug: 'Web address',
  content: 'Article',
  excerpt: 'Excerpt',
  author: 'Author',
  status: 'Status',
  publishedAt: 'Date of publication',
  categories: 'Categories',
  tags: 'Tags',
  featuredImage: 'Featured image',
  featuredImageAlt: 'Alternative text',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  metaKeywords: 'Keywords',
  ogTitle: 'Title on social networks',
  ogDescription: 'Description on social networks',
  ogImage: 'Picture on social networks',
};

/** The fields that differ, as texts to be compared. */
export function differences(mine: PostDraft, theirs: PostDraft) {
  return changedFields(mine, theirs).map((name) => ({
    label: fieldLabels[name],
    mine: fieldText(mine[name]),
    theirs: fieldText(theirs[name]),
  }));
}
