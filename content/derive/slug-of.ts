/** The slug of a record: the name of its file. */
export function slugOf(file: string): string {
  return file.replace(/^.*\/|\.ts$/g, '');
}
