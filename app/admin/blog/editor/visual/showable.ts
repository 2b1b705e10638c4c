/** The site's policy allows pictures of its own only. */
export function isShowable(src: string | null | undefined): src is string {
  return /^(\/(?![/\\])|data:image\/)/.test(src ?? '');
}
