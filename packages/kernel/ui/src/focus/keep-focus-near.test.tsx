import { useState } from 'react';
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
