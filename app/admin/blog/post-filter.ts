import { type ListedState, listedStates } from '../../../contract/posts.ts';

/** The part of the posts that the list shows. */
export interface PostFilter {
  search: string;
  status: ListedState | 'deleted';
  /** The slug of a category; empty: all. */
  category: string;
  /** From 1. */
  page: number;
}

const everything: PostFilter = { search: '', status: 'all', category: '', page: 1 };
const states = [...listedStates, 'deleted'] as const;

/** Reads a filter from the query of an address; anything else counts as no filter. */
export function readFilter(query: URLSearchParams): PostFilter {
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('search') ?? '').trim().slice(0, 200),
    status: states.find((state) => state === query.get('status')) ?? everything.status,
    category: query.get('category') ?? everything.category,
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : everything.page,
  };
}

/** The query of an address; what is not filtered is left out. */
export function writeFilter(filter: PostFilter): URLSearchParams {
  const names = Object.keys(everything) as (keyof PostFilter)[];
  const given = names.filter((name) => filter[name] !== everything[name]);
  return new URLSearchParams(given.map((name) => [name, String(filter[name])]));
}
