/** An e-mail address in the spelling by which inquiries of one sender are found; null: none. */
export function emailKey(email: string): string | null {
  return email.trim().toLowerCase() || null;
}

/** A phone number without punctuation and the country code; null: too short to identify a sender. */
export function phoneKey(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-10);
}
