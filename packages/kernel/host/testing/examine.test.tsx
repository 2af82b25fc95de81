import { Button, Dialog, DialogActions, DialogBody, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { EmptyState } from '@pausenplatz/kernel-ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { seriousFindings } from './examine.ts';
import { show } from './show.tsx';

test('a dialog with a button that says nothing is found, and one whose button speaks is not', async () => {
  const dialog = (label: string) => (
    <Dialog open>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Wohin?</DialogTitle>
          <DialogActions>
            <Button aria-label={label} />
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
  const mute = await show(dialog(''));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await seriousFindings()).toEqual([expect.stringMatching(/^button-name: /)]);
  await mute.unmount();
  const speaking = await show(dialog('Schliessen'));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await seriousFindings()).toEqual([]);
  await speaking.unmount();
});

test('words that nobody can read are found in an empty state, and nothing is looked for elsewhere', async () => {
  const pale = <span style={{ color: '#ccc', background: '#fff' }}>Kaum zu lesen</span>;
  const empty = await show(<EmptyState scene="emptyNest" title="Noch nichts" action={pale} />);
  await expect.element(page.getByText('Kaum zu lesen')).toBeVisible();
  expect(await seriousFindings()).toEqual([expect.stringMatching(/^color-contrast: /)]);
  await empty.unmount();
  const beside = await show(pale);
  expect(await seriousFindings()).toEqual([]);
  await beside.unmount();
});
