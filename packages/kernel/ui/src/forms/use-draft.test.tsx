import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDraft } from './use-draft.ts';

beforeEach(() => sessionStorage.clear());

function Note() {
  const draft = useDraft('note');
  return (
    <>
      <input aria-label="Notiz" value={draft.text} onChange={(event) => draft.setText(event.target.value)} />
      <button type="button" onClick={draft.clear}>
        Gespeichert
      </button>
    </>
  );
}

test('typed text is still there when the screen comes back', async () => {
  const { unmount } = await render(<Note />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnzeug mitnehmen');
  await unmount();
  await render(<Note />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('Turnzeug mitnehmen');
});

test('what was saved leaves no draft behind', async () => {
  const { unmount } = await render(<Note />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnzeug');
  await userEvent.click(page.getByRole('button'));
  await unmount();
  await render(<Note />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('');
});
