import { actors, anyone, defineCall } from '@pausenplatz/kernel-contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiProvider, createApi, seedAnswers, useCall, withoutSession } from './index.ts';

const getWord = defineCall({
  summary: 'A word.',
  method: 'GET',
  path: 'words/{id}',
  access: anyone,
  actors: actors(200),
  mutates: false,
  input: z.strictObject({ id: z.string() }),
  output: z.strictObject({ word: z.string() }),
});

function Word({ gate }: { readonly gate: Promise<void> }) {
  use(gate);
  const { data } = useCall(getWord, { id: 'a' });
  return data?.word === 'alt' ? <p>alt</p> : <b>{data?.word}</b>;
}

test('a part that was drawn is taken over as it stands there, although its answer has changed meanwhile', async () => {
  const client = new QueryClient();
  seedAnswers(client, [[getWord.id, { id: 'a' }, { word: 'alt' }]]);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<!--$--><p>alt</p><!--/$-->';
  const drawn = root.querySelector('p');
  const gate = Promise.withResolvers<void>();
  const faults: unknown[] = [];
  const app = hydrateRoot(
    root,
    <QueryClientProvider client={client}>
      <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
        <Suspense>
          <Word gate={gate.promise} />
        </Suspense>
      </ApiProvider>
    </QueryClientProvider>,
    { onRecoverableError: (fault) => faults.push(fault) },
  );
  client.setQueryData([getWord.id, { id: 'a' }], { word: 'neu' });
  expect(root.contains(drawn)).toBe(true);
  gate.resolve();
  await expect.poll(() => root.querySelector('b')?.textContent).toBe('neu');
  expect(faults).toEqual([]);
  app.unmount();
});
