import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drafts } from '@pausenplatz/kernel-browser';
import { useDraft } from './use-draft.ts';

beforeEach(() => {
  drafts.seal();
  sessionStorage.clear();
});

function Note({ initial = '' }: { readonly initial?: string }) {
  const draft = useDraft('note', initial);
  return (
    <>
      <input aria-label="Notiz" value={draft.text} onChange={(event) => draft.setText(event.target.value)} />
      <button type="button" onClick={draft.clear}>
        Gespeichert
      </button>
      <output>{draft.theirs}</output>
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

test('a screen that is still there when another person comes shows nothing of the one before', async () => {
  drafts.open('mia');
  await render(<Note />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Ich bin verliebt in Tim');
  drafts.seal();
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('');
  drafts.open('noah');
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('');
  expect(JSON.stringify(sessionStorage)).not.toContain('verliebt');
});

test('the same person finds it again after the session expired', async () => {
  drafts.open('mia');
  const { unmount } = await render(<Note />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnzeug mitnehmen');
  drafts.seal();
  await unmount();
  drafts.open('mia');
  await render(<Note />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('Turnzeug mitnehmen');
});

test('what somebody else changed since is taken along, and told where it is the same word', async () => {
  const { unmount } = await render(<Note initial="Turnen am Montag" />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnen am Montag um neun');
  await unmount();
  const later = await render(<Note initial="Schwimmen am Montag" />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('Schwimmen am Montag um neun');
  await later.unmount();
  await render(<Note initial="Turnen am Montag um zehn" />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('Turnen am Montag um neun');
  await expect.element(page.getByRole('status')).toHaveTextContent('Turnen am Montag um zehn');
});

test('what was typed and taken back is no draft, and an emptied field is one', async () => {
  const { unmount } = await render(<Note initial="Turnen" />);
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnen!');
  await userEvent.fill(page.getByLabelText('Notiz'), 'Turnen');
  expect(sessionStorage).toHaveLength(0);
  await userEvent.fill(page.getByLabelText('Notiz'), '');
  await unmount();
  await render(<Note initial="Turnen" />);
  await expect.element(page.getByLabelText('Notiz')).toHaveValue('');
});
