import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '../theme/app-theme.tsx';
import { Tabs } from './tabs.tsx';

function Example() {
  const [chosen, setChosen] = useState<'eins' | 'zwei' | 'drei'>('eins');
  return (
    <AppTheme choice="light">
      <button type="button">davor</button>
      <Tabs
        label="Teile"
        tabs={[
          { name: 'eins', label: 'Eins' },
          { name: 'zwei', label: 'Zwei' },
          { name: 'drei', label: 'Drei' },
        ]}
        chosen={chosen}
        onChoose={setChosen}
      />
      <button type="button">danach</button>
    </AppTheme>
  );
}
const tab = (name: string) => page.getByRole('tab', { name });

test('Tab stops once at the chosen part; arrows go round, Home and End to the ends, Enter chooses', async () => {
  await render(<Example />);
  await page.getByRole('button', { name: 'davor' }).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Eins')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('Drei')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tab('Zwei')).toHaveFocus();
  await userEvent.keyboard('{End}{Home}{ArrowRight}{Enter}');
  await expect.element(tab('Zwei')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'danach' })).toHaveFocus();
});

test('nothing can have the focus that a screen reader does not know', async () => {
  const { container } = await render(<Example />);
  await tab('Zwei').click();
  await expect.poll(() => container.querySelectorAll('[aria-hidden=true][tabindex]')).toHaveLength(0);
});
