import { line } from '@pausenplatz/kernel-browser';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Extra } from './extra.tsx';
import { loadable } from './loadable.tsx';

test('what a screen can do without stands there once it is loaded', async () => {
  const Tools = lazy(async () => ({ default: () => <button type="button">Drucken</button> }));
  const screen = await render(
    <Extra>
      <Tools />
    </Extra>,
  );
  await expect.element(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
});

test('where it cannot be loaded, the screen stands there without it', async () => {
  const Tools = lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')));
  const screen = await render(
    <>
      <p>Klasse 3a</p>
      <Extra>
        <Tools />
      </Extra>
    </>,
  );
  await expect.element(screen.getByText('Klasse 3a')).toBeVisible();
  expect(screen.container.textContent).toBe('Klasse 3a');
});

test('what could not be loaded without a network comes once the server answers', async () => {
  let hasNetwork = false;
  const Tools = loadable(async () => {
    if (!hasNetwork) throw new Error('Failed to fetch dynamically imported module');
    return () => <button type="button">Drucken</button>;
  });
  const screen = await render(
    <>
      <p>Klasse 3a</p>
      <Extra>
        <Tools />
      </Extra>
    </>,
  );
  await expect.element(screen.getByText('Klasse 3a')).toBeVisible();
  hasNetwork = true;
  line.lost();
  await expect.element(screen.getByRole('button', { name: 'Drucken' })).toBeVisible();
});
