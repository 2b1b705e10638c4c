import type { ConfiguredService, ResourceSection } from '../../../content/resources/types.ts';

/** The sections without the blocks that do not hold for this installation. */
export function shownSections(
  sections: readonly ResourceSection[],
  configured: Record<ConfiguredService, boolean>,
): ResourceSection[] {
  return sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter(
      ({ when, unless }) => (!when || configured[when]) && !(unless && configured[unless]),
    ),
  }));
}
