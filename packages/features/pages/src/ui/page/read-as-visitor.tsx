import { ApiProvider, createQueryClient } from '@pausenplatz/kernel-browser';
import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { createSessionStore, SessionProvider } from '@pausenplatz/kernel-host';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

/** Blocks that read by themselves do so without a session here: what the server answers then is what they show. */
export function ReadAsVisitor({ children }: { readonly children: ReactNode }) {
  const [visitor] = useState(() => {
    const store = createSessionStore(() => Promise.resolve({ status: 'signedOut' }));
    store.become({ status: 'signedOut' });
    // What the person behind it has read before stands in a cache of its own.
    return { store, client: createQueryClient() };
  });
  return (
    <SessionProvider value={visitor.store}>
      <QueryClientProvider client={visitor.client}>
        <ApiProvider value={frameApi}>{children}</ApiProvider>
      </QueryClientProvider>
    </SessionProvider>
  );
}
