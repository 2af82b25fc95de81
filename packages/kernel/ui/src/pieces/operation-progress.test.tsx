import type { Operation } from '@pausenplatz/kernel-contract';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppTheme } from '../theme/app-theme.tsx';
import { OperationProgress } from './operation-progress.tsx';

const running: Operation = { id: 'x'.repeat(22), kind: 'import', state: 'running', done: 250, total: 1_000, result: null, failure: null };
const show = (operation: Operation | undefined) =>
  render(
    <AppTheme choice="light">
      <OperationProgress label="Schüler:innen werden importiert" operation={operation} />
    </AppTheme>,
  );

describe('the progress of a operation', () => {
  it('is a named bar with a count in words', async () => {
    const screen = await show(running);
    const bar = screen.getByRole('progressbar', { name: 'Schüler:innen werden importiert' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
    await expect.element(screen.getByRole('status')).toHaveTextContent('250 von 1000');
  });

  it('starts at nothing while nothing is known', async () => {
    const screen = await show(undefined);
    await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
    await expect.element(screen.getByRole('status')).toHaveTextContent('Beginnt gleich …');
  });

  it('says why it failed', async () => {
    const failure = { messageTitle: 'Nicht lesbar', messageBody: 'In Zeile 4 fehlt der Vorname.' };
    const screen = await show({ ...running, state: 'failed', failure });
    await expect.element(screen.getByRole('alert')).toHaveTextContent('In Zeile 4 fehlt der Vorname.');
  });
});
