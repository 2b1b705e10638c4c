const EXTENSION = /(?:;|,|\s)*(?:extension|ext\.?|x|#)\s*(\d{1,7})\s*$/i;

/**
 * A `mailto:` address (RFC 6068). Everything but the @ is encoded, so that what a visitor typed can add no
 * recipients or text.
 */
export function mailHref(email: string): string {
  return `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}`;
}

/** A `tel:` address (RFC 3966), the extension apart; null when no number can be read from what was typed. */
export function phoneHref(phone: string): string | null {
  const extension = EXTENSION.exec(phone);
  const number = extension ? phone.slice(0, extension.index) : phone;
  const digits = number.replaceAll(/\D/g, '');
  if (digits.length < 3 || /\p{L}/u.test(number)) return null;
  const plus = number.trim().startsWith('+') ? '+' : '';
  return `tel:${plus}${digits}${extension ? `;ext=${extension[1]}` : ''}`;
}
