import { describe, expect, it } from 'vitest';
import { parseBasic } from './basic-credentials.ts';

describe('Basic credentials', () => {
  const basic = (text: string | Buffer) => `Basic ${Buffer.from(text).toString('base64')}`;

  it('are split at the first colon', () => {
    expect(parseBasic(basic('user:se:cret'))).toEqual({ username: 'user', secret: 'se:cret' });
    expect(parseBasic(basic('müller:ß'))).toEqual({ username: 'müller', secret: 'ß' });
  });

  it('are rejected when malformed', () => {
    const malformed = [
      'Basic',
      'Basic ',
      'Basic !!!',
      'Basic dXNlcjpw=',
      'Basic dXNlcjpw, x',
      basic('no colon'),
    ];
    for (const header of [...malformed, basic('a\nb:c'), basic(Buffer.from([0x61, 0x3a, 0xff]))]) {
      expect(parseBasic(header), header).toBeNull();
    }
  });
});
