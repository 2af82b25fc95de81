import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepWishes } from './keep-wishes.ts';

const held: string[] = [];

/** Words and a choice that stood there already, as in an administration. */
function Fields() {
  const [phone, setPhone] = useState('031 555 01 01');
  const [note, setNote] = useState('Am Morgen');
  const [kind, setKind] = useState('Schulleitung');
  held.push([phone, note, kind].join(' · '));
  return (
    <>
      <input aria-label="Telefon" value={phone} onChange={({ target }) => setPhone(target.value)} />
      <textarea aria-label="Notiz" value={note} onChange={({ target }) => setNote(target.value)} />
      <select aria-label="Stelle" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option>Schulleitung</option>
        <option>Heilpädagogik</option>
      </select>
    </>
  );
}

/** What changes while a part still waits for its code makes it be drawn anew. */
function Part({ Inside }: { readonly Inside: (props: { readonly of: string }) => ReactNode }) {
  const of = useSyncExternalStore(
    () => () => undefined,
    () => 'taken over',
    () => 'drawn',
  );
  return (
    <Suspense fallback={null}>
      <Inside of={of} />
    </Suspense>
  );
}

test('what somebody changes in fields that are drawn anew is changed there, too', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Part Inside={Fields} />);
  document.body.append(root);
  keepWishes(() => undefined);
  const drawn = page.getByLabelText('Telefon').element();
  await userEvent.fill(page.getByLabelText('Telefon'), '044 555 02 02');
  await userEvent.fill(page.getByLabelText('Notiz'), 'Am Abend');
  await userEvent.selectOptions(page.getByLabelText('Stelle'), 'Heilpädagogik');
  held.length = 0;

  let load = (_module: { readonly default: typeof Fields }) => undefined as void;
  const Late = lazy(() => new Promise<{ readonly default: typeof Fields }>((resolve) => (load = resolve)));
  hydrateRoot(root, <Part Inside={Late} />);
  await expect.poll(() => drawn.isConnected).toBe(false);
  load({ default: Fields });
  await expect.poll(() => held.at(-1)).toBe('044 555 02 02 · Am Abend · Heilpädagogik');
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('Am Abend');
});
