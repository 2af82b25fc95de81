import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme, Modal, notify, offerUndo, Toasts } from '../index.ts';

interface FrameProps {
  /** With more in it than fits. */
  readonly isTall?: boolean;
  readonly onUndo?: () => void;
  readonly onChosen?: () => void;
}

/** A page with a dialog, and another dialog that opens out of it. */
function Frame({ isTall = false, onUndo = vi.fn(), onChosen = vi.fn() }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  const [isInner, setInner] = useState(false);
  return (
    <AppTheme choice="light">
      <main>
        <Button onClick={() => setOpen(true)}>Öffnen</Button>
        {isOpen && (
          <Modal onClose={() => setOpen(false)}>
            {(close) => (
              <DialogSurface>
                <DialogBody>
                  <DialogTitle>Aussen</DialogTitle>
                  {isTall && (
                    <DialogContent tabIndex={0}>
                      <p style={{ height: '2000px' }}>Viel zu lesen</p>
                    </DialogContent>
                  )}
                  <DialogActions>
                    <Button onClick={() => offerUndo({ title: 'Lob gelöscht', onUndo })}>Löschen</Button>
                    <Button onClick={() => setInner(true)}>Wählen</Button>
                    <Button onClick={() => close()}>Schliessen</Button>
                  </DialogActions>
                </DialogBody>
              </DialogSurface>
            )}
          </Modal>
        )}
        {isInner && (
          <Modal onClose={() => setInner(false)}>
            {(close) => (
              <DialogSurface>
                <DialogBody>
                  <DialogTitle>Innen</DialogTitle>
                  <DialogActions>
                    <Button onClick={() => close(onChosen)}>Das hier</Button>
                  </DialogActions>
                </DialogBody>
              </DialogSurface>
            )}
          </Modal>
        )}
      </main>
      <Toasts />
    </AppTheme>
  );
}
const click = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('a dialog over a dialog ends as soon as it is gone, with the one below still there and the focus in it', async () => {
  const chosen = vi.fn();
  await render(<Frame onChosen={chosen} />);
  await click('Öffnen');
  await click('Wählen');
  await expect.element(page.getByRole('dialog', { name: 'Innen' })).toBeVisible();
  // As time stands still, nobody gives up waiting.
  const time = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await click('Das hier');
  await expect.poll(() => chosen.mock.calls.length).toBe(1);
  time.mockRestore();
  await expect.element(page.getByRole('dialog', { name: 'Aussen' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Wählen' })).toHaveFocus();
  await click('Schliessen');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Öffnen' })).toHaveFocus();
});

test.each(['mouse', 'keyboard'] as const)('what a dialog deleted can be taken back while it is open, by %s', async (by) => {
  const undo = vi.fn();
  await render(<Frame onUndo={undo} />);
  await click('Öffnen');
  await click('Löschen');
  const button = page.getByRole('button', { name: 'Rückgängig' });
  await expect.element(button).toBeVisible();
  if (by === 'mouse') await userEvent.click(button);
  else {
    await userEvent.keyboard('{F6}');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('button', { name: 'Löschen' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.keyboard('{Enter}');
  }
  expect(undo).toHaveBeenCalledOnce();
  if (by === 'keyboard') await expect.element(page.getByRole('button', { name: 'Löschen' })).toHaveFocus();
  await expect.element(page.getByRole('dialog', { name: 'Aussen' })).toBeVisible();
});

test.each([
  [1280, 720],
  [390, 720],
])('a toast lies on no button of a dialog, at %i × %i', async (width, height) => {
  await page.viewport(width, height);
  await render(<Frame isTall />);
  await click('Öffnen');
  await click('Löschen');
  const toast = page.getByRole('button', { name: 'Rückgängig' });
  await expect.element(toast).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Schliessen', exact: true }), { timeout: 2_000 });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(toast).toBeVisible();
  await expect.poll(() => toast.element().getBoundingClientRect().top).toBeGreaterThan(height / 2);
  await click('Rückgängig');
  await page.viewport(414, 896);
});

test('the focus goes back into the dialog with the toast that had it, whether others stay or not', async () => {
  await render(<Frame />);
  await click('Öffnen');
  notify({ type: 'update', title: 'Bleibt' });
  await click('Löschen');
  await expect.element(page.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  await userEvent.keyboard('{F6}');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Lob gelöscht')).not.toBeInTheDocument();
  await expect.element(page.getByText('Bleibt')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Löschen' })).toHaveFocus();
});

test('the way back of the browser closes the dialog on top, one after the other, and leaves no entry behind', async () => {
  await render(<Frame />);
  const open = () => ((history.state as { readonly dialogs?: readonly string[] } | null)?.dialogs ?? []).length;
  await click('Öffnen');
  await click('Wählen');
  await expect.element(page.getByRole('dialog', { name: 'Innen' })).toBeVisible();
  await expect.poll(open).toBe(2);
  history.back();
  await expect.element(page.getByRole('dialog', { name: 'Innen' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Aussen' })).toBeVisible();
  history.back();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await click('Öffnen');
  await expect.poll(open).toBe(1);
  await click('Schliessen');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(open).toBe(0);
});

test('the page is free again when nothing else of it holds focus together, and the opener is gone', async () => {
  function Once() {
    const [step, setStep] = useState<'before' | 'open' | 'after'>('before');
    return (
      <AppTheme choice="light">
        <main>
          <p>Inhalt</p>
          {step === 'before' && <Button onClick={() => setStep('open')}>Anfragen</Button>}
        </main>
        {step === 'open' && (
          <Modal onClose={() => setStep('after')}>
            {(close) => (
              <DialogSurface>
                <Button onClick={() => close()}>Senden</Button>
              </DialogSurface>
            )}
          </Modal>
        )}
      </AppTheme>
    );
  }
  await render(<Once />);
  const hidden = () => page.getByText('Inhalt').element().closest('[aria-hidden="true"]') !== null;
  await click('Anfragen');
  await expect.poll(hidden).toBe(true);
  await click('Senden');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(hidden).toBe(false);
});

test('whoever goes on to another page while a dialog takes its entry along arrives there, and goes back to the page below', async () => {
  await render(<Frame />);
  await click('Öffnen');
  const state = () => history.state as { readonly dialogs?: readonly string[]; readonly page?: string } | null;
  await expect.poll(() => state()?.dialogs?.length).toBe(1);
  const back = history.back.bind(history);
  const going = vi.spyOn(history, 'back').mockImplementation(() => {
    back();
    history.pushState({ page: 'next' }, '');
  });
  const heard: unknown[] = [];
  const hear = () => heard.push(state()?.page);
  addEventListener('popstate', hear);
  await click('Schliessen');
  // What listens to the way back, as a router does, hears of both.
  await expect.poll(() => heard).toEqual([undefined, 'next']);
  expect(going).toHaveBeenCalledOnce();
  going.mockRestore();
  expect(state()?.page).toBe('next');
  history.back();
  await expect.poll(() => heard.length).toBe(3);
  expect(state()?.dialogs ?? []).toEqual([]);
  removeEventListener('popstate', hear);
});
