import type {
  ConfiguredNumber,
  ConfiguredService,
  ResourceBlock,
  ResourceSection,
} from '../../../content/schema/resource.ts';
import type { BlogReader } from '../../../contract/blog.ts';
import { existingLinks } from '../../sections/existing-links.ts';

/** The sections without blocks that do not apply to this installation, with its numbers filled into the paragraphs. */
export function shownSections(
  sections: readonly ResourceSection[],
  configured: Record<ConfiguredService, boolean>,
  numbers: Record<ConfiguredNumber, number>,
): ResourceSection[] {
  const isShown = ({ when, unless }: ResourceBlock) =>
    (!when || configured[when]) && !(unless && configured[unless]);
  const withNumbers = (block: ResourceBlock): ResourceBlock =>
    block.kind === 'paragraph'
      ? {
          ...block,
          text: block.text.replace(/\{(\w+)\}/g, (_, name: ConfiguredNumber) => String(numbers[name])),
        }
      : block;
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(isShown).map(withNumbers),
  }));
}

/** Drops links to pages that this firm's site does not have, and the blocks and sections left empty. */
export async function withExistingLinks(
  sections: readonly ResourceSection[],
  blog: Pick<BlogReader, 'exists'>,
): Promise<ResourceSection[]> {
  const existing = async (block: ResourceBlock): Promise<ResourceBlock[]> => {
    if (block.kind !== 'links') return [block];
    const links = await existingLinks(block.links, blog);
    return links.length > 0 ? [{ ...block, links }] : [];
  };
  const shown = sections.map(async (section) => ({
    ...section,
    blocks: (await Promise.all(section.blocks.map(existing))).flat(),
  }));
  return (await Promise.all(shown)).filter(({ blocks }) => blocks.length > 0);
}
