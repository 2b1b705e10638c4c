import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function open(options: Partial<SafeFetchOptions> = {}) {
  const pauses: number[] = [];
  const fetch = createSafeFetch({
    allowedHosts: [],
    lookup: async () => [{ address: '127.0.0.1', family: 4 }],
    pause: async (ms) => pauses.push(ms),
    random: () => 0.5,
    clock: () => new Date('2026-03-02T15:00:00Z'),
    ...options,
  });
  onTestFinished(() => fetch.close());
  const get = (address: string, authorization: string | null = null) =>
    fetch.get(
      address,
      { authorization, maxBytes: 1000, signal: new AbortController().signal },
      async ({ status, body }) => `${status} ${await text(body)}`,
    );
  return { get, pauses };
}

describe('a request', () => {
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://192.168.1.1:8080/',
    'http://224.0.0.1/',
    'http://user:word@127.0.0.1/',
    'http://old.example\\@127.0.0.1/',
    'http://[::]/',
    'http://[fe80::1]/',
    'http://[::ffff:7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost./',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/',
    'http://100.64.0.1/',
    'http://[fd00::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://named.example/',
  ])('to %s is not made', async (address) => {
    await expect(open().get(address)).rejects.toThrow(
      /is in a private network. Check the site URL, or ask whoever looks after your website/,
    );
  });

  it.each(['ftp://old.example/', 'file:///etc/passwd'])('to %s is not made', async (address) => {
    await expect(open().get(address)).rejects.toThrow(/only http and https/);
  });

  it('is made to the address that was checked, and to no second answer of the name server', async () => {
    const port = await listen((_, response) => response.end('inside'));
    let asked = 0;
    const { get } = open({
      lookup: async () => [{ address: asked++ === 0 ? '203.0.113.9' : '127.0.0.1', family: 4 }],
      timeouts: { connectMs: 200, headMs: 1000, silenceMs: 1000, totalMs: 2000 },
    });
    await expect(get(`http://rebound.example:${port}/`)).rejects.toThrow();
    await expect(get(`http://rebound.example:${port}/`)).rejects.toThrow(/is in a private network/);
  });

  it('sends the login to its own origin, not to where it redirects', async () => {
    const heard: (string | undefined)[] = [];
    const other = await listen((request, response) => {
      heard.push(request.headers.authorization);
      response.end('other');
    });
    const first = await listen((request, response) => {
      heard.push(request.headers.authorization);
      response.writeHead(302, { Location: `http://127.0.0.1:${other}/` }).end();
    });
    const { get } = open({ allowedHosts: ['127.0.0.1'] });
    expect(await get(`http://127.0.0.1:${first}/`, 'Basic secret')).toBe('200 other');
    expect(heard).toEqual(['Basic secret', undefined]);
  });

  it('waits as Retry-After says, and tries errors of the server and broken connections again', async () => {
    let asked = 0;
    const port = await listen((request, response) => {
      asked++;
      if (asked === 1) response.writeHead(429, { 'Retry-After': '7' }).end();
      else if (asked === 2) response.writeHead(500).end();
      else if (asked === 3) request.socket.destroy();
      else response.end('fine');
    });
    const { get, pauses } = open({ allowedHosts: [`127.0.0.1:${port}`] });
    expect(await get(`http://127.0.0.1:${port}/`)).toBe('200 fine');
    expect(pauses).toEqual([7000, 2000, 4000]);
  });

  it.each([
    [503, '7', 7000],
    [429, 'Mon, 02 Mar 2026 15:00:07 GMT', 7000],
    [503, 'Mon, 02 Mar 2026 14:59:00 GMT', 0],
    [429, 'soon', 1000],
  ])('waits after %i as Retry-After: %s says', async (status, after, ms) => {
    let asked = 0;
    const port = await listen((_, response) => {
      if (++asked === 1) response.writeHead(status, { 'Retry-After': after }).end();
      else response.end('fine');
    });
    const { get, pauses } = open({ allowedHosts: ['127.0.0.1'] });
    expect(await get(`http://127.0.0.1:${port}/`)).toBe('200 fine');
    expect(pauses).toEqual([ms]);
  });

  it.each(['121', 'Mon, 02 Mar 2026 15:02:01 GMT'])('ends when Retry-After is %s', async (after) => {
    let asked = 0;
    const port = await listen((_, response) => {
      asked++;
      response.writeHead(503, { 'Retry-After': after }).end();
    });
    const { get, pauses } = open({ allowedHosts: ['127.0.0.1'] });
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      `127.0.0.1:${port} answers 503 and asks to be left alone for 3 minutes.`,
    );
    expect([asked, pauses]).toEqual([1, []]);
  });

  it('is made once more where no answer begins', async () => {
    let asked = 0;
    const port = await listen((_, response) => {
      if (++asked > 1) response.end('late');
    });
    const timeouts = { connectMs: 1000, headMs: 300, silenceMs: 1000, totalMs: 9000 };
    const { get } = open({ allowedHosts: ['127.0.0.1'], timeouts });
    expect(await get(`http://127.0.0.1:${port}/`)).toBe('200 late');
  });

  it('clears its timer when it ends', async () => {
    const port = await listen((_, response) => response.end('here'));
    const { get } = open({ allowedHosts: ['127.0.0.1'] });
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    await get(`http://127.0.0.1:${port}/`);
    const before = timers();
    for (let time = 0; time < 10; time++) await get(`http://127.0.0.1:${port}/`);
    expect(timers()).toBeLessThanOrEqual(before + 1);
  });

  it('ends when the answer drips, whatever arrives', async () => {
    const port = await listen((_, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.once('close', () => clearInterval(drip));
    });
    const { get } = open({
      allowedHosts: ['127.0.0.1'],
      timeouts: { connectMs: 1000, headMs: 1000, silenceMs: 1000, totalMs: 300 },
    });
    await expect(get(`http://127.0.0.1:${port}/`)).rejects.toThrow(/too slow/);
  });

  it('ends at its limit of bytes', async () => {
    const port = await listen((_, response) => response.end('x'.repeat(2000)));
    await expect(open({ allowedHosts: ['127.0.0.1'] }).get(`http://127.0.0.1:${port}/`)).rejects.toThrow(
      /larger/,
    );
  });

  it.each([
    ['fail', 'EAI_AGAIN', 0, 'gone.example was not looked up', 38],
    ['are late and find no host', 'ENOTFOUND', 5000, 'gone.example is not known.', 0],
  ])(
    'after 50 look-ups that %s only one a second is made until one succeeds',
    async (_, code, ms, last, repeated) => {
      const asked: string[] = [];
      let nowMs = 0;
      let isDown = true;
      const { get, pauses } = open({
        clock: () => new Date(nowMs),
        async lookup(host) {
          asked.push(host);
          if (!isDown && host !== 'gone.example') return [{ address: '127.0.0.1', family: 4 }];
          nowMs += ms;
          throw Object.assign(new Error('it is not found'), { code });
        },
      });
      const refused = (host: string) =>
        `${host} was not looked up, because the name service does not answer.`;
      const privately = 'is in a private network';
      isDown = false;
      await expect(get('http://known.example/')).rejects.toThrow(privately);
      isDown = true;
      for (let host = 0; asked.length <= 50; host++)
        await expect(get(`http://${host}.example/`)).rejects.toThrow(
          asked.length < 49 ? `${host}.example is not known.` : `${host}.example `,
        );
      for (let host = 0; host < 100; host++)
        await expect(get(`http://new-${host}.example/`)).rejects.toThrow(refused(`new-${host}.example`));
      expect([asked.length, pauses.length]).toEqual([51, repeated]);
      nowMs += 1001;
      isDown = false;
      await expect(get('http://gone.example/')).rejects.toThrow(last);
      await expect(get('http://other.example/')).rejects.toThrow(refused('other.example'));
      await expect(get('http://known.example/')).rejects.toThrow(privately);
      await expect(get('http://other.example/')).rejects.toThrow(privately);
    },
  );

  it('is made however many hosts are not found at once', async () => {
    const { get } = open({
      async lookup() {
        throw Object.assign(new Error('it is not found'), { code: 'ENOTFOUND' });
      },
    });
    for (let host = 0; host < 100; host++)
      await expect(get(`http://host-${host}.example/`)).rejects.toThrow(`host-${host}.example is not known.`);
  });

  it('is one of four at a time to a host', async () => {
    let [now, most] = [0, 0];
    const port = await listen((_, response) => {
      most = Math.max(most, ++now);
      setTimeout(() => {
        now--;
        response.end();
      }, 20);
    });
    const { get } = open({ allowedHosts: ['127.0.0.1'] });
    await Promise.all(Array.from({ length: 12 }, () => get(`http://127.0.0.1:${port}/`)));
    expect(most).toBe(4);
  });
});
