import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useToastStore } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { AppTheme } from '../theme/app-theme.tsx';
import { CopyButton } from './copy-button.tsx';

beforeEach(() => useToastStore.setState({ toasts: [] }));

// The sentences of the specification, section 8.
test.each([
  ['allows it', 'Text in Zwischenablage kopiert', true],
  ['refuses it', 'Sorry, Text konnte nicht in Zwischenablage kopiert werden', false],
])('where the browser %s, copying says «%s»', async (_what, sentence, isAllowed) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
    if (!isAllowed) throw new DOMException('Write permission denied.', 'NotAllowedError');
  });
  await render(
    <AppTheme choice="light">
      <CopyButton text="https://schule.example" label="Adresse kopieren" />
      <Toasts />
    </AppTheme>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Adresse kopieren' }));
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(copied).toHaveBeenCalledWith('https://schule.example');
});
