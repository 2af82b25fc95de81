import type { HostCapabilities } from '@pausenplatz/kernel-host';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BlockView, surroundingsOf, viewsByType } from '../framed.tsx';
import { aPage } from '../test-support/demo-page.data.ts';
import { TestHost, testCapabilities } from '../test-support/test-host.tsx';
import { forgetWords } from './remembered-words.ts';
import { pageBlockViews } from './all-views.ts';

const views = viewsByType(pageBlockViews);
const openLink = vi.fn<HostCapabilities['openLink']>();
const show = (type: string, title = '') =>
  render(
    <TestHost capabilities={{ ...testCapabilities, openLink }}>
      <BlockView block={{ type, settings: { title } }} views={views} around={surroundingsOf(aPage())} />
    </TestHost>,
  );

beforeEach(() => {
  openLink.mockReset();
  for (const language of ['en', 'fr', 'it', 'es'] as const) forgetWords(language);
});

describe('a dictionary field', () => {
  test.each([
    ['leo-en', 'Wörterbuch Deutsch – Englisch', 'englisch-deutsch'],
    ['leo-fr', 'Wörterbuch Deutsch – Französisch', 'franz%C3%B6sisch-deutsch'],
    ['leo-it', 'Wörterbuch Deutsch – Italienisch', 'italienisch-deutsch'],
    ['leo-es', 'Wörterbuch Deutsch – Spanisch', 'spanisch-deutsch'],
  ])('%s opens the word at LEO, and nothing before', async (type, label, dictionary) => {
    const screen = await show(type);
    await screen.getByRole('searchbox', { name: label }).fill('  Igel  und  Reh ');
    expect(openLink).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Nachschlagen' }).click();
    expect(openLink.mock.calls).toEqual([[`https://dict.leo.org/${dictionary}/Igel%20und%20Reh`]]);
  });

  test('opens nothing without a word', async () => {
    const screen = await show('leo-en');
    await screen.getByRole('searchbox').fill('   ');
    await screen.getByRole('button', { name: 'Nachschlagen' }).click();
    expect(openLink).not.toHaveBeenCalled();
    await expect.poll(() => screen.container.querySelectorAll('li').length).toBe(0);
  });

  test('says what its author wrote above it', async () => {
    const screen = await show('leo-fr', 'Wörter zu Kapitel 3');
    await expect.element(screen.getByText('Wörter zu Kapitel 3').first()).toBeInTheDocument();
    await expect.element(screen.getByRole('searchbox', { name: 'Wörter zu Kapitel 3' })).toBeVisible();
  });

  test('keeps its last words for the next visit, those of another language apart, until they are forgotten', async () => {
    const first = await show('leo-en');
    for (const word of ['dog', 'cat', 'Dog']) {
      await first.getByRole('searchbox').fill(word);
      await userEvent.keyboard('{Enter}');
    }
    await first.unmount();
    const screen = await show('leo-en');
    await expect
      .poll(() =>
        screen
          .getByRole('link')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Dog', 'cat']);
    await screen.getByRole('link', { name: 'cat' }).click();
    expect(openLink).toHaveBeenLastCalledWith('https://dict.leo.org/englisch-deutsch/cat');
    const other = await show('leo-it');
    await expect.poll(() => other.container.querySelectorAll('a').length).toBe(0);
    await other.unmount();
    await screen.getByRole('button', { name: 'Liste leeren' }).click();
    await expect.poll(() => screen.getByRole('link').elements()).toHaveLength(0);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole('searchbox').element());
  });
});
