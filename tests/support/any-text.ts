import fc from 'fast-check';

/** A UTF-16 code unit: with broken surrogate pairs and control characters. */
export const codeUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));

const SURROGATES = 0x800;

/** A Unicode character. fast-check's `binary` is the same, but takes a second to list all of them first. */
export const character = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES })
  .map((number) => String.fromCodePoint(number < 0xd800 ? number : number + SURROGATES));
