import { ApiProvider, createApi, withoutSession } from '@pausenplatz/kernel-browser';
import { createSessionStore, SessionProvider } from '@pausenplatz/kernel-host';
import { AppTheme, Toasts } from '@pausenplatz/kernel-ui';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClassMenu } from './class-menu.tsx';

afterEach(() => vi.restoreAllMocks());

const aClass = (id: string, name: string) => ({ id, name, color: 'teal', schoolId: 'S'.repeat(22) });
const classes = [aClass('A'.repeat(22), '3a'), aClass('B'.repeat(22), '4b')];

/** Opens the menu above a server that answers so; hands back what it was sent. */
async function choose4b(status: number) {
  const sent: unknown[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'));
    const refusal = { code: 'SERVER_FAULT', messageType: 'error', messageTitle: 'x', messageBody: 'x' };
    return Response.json(status === 200 ? { ok: true } : refusal, { status });
  });
  await render(
    <AppTheme choice="light">
      <ApiProvider value={createApi({ serverAddress: '', session: withoutSession })}>
        <SessionProvider value={createSessionStore(async () => ({ status: 'signedOut' }))}>
          <ClassMenu classes={classes} current={'A'.repeat(22)} open onOpen={() => undefined} button={null} />
          <Toasts />
        </SessionProvider>
      </ApiProvider>
    </AppTheme>,
  );
  await userEvent.click(page.getByRole('menuitemradio', { name: '4b' }));
  return sent;
}

test('another class becomes the default one', async () => {
  const sent = await choose4b(200);
  await expect.poll(() => sent).toEqual([{ id: 'B'.repeat(22) }]);
});

test('where that fails, the sentence of the specification says so', async () => {
  await choose4b(500);
  await expect.element(page.getByText('Fehler beim Wechseln der Schulklasse', { exact: true })).toBeVisible();
});
