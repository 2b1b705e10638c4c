import type {
  ConfiguredNumber,
  ConfiguredService,
  ResourceBlock,
  ResourceSection,
} from '../../../content/schema/resource.ts';

/** The sections without the blocks that do not hold for this installation, and with its numbers in their paragraphs. */
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
