import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { textBlock } from '../../contract/index.ts';
import { surroundingsOf } from '../framed.tsx';
import { aPage } from '../test-support/demo-page.data.ts';
import { TestHost } from '../test-support/test-host.tsx';
import { Editor } from './text-block-editor.tsx';

const shown = (fieldErrors: Readonly<Record<string, string>>) => (
  <TestHost>
    <Editor
      settings={textBlock.empty}
      onChange={() => undefined}
      fieldErrors={fieldErrors}
      page={surroundingsOf(aPage())}
      addFile={() => undefined}
    />
  </TestHost>
);

test('a text whose files were refused says so, and what to do', async () => {
  const screen = await render(shown({}));
  const told = () => screen.container.querySelector('[role=alert]')?.textContent;
  await expect.element(screen.getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
  await screen.rerender(shown({ fileId: 'Bitte lade das Bild noch einmal hoch.' }));
  await expect.poll(told).toMatch(/^Ein Bild oder eine Datei im Text ist nicht mehr da, .*lade sie noch einmal hoch/);
  await screen.rerender(shown({ text: 'Bitte höchstens 20 Bilder in einem Text.' }));
  await expect.poll(told).toBe('Bitte höchstens 20 Bilder in einem Text.');
});
