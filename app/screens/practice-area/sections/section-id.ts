/** The anchor of a section or of its accordion on the page: its title in lower case, with hyphens. */
export function sectionId(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
