import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocusNear } from './keep-focus-near.ts';

let stop: () => void;
beforeEach(() => {
  stop = keepFocusNear();
});
afterEach(() => stop());

/** A screen whose buttons go away when they are pressed. */
function Screen() {
  const [isEditing, setEditing] = useState(false);
  const [rows, setRows] = useState(['Turnen', 'Singen', 'Malen']);
  return (
    <>
      <nav>
        <a href="#inhalt">Seiten</a>
      </nav>
      <main>
        <h1>Klasse 3a</h1>
        {isEditing ? (
          <button type="button" onClick={() => setEditing(false)}>
            Fertig
          </button>
        ) : (
          <div>
            <button type="button" onClick={() => setEditing(true)}>
              Bearbeiten
            </button>
          </div>
        )}
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((one) => one !== row))}>
                {row} löschen
              </button>
            </li>
          ))}
        </ul>
        {rows.length < 3 && (
          <aside>
            <button type="button" onClick={() => setRows(['Turnen', 'Singen', 'Malen'])}>
              Rückgängig
            </button>
          </aside>
        )}
      </main>
    </>
  );
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const focused = (name: string) => expect.element(page.getByRole('button', { name, exact: true })).toHaveFocus();

test('what takes the place of a pressed button has the focus', async () => {
  await render(<Screen />);
  await press('Bearbeiten');
  await focused('Fertig');
  await press('Fertig');
  await focused('Bearbeiten');
});

test('after a deletion it is on the next row, after the last one on the row before, and an undo stays close', async () => {
  await render(<Screen />);
  await press('Singen löschen');
  await focused('Malen löschen');
  await press('Malen löschen');
  await focused('Turnen löschen');
  await press('Rückgängig');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/löschen$/);
});

test('whoever presses beside everything has the focus nowhere', async () => {
  await render(<Screen />);
  await press('Bearbeiten');
  await focused('Fertig');
  await userEvent.click(page.getByRole('heading'));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.activeElement).toBe(document.body);
});

/** A field that keeps its words where it is drawn anew. */
function Host() {
  const [turn, setTurn] = useState(0);
  const [words, setWords] = useState('');
  useEffect(() => {
    const draw = () => flushSync(() => setTurn((now) => now + 1));
    addEventListener('drawn-anew', draw);
    return () => removeEventListener('drawn-anew', draw);
  }, []);
  return (
    <main>
      <h1>Klasse 3a</h1>
      <textarea aria-label="Vorher" />
      <section key={turn}>
        <textarea aria-label="Neuer Eintrag" value={words} onChange={({ target }) => setWords(target.value)} />
      </section>
    </main>
  );
}

test('who types in a field that is drawn anew loses no letter, and the cursor stays where it was', async () => {
  await render(<Host />);
  const field = () => page.getByLabelText('Neuer Eintrag').element();
  await userEvent.type(page.getByLabelText('Neuer Eintrag'), 'Igbuch{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  const before = field();
  dispatchEvent(new Event('drawn-anew'));
  // What watches the document is told right after what is drawn, before anything else happens.
  await Promise.resolve();
  expect(before.isConnected).toBe(false);
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('el');
  await expect.element(page.getByLabelText('Neuer Eintrag')).toHaveValue('Igelbuch');
});
