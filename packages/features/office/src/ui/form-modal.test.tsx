import { Input } from '@fluentui/react-components';
import { RefusedError } from '@pausenplatz/kernel-browser';
import { AppTheme, FormField } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FormModal } from './form-modal.tsx';

const gone = new RefusedError(404, {
  code: 'CLASS_NOT_FOUND',
  messageType: 'warning',
  messageTitle: 'Klasse nicht gefunden',
  messageBody: 'Diese Klasse gibt es nicht (mehr).',
  requestId: 'x',
});

/** A form of one field on a page with a heading; it disappears with its dialog. */
async function open(onSubmit: () => Promise<unknown>, onDone = vi.fn()) {
  function Frame() {
    const [isOpen, setOpen] = useState(true);
    const [name, setName] = useState('');
    return (
      <main>
        <h1>Verwaltung</h1>
        {isOpen && (
          <FormModal
            title="Neue Klasse"
            submitLabel="Speichern"
            onClose={() => setOpen(false)}
            onSubmit={onSubmit}
            kept={name}
            onDone={onDone}
          >
            <FormField label="Name">
              <Input value={name} onChange={(_event, { value }) => setName(value)} />
            </FormField>
          </FormModal>
        )}
      </main>
    );
  }
  await render(
    <AppTheme choice="light">
      <Frame />
    </AppTheme>,
  );
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  return onDone;
}

test('a refusal stands beside what was typed, which can be copied and sent again', async () => {
  const submit = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(gone).mockResolvedValueOnce(undefined);
  const done = await open(submit);
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('Diese Klasse gibt es nicht (mehr).');
  await expect.element(page.getByRole('button', { name: 'Text kopieren' })).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Waldklasse');
  expect(done).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('what follows a success finds the dialog gone and the page free for screen readers', async () => {
  const seen: unknown[] = [];
  await open(
    async () => undefined,
    vi.fn(() => seen.push(document.querySelector('[role=dialog]'))),
  );
  await userEvent.click(page.getByRole('button', { name: 'Speichern' }));
  await expect.poll(() => seen).toEqual([null]);
  await expect.element(page.getByRole('heading', { name: 'Verwaltung' })).toBeVisible();
});
