import { type Kysely, PostgresAdapter, sql } from 'kysely';

/**
 * A whole search, and all related posts, as functions of the database: each connection plans them once, where questions
 * as long as these took longer to plan than to answer. SQLite is asked step by step.
 */
export const postFunctions = {
  async up(db: Kysely<unknown>): Promise<void> {
    // Of 012: frequent terms are no longer read all at once.
    await db.schema.dropIndex('post_counts_by_count').execute();
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql.raw(bestPosts).execute(db);
    await sql.raw(findPosts).execute(db);
    await sql.raw(relatedPosts).execute(db);
  },
};

/** A plan may have been made while the blog was empty, when to read all of a table costs nothing; it is kept. */
const SETTINGS = `set jit = off set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off`;

/**
 * Positions of the newest posts that are found, but those known already: the best first, then the newest. Few are
 * weighed one by one; of more, those with all words in the title come first. A category that all of them have, and that
 * weighs nothing, would leave nothing of any other word's weight; so the query is weighed without it. 1: a long text
 * does not win by its length.
 */
const bestPosts = `create function best_found_posts(
  query tsquery, filed tsquery, until bigint, wanted integer, weighed integer, weights real[], known bigint[]
) returns bigint[] language plpgsql stable ${SETTINGS}
as $$ begin
  return (
    select array_agg(found.position order by found.weight desc, found.position desc) from (
      select newest.position, case when count(*) over () > weighed then newest.in_title::integer else (
        select ts_rank_cd(weights, post_search.words, query, 1)
          from post_search where post_search.position = newest.position
      ) end as weight
      from newest_found_posts(coalesce(query && filed, query), query, until, wanted) as newest
      where newest.position <> all(known)
    ) as found
  );
end $$`;

/**
 * The posts with the words as they were typed, then those with words that begin so: all their positions as one text,
 * because hundreds of rows would take longer to read than to find, and the rows of the first ones, whole, so that later
 * columns are in them too. A beginning that few words share stands for these: the index reads all that a prefix stands
 * for before it looks further.
 */
const findPosts = `create function find_posts(
  typed text[], filed tsquery, until bigint, wanted integer, weighed integer, weights real[],
  enough integer, longer_max integer, shown integer
) returns table (positions text, first json) language plpgsql stable ${SETTINGS}
as $$ declare
  as_typed constant tsquery := (select string_agg('''' || word || '''', '&') from unnest(typed) as word);
  begun tsquery;
  best bigint[] := coalesce(best_found_posts(as_typed, filed, until, wanted, weighed, weights, '{}'), '{}');
begin
  if cardinality(best) < enough then
    begun := (
      select string_agg(case when length(asked.word) = 1 then '''' || asked.word || '''' else (
        select case when count(*) between 1 and longer_max
          then '(''' || asked.word || '''|' || string_agg('''' || longer.word || '''', '|') || ')'
          else '''' || asked.word || ''':*' end
        from (
          select search_words.word from search_words
          where search_words.word between asked.word and asked.word || chr(1114111) limit longer_max + 1
        ) as longer
      ) end, '&') from unnest(typed) as asked (word)
    );
    best := best || best_found_posts(begun, filed, until, wanted, weighed, weights, best);
  end if;
  return query select array_to_string(best, ','), (
    select json_agg(posts order by place) from unnest(best[1:shown]) with ordinality as shown_posts (position, place)
      join posts on posts.position = shown_posts.position
  );
end $$`;

/**
 * Rows of visitors' posts that share most terms with this one, then the newest, in this order. All posts that have a
 * rare one are looked at with all they share; of those that have a frequent one, the newest. Each term is looked up by
 * its whole key, and `offset 0` leaves the planner no other way: it would read every post that has a frequent term.
 */
const relatedPosts = `create function related_posts(
  of_slug text, until bigint, wanted integer, compared_max integer, rare_max integer, newest_max integer
) returns json language plpgsql stable ${SETTINGS}
as $$ declare
  self constant bigint := (select posts.position from posts where posts.slug = of_slug);
  rare_kinds text[];
  rare_slugs text[];
  frequent_kinds text[];
  frequent_slugs text[];
begin
  select array_agg(kind) filter (where not is_frequent), array_agg(slug) filter (where not is_frequent),
      array_agg(kind) filter (where is_frequent), array_agg(slug) filter (where is_frequent)
    into rare_kinds, rare_slugs, frequent_kinds, frequent_slugs
    from (
      select post_terms.kind, post_terms.slug, coalesce((
        select post_counts.count from post_counts where post_counts.kind = post_terms.kind
          and post_counts.slug = post_terms.slug and post_counts.status = 'published'
      ), 0) > rare_max as is_frequent
      from post_terms where post_terms.position = self order by 1, 2 limit compared_max
    ) as terms;
  return (
    select json_agg(posts order by related.shared desc, related.position desc) from (
      select found.position, max(found.shared) as shared from (
        select with_rare.position, with_rare.shared + (
          select count(*) from unnest(frequent_kinds, frequent_slugs) as term (kind, slug), lateral (
            select from post_terms where post_terms.kind = term.kind and post_terms.slug = term.slug
              and post_terms.status = 'published' and post_terms.position = with_rare.position offset 0
          ) as has_term
        ) as shared from (
          select has_term.position, count(*) as shared
          from unnest(rare_kinds, rare_slugs) as term (kind, slug), lateral (
            select post_terms.position from post_terms
            where post_terms.kind = term.kind and post_terms.slug = term.slug
              and post_terms.status = 'published' and post_terms.position <= until offset 0
          ) as has_term group by has_term.position
        ) as with_rare
        union all
        select has_term.position, count(*)
        from unnest(frequent_kinds, frequent_slugs) as term (kind, slug), lateral (
          select post_terms.position from post_terms
          where post_terms.kind = term.kind and post_terms.slug = term.slug
            and post_terms.status = 'published' and post_terms.position <= until
          order by post_terms.position desc limit newest_max / cardinality(frequent_kinds)
        ) as has_term group by has_term.position
      ) as found where found.position <> self group by 1 order by 2 desc, 1 desc limit wanted
    ) as related join posts on posts.position = related.position
  );
end $$`;
