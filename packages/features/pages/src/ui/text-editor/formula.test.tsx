import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';
import { formula, type FormulaNode } from '../../contract/formula.ts';
import { type RichText, richText } from '../../contract/index.ts';
import { RichTextView } from '../blocks/rich-text-view.tsx';
import { TestHost } from '../test-support/test-host.tsx';
import { formulaTree } from './formula-tree.ts';
import { RichTextEditor } from './rich-text-editor.tsx';

const blank: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

async function write(text: RichText = blank) {
  const onChange = vi.fn<(text: RichText) => void>();
  const screen = await render(
    <TestHost>
      <RichTextEditor text={text} files={{}} addFile={() => undefined} label="Text" onChange={onChange} />
    </TestHost>,
  );
  const written = () => z.parse(richText, onChange.mock.lastCall?.[0]);
  return { screen, written };
}
const words = (tree: FormulaNode | string | null): string =>
  tree === null ? '' : typeof tree === 'string' ? tree : tree.content.map(words).join('');

describe('what is typed in LaTeX', () => {
  test.each([
    ['\\frac{3}{4}+x^{2}\\le\\sqrt{9}', '34+x2≤9'],
    ['\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}', '(1234)'],
    ['\\sum_{i=1}^{n} i', '∑i=1ni'],
    ['\\overline{AB}=5\\,\\text{cm}', 'AB‾=5 cm'],
    ['\\color{red}x', 'x'],
  ])('%s is drawn of parts that pages know', (latex, drawn) => {
    const tree = formulaTree(latex);
    expect(words(tree).replaceAll(/[\u00A0\u2009]/g, ' ')).toContain(drawn);
    expect(formula.safeParse({ latex, tree }).success).toBe(true);
  });

  test.each(['\\frac{1}', '\\nichts', '}{', '\\sqrt{'.repeat(12) + '2' + '}'.repeat(12)])('%s is none yet', (latex) =>
    expect(formulaTree(latex)).toBeNull(),
  );
});

describe('a formula in the text editor', () => {
  test('is written in a dialog that shows it, stands in its line, and is written anew', async () => {
    const { screen, written } = await write();
    await screen.getByRole('textbox', { name: 'Text' }).click();
    await userEvent.keyboard('Also ');
    await screen.getByRole('button', { name: 'Formel' }).click();
    const typed = screen.getByRole('textbox', { name: 'Formel in LaTeX' });
    await typed.fill('x=');
    await screen.getByRole('button', { name: 'Bruch' }).click();
    await expect.element(typed).toHaveValue('x=\\frac{1}{2}');
    await expect.poll(() => screen.getByLabelText('So sieht die Formel aus').element().querySelector('math mfrac')).not.toBeNull();
    await screen.getByRole('button', { name: 'Einsetzen' }).click();
    await expect.poll(() => screen.container.querySelector('.ProseMirror math mfrac')).not.toBeNull();
    expect(written().content).toMatchObject([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Also ' },
          { type: 'formula', attrs: { latex: 'x=\\frac{1}{2}' } },
        ],
      },
    ]);

    await userEvent.dblClick(screen.container.querySelector('.ProseMirror math') ?? document.body);
    await expect.element(typed).toHaveValue('x=\\frac{1}{2}');
    await typed.fill('x=7');
    await screen.getByRole('button', { name: 'Einsetzen' }).click();
    await expect.poll(() => JSON.stringify(written())).toContain('"latex":"x=7"');
    expect(JSON.stringify(written())).not.toContain('frac');
  });

  test('that is not finished says so and stays', async () => {
    const { screen } = await write();
    await screen.getByRole('button', { name: 'Formel' }).click();
    await screen.getByRole('textbox', { name: 'Formel in LaTeX' }).fill('\\frac{1}');
    await screen.getByRole('button', { name: 'Einsetzen' }).click();
    await expect.element(screen.getByText('Diese Formel ist noch nicht vollständig', { exact: false })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Formel in LaTeX' })).toHaveValue('\\frac{1}');
  });

  test('comes along from a website that shows it by itself', async () => {
    const { screen, written } = await write();
    await screen.getByRole('textbox', { name: 'Text' }).click();
    const clipboardData = new DataTransfer();
    const math =
      '<math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">a^2</annotation></semantics></math>';
    clipboardData.setData('text/html', `<p>Fläche ${math}</p>`);
    screen
      .getByRole('textbox', { name: 'Text' })
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect.poll(() => JSON.stringify(written())).toContain('"latex":"a^2"');
  });
});

test('readers get a formula that their browser draws, and its words where it does not', async () => {
  const tree = formulaTree('\\frac{3}{4}') ?? expect.fail('no tree');
  const text: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'formula', attrs: { latex: '\\frac{3}{4}', tree } }] }],
  };
  const screen = await render(<RichTextView text={text} />);
  await expect.poll(() => screen.container.querySelector('math')?.getAttribute('alttext')).toBe('\\frac{3}{4}');
  await expect.poll(() => screen.container.querySelector('math mfrac')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
  const heights = () => ['mfrac', 'mn'].map((tag) => screen.container.querySelector(tag)?.getBoundingClientRect().height ?? 0);
  await expect.poll(() => (heights()[0] ?? 0) > (heights()[1] ?? 0)).toBe(true);
});
