import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppTheme } from '../theme/app-theme.tsx';
import { SortableList } from './sortable-list.tsx';

function Example() {
  const [items, setItems] = useState(['Apfel', 'Birne', 'Citrone']);
  return (
    <AppTheme choice="light">
      <SortableList
        label="Obst"
        items={items}
        keyOf={(item) => item}
        nameOf={(item) => item}
        renderItem={(item, handle) => (
          <div>
            {handle}
            {item}
          </div>
        )}
        onMove={({ from, to }) => {
          const next = [...items];
          next.splice(to, 0, ...next.splice(from, 1));
          setItems(next);
        }}
      />
    </AppTheme>
  );
}

const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
const grip = (name: string) => page.getByRole('button', { name: `${name} verschieben` });
const focusOn = (name: string) => {
  const element = grip(name).element();
  if (element instanceof HTMLElement) element.focus();
};

test('Alt and an arrow move an item, keep the focus on it and say where it is', async () => {
  await render(<Example />);
  focusOn('Apfel');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => order()).toEqual(['Birne', 'Apfel', 'Citrone']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Apfel verschieben');
  await expect.element(page.getByText('Apfel abgelegt auf Platz 2 von 3.')).toBeInTheDocument();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => order()).toEqual(['Apfel', 'Birne', 'Citrone']);
  await expect.element(page.getByText('Apfel ist schon am Rand.')).toBeInTheDocument();
});

test('the space bar lifts an item, arrows move it, the space bar drops it', async () => {
  await render(<Example />);
  focusOn('Birne');
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Birne aufgenommen. Platz 2 von 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('Birne ist jetzt auf Platz 3 von 3.')).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect.poll(order).toEqual(['Apfel', 'Citrone', 'Birne']);
});

test('the mouse drags an item by its grip', async () => {
  await render(<Example />);
  await userEvent.dragAndDrop(grip('Apfel'), grip('Citrone'), { steps: 12 });
  await expect.poll(order).toEqual(['Birne', 'Citrone', 'Apfel']);
});

test('a grip is big enough for a finger', async () => {
  await render(<Example />);
  const box = grip('Apfel').element().getBoundingClientRect();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
});
