import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { pageRequestContext } from '../../context.ts';
import { loader } from './route.tsx';

it('HEAD of an article asks whether it exists, and reads nothing of it', async () => {
  const context = new RouterContextProvider();
  const read = () => Promise.reject(new Error('the article was read'));
  const blog = { find: read, related: read, exists: async (slug: string) => slug === 'there' };
  context.set(pageRequestContext, {
    blog,
    siteUrl: 'https://firm.example',
    changedPages: new Map(),
  } as never);
  const statusOf = async (slug: string) => {
    const request = new Request(`https://firm.example/${slug}/`, { method: 'HEAD' });
    return (await loader({ request, params: { slug }, context } as never)).init?.status;
  };
  expect([await statusOf('there'), await statusOf('gone')]).toEqual([200, 404]);
});
