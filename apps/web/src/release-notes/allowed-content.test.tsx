import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { allowedContent } from './allowed-content.tsx';

async function rendered(markup: string): Promise<string> {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  const { container } = await render(<>{allowedContent(body)}</>);
  return container.innerHTML;
}

test('headings, lists and emphasis pass', async () => {
  const markup = '<h2>Neu</h2><ul><li><strong>Suche</strong> ist da</li></ul><p>Danke</p>';
  expect(await rendered(markup)).toBe(markup);
});

test('scripts, frames, handlers and addresses do not pass; plain words stay', async () => {
  const markup =
    '<p onclick="x()">Hallo <a href="javascript:x()">du</a></p><script>x()</script><iframe src="https://x"></iframe><img src=x onerror=x()>';
  expect(await rendered(markup)).toBe('<p>Hallo du</p>');
});
