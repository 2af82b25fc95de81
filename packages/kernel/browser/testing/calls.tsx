import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiProvider, createApi, withoutSession } from '../src/index.ts';

/** What calls need around a screen: an api without a session, and a cache of its own that tries nothing twice. */
export function Calls({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [api] = useState(() => createApi({ serverAddress: '', session: withoutSession }));
  return (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  );
}
