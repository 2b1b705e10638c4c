import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/** Of one part: for each item of the menu that may be the current one, or for the last versions of the blog. */
const KEPT_MAX = 20;

const keptOfParts = new WeakMap<object, Map<string, string>>();

/** Renders a part of `SharedPart` for the first page that shows it so; the next ones get the same HTML. */
export function sharedHtml<P extends object>(Part: ComponentType<P>, props: P): string {
  const kept = keptOfParts.get(Part) ?? new Map<string, string>();
  keptOfParts.set(Part, kept);
  const key = JSON.stringify(props);
  const html = kept.get(key) ?? renderToString(<Part {...props} />);
  kept.set(key, html);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  return html;
}
