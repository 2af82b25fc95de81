import { AppTheme } from '@pausenplatz/kernel-ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { RichText } from '../../contract/index.ts';
import { RichTextView } from './rich-text-view.tsx';

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });
const text: RichText = {
  type: 'doc',
  content: [
    {
      type: 'taskList',
      content: [
        { type: 'taskItem', attrs: { checked: true }, content: [paragraph('Znüni')] },
        { type: 'taskItem', attrs: { checked: false }, content: [paragraph('Turnsack')] },
      ],
    },
    { type: 'box', attrs: { color: 'yellow' }, content: [paragraph('Merke dir das.')] },
  ],
};

test('a check list tells what is done, also to who does not see it, and cannot be pressed; a box has its colour', async () => {
  const screen = await render(
    <AppTheme choice="light">
      <RichTextView text={text} />
    </AppTheme>,
  );
  const items = () =>
    [...screen.container.querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('[role=img]')?.getAttribute('aria-label'),
    ]);
  await expect.poll(items).toEqual([
    ['Znüni', 'erledigt'],
    ['Turnsack', 'offen'],
  ]);
  await expect.poll(() => screen.container.querySelector('input, button')).toBeNull();
  await expect.poll(() => screen.container.querySelector('[data-box=yellow]')?.textContent).toBe('Merke dir das.');
});
