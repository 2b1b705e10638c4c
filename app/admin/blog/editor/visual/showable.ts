/** The content security policy allows only pictures of this site. */
export function isShowable(src: string | null | undefined): src is string {
  return /^(\/(?![/\\])|data:image\/)/.test(src ?? '');
}
