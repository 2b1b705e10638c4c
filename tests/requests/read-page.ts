import { type APIRequestContext, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';
import { claimsOf, type Node, type PageGraph, problemsOf } from '../support/structured-data.ts';

/** A page as a program reads it: no style, no script. */
export interface ReadPage {
  /** Absolute, after redirects. */
  address: string;
  status: number;
  /** Meta tags by name or property, with `title` and `canonical`. */
  head: Record<string, string>;
  graph: PageGraph | null;
  body: HTMLElement;
  main: HTMLElement;
}

/** @throws when the answer has more than one block of structured data, or no body */
export async function readPage(request: APIRequestContext, address: string): Promise<ReadPage> {
  const answer = await request.get(address);
  const document = parse(await answer.text(), { blockTextElements: { script: true, style: true } });
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length > 1) throw new Error(`${address} has ${blocks.length} blocks of structured data`);
  const graph = JSON.parse(blocks[0]?.textContent ?? 'null');
  for (const code of document.querySelectorAll('script, style')) code.remove();
  const tags = document
    .querySelectorAll('head meta')
    .map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.getAttribute('content')]);
  const body = document.querySelector('body');
  if (!body) throw new Error(`${address} has no body`);
  return {
    address: answer.url(),
    status: answer.status(),
    head: {
      ...Object.fromEntries(tags),
      title: textOf(document.querySelector('title')),
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    },
    graph,
    body,
    main: body.querySelector('main') ?? body,
  };
}

/** The addresses in sitemap.xml. */
export async function listedUrls(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

export async function readListedPages(request: APIRequestContext): Promise<ReadPage[]> {
  const addresses = await listedUrls(request);
  return Promise.all(addresses.map((address) => readPage(request, address)));
}

/** The nodes of this type in the graph of a page. */
export function nodesOf({ graph }: ReadPage, type: string): Node[] {
  return graph?.['@graph'].filter((node) => node['@type'] === type) ?? [];
}

export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an element, opened or not, in one line. */
export const textOf = (element: HTMLElement | null | undefined) => oneLine(element?.textContent ?? '');

export const textsIn = (element: HTMLElement, selector: string) =>
  element.querySelectorAll(selector).map(textOf);

export const hrefsIn = (element: HTMLElement, selector = 'a[href]') =>
  element.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');

/** The section that contains a heading. */
export function sectionOf(element: HTMLElement, heading: string): HTMLElement {
  const found = element.querySelectorAll('h1, h2, h3').find((one) => textOf(one) === heading);
  const section = found?.closest('section');
  if (!section) throw new Error(`no section with the heading "${heading}"`);
  return section;
}

/** Fails unless the structured data is valid, connected, and agrees with what the page shows. Returns its nodes. */
export async function expectValidGraph({ address, graph, body }: ReadPage): Promise<readonly Node[]> {
  if (!graph) throw new Error(`${address} has no structured data`);
  expect(await problemsOf(graph), address).toEqual([]);
  const text = textOf(body);
  expect(
    claimsOf(graph).filter((claim) => !text.includes(oneLine(claim))),
    address,
  ).toEqual([]);
  return graph['@graph'];
}
