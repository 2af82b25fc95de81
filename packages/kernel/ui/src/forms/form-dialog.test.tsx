import { drafts, RefusedError } from '@pausenplatz/kernel-browser';
import { createElement, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme, FormDialog, Toasts, TextField, useForm } from '../index.ts';

beforeEach(() => {
  drafts.seal();
  sessionStorage.clear();
});

const refusal = (fields?: Readonly<Record<string, string>>, code = 'CLASS_NOT_FOUND') =>
  new RefusedError(404, {
    code,
    messageType: code === 'SERVER_FAULT' ? 'error' : 'warning',
    messageTitle: 'Klasse nicht gefunden',
    messageBody: 'Diese Klasse gibt es nicht (mehr).',
    requestId: 'x',
    ...(fields && { fields }),
  });

type Send = (
  fields: { readonly name: string; readonly place: string; readonly secret: string },
  sending: { readonly idempotencyKey: string },
) => Promise<unknown>;

/** A form of three fields on a page with a heading; it disappears with its dialog. */
async function open(send: Send, onDone = vi.fn()) {
  function Frame() {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <h1>Verwaltung</h1>
        {isOpen && createElement(Dialog, { onClose: () => setOpen(false) })}
      </main>
    );
  }
  function Dialog({ onClose }: { readonly onClose: () => void }) {
    const form = useForm({
      name: 'form-test',
      initial: { name: '', place: 'Zürich', secret: '', hidden: '' },
      secrets: ['secret'],
      check: ({ place }) => ({ place: place === '' ? 'Wo denn?' : undefined }),
      judge: ({ name }) => (name === '' ? { 'school.name': 'Wie denn?' } : {}),
      paths: { 'school.name': 'name' },
      send,
    });
    return (
      <FormDialog form={form} title="Neue Klasse" submitLabel="Speichern" onClose={onClose} onDone={onDone}>
        <TextField form={form} name="name" label="Name" />
        <TextField form={form} name="place" label="Ort" />
        <TextField form={form} name="secret" label="Geheimnis" />
      </FormDialog>
    );
  }
  const { unmount } = await render(
    <AppTheme choice="light">
      <Frame />
      <Toasts />
    </AppTheme>,
  );
  return { onDone, unmount };
}
const save = () => userEvent.click(page.getByRole('button', { name: 'Speichern' }));

test('a refusal stands beside what was typed, which can be copied and sent again under another key only after a success', async () => {
  const keys: string[] = [];
  const send = vi.fn<Send>(async (_fields, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    if (keys.length === 1) throw refusal();
  });
  const { onDone } = await open(send);
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('Diese Klasse gibt es nicht (mehr).');
  await expect.element(page.getByRole('button', { name: 'Text kopieren' })).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Waldklasse');
  expect(onDone).not.toHaveBeenCalled();
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(keys[0]).toBe(keys[1]);
});

test('what follows a success finds the dialog gone and the page free for screen readers', async () => {
  const seen: unknown[] = [];
  await open(
    async () => undefined,
    vi.fn(() => seen.push(document.querySelector('[role=dialog]'))),
  );
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await expect.poll(() => seen).toEqual([null]);
  await expect.element(page.getByRole('heading', { name: 'Verwaltung' })).toBeVisible();
});

test('what must be mended is said at the fields, the first one has the focus, and the server is not asked', async () => {
  const send = vi.fn<Send>(async () => undefined);
  await open(send);
  await userEvent.clear(page.getByLabelText('Ort'));
  await save();
  await expect.element(page.getByText('Wie denn?')).toBeVisible();
  await expect.element(page.getByText('Wo denn?')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  // Key by key: the focus stays where somebody types, although another field is still wrong.
  await userEvent.keyboard('Wald');
  await expect.element(page.getByText('Wie denn?')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Wald');
  await expect.element(page.getByLabelText('Ort')).toHaveValue('');
  await save();
  await expect.element(page.getByLabelText('Ort')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

test('what is wrong with a field that shows nothing is said above all of them', async () => {
  await open(async () => {
    throw refusal({ hidden: 'Zu viele auf einmal.' });
  });
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.poll(() => page.getByRole('alert').element().textContent).toContain('Zu viele auf einmal.');
});

test('only what was typed is taken along, not what a choice holds', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  await open(async () => {
    throw refusal();
  });
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await userEvent.click(page.getByRole('button', { name: 'Text kopieren' }));
  await expect.poll(() => copied).toEqual(['Waldklasse']);
  vi.restoreAllMocks();
});

test('who comes after somebody finds nothing of what was typed, and keeps nothing of it', async () => {
  drafts.open('mia');
  await open(async () => undefined);
  await userEvent.fill(page.getByLabelText('Name'), 'Geheim');
  drafts.open('noah');
  await expect.element(page.getByLabelText('Name')).toHaveValue('');
  await userEvent.fill(page.getByLabelText('Name'), 'Neu');
  expect(drafts.get('form-test:name')).toBe('Neu');
  expect(JSON.stringify(sessionStorage)).not.toContain('Geheim');
});

test('what the server says about a field stands there, by its path in the call too', async () => {
  await open(async () => {
    throw refusal({ 'school.name': 'Diesen Namen gibt es schon.', unknown: 'Nirgends' });
  });
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await expect.element(page.getByText('Diesen Namen gibt es schon.')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Text kopieren' })).not.toBeInTheDocument();
});

test('a fault of the server is a toast, and everything typed stays', async () => {
  await open(async () => {
    throw refusal(undefined, 'SERVER_FAULT');
  });
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await save();
  await expect.element(page.getByText('Klasse nicht gefunden')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Text kopieren' })).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Waldklasse');
});

test('pressed twice it is sent once', async () => {
  let answer: (() => void) | undefined;
  const send = vi.fn<Send>(() => new Promise<void>((resolve) => (answer = resolve)));
  await open(send);
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await userEvent.dblClick(page.getByRole('button', { name: 'Speichern' }));
  await expect.poll(() => send.mock.calls.length).toBe(1);
  const button = page.getByRole('button', { name: 'Speichern' }).element();
  answer?.();
  // The dialog takes a moment to go, and its button is there as long.
  const pressing = setInterval(() => button instanceof HTMLElement && button.click(), 10);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  clearInterval(pressing);
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was typed is there again when the form comes back, secrets are not, and nothing is left after a success', async () => {
  const first = await open(async () => undefined);
  await userEvent.fill(page.getByLabelText('Name'), 'Waldklasse');
  await userEvent.fill(page.getByLabelText('Geheimnis'), 'Sesam');
  await first.unmount();
  expect(JSON.stringify(sessionStorage)).not.toContain('Sesam');
  const second = await open(async () => undefined);
  await expect.element(page.getByLabelText('Name')).toHaveValue('Waldklasse');
  await expect.element(page.getByLabelText('Geheimnis')).toHaveValue('');
  await save();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await second.unmount();
  await open(async () => undefined);
  await expect.element(page.getByLabelText('Name')).toHaveValue('');
});
