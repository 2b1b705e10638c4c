/**
 * True for the URL of sample content: empty, `#`, or on a host that ends in `.example`, which no one can own (RFC
 * 2606). It is shown without a link.
 */
export function isSampleUrl(address: string): boolean {
  return /^#?$|^(?:https?:)?\/\/[^/?#]*\.example(?::\d+)?(?:[/?#]|$)/i.test(address);
}
