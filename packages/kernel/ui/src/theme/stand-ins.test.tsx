import { afterEach, expect, test } from 'vitest';
import './fonts.ts';
import { figtree, lexend } from './type-scale.ts';

// Arial, or on Linux the face with its widths, is on every machine that runs this; Roboto is on phones alone.
const faces = { Figtree: figtree, Lexend: lexend } as const;

const prose =
  'Willkommen auf unserer Seite! Hier zeigen wir, was wir in der Schule erleben: Ausflüge, Versuche mit Wasser und Eis, Geschichten vom ' +
  'Igel Stups und die schönsten Zeichnungen aus dem Werkunterricht. Am Donnerstag wandern wir auf den Sonnenberg und bräteln über Mittag. ' +
  'Bringt bitte gute Schuhe, einen Regenschutz und genügend zu trinken mit. Die Hausaufgaben stehen wie immer in der Agenda.';

afterEach(() => document.body.replaceChildren());

/** Width of a text in one line, and its height in columns of all widths: where exactly a line ends is a matter of a hair. */
async function measure(family: string, weight: number): Promise<{ width: number; height: number }> {
  await document.fonts.load(`${weight} 16px ${family}`, prose);
  const paragraph = document.createElement('p');
  paragraph.style.cssText = `margin:0;font:${weight} 16px ${family};line-height:normal;position:absolute;white-space:nowrap`;
  paragraph.textContent = prose;
  document.body.append(paragraph);
  const { width } = paragraph.getBoundingClientRect();
  paragraph.style.whiteSpace = 'normal';
  let height = 0;
  for (let column = 280; column <= 760; column += 10) {
    paragraph.style.width = `${column}px`;
    height += paragraph.getBoundingClientRect().height;
  }
  return { width, height };
}

test.each(Object.keys(faces).flatMap((face) => [400, 600, 700].map((weight) => [face, weight] as const)))(
  'until %s has come in weight %d, a text is as wide and as high as it will be',
  async (face, weight) => {
    const real = await measure(`'${face} Variable'`, weight);
    const standIn = await measure(`'${face} from Arial', monospace`, weight);
    expect(Math.abs(standIn.width / real.width - 1)).toBeLessThan(0.01);
    expect(Math.abs(standIn.height / real.height - 1)).toBeLessThan(0.01);
  },
);

test.each(Object.entries(faces))('%s is followed by what stands in for it', (face, family) => {
  expect(family).toMatch(new RegExp(`^'${face} Variable', '${face} from Arial', '${face} from Roboto', `));
});
