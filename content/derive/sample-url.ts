/** True for a URL of sample content, shown without a link: empty, `#`, or on a host in `.example` (RFC 2606). */
export function isSampleUrl(address: string): boolean {
  return /^#?$|^(?:https?:)?\/\/[^/?#]*\.example(?::\d+)?(?:[/?#]|$)/i.test(address);
}
