import { AppTheme } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClassPicker } from './class-picker.tsx';
import { GroupPicker } from './group-picker.tsx';

const classes = [
  { id: 'a', name: '3a', color: 'orange' },
  { id: 'b', name: '4b', color: 'blue' },
];

function Classes() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <AppTheme choice="light">
      <ClassPicker classes={classes} value={value} onChange={setValue} />
      <output>{value}</output>
    </AppTheme>
  );
}

const pupilIds = ['mia', 'noah', 'lina'];
const groups = [{ id: 'g', name: 'Lesegruppe', pupilIds: ['mia', 'noah'] }];

function Groups() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <AppTheme choice="light">
      <GroupPicker groups={groups} pupilIds={pupilIds} chosen={chosen} onChange={setChosen} />
      <output>{[...chosen].toSorted().join(' ')}</output>
    </AppTheme>
  );
}

describe('the class picker', () => {
  it('asks for a class first, and then knows it by name', async () => {
    const screen = await render(<Classes />);
    const list = screen.getByRole('combobox', { name: 'Klasse' });
    await expect.element(list).toHaveValue('');
    await userEvent.selectOptions(list, '4b');
    await expect.element(screen.getByRole('status')).toHaveTextContent('b');
  });

  it('is known by its name also where the label is only heard', async () => {
    const screen = await render(<ClassPicker hidesLabel classes={classes} value="a" onChange={() => undefined} />);
    await expect.element(screen.getByRole('combobox', { name: 'Klasse' })).toHaveValue('a');
    await expect.poll(() => screen.getByText('Klasse', { exact: true }).elements()).toHaveLength(0);
  });

  it('says so when there is none', async () => {
    const screen = await render(<ClassPicker classes={[]} value={null} onChange={() => undefined} />);
    await expect.element(screen.getByText('Du bist noch in keiner Klasse.')).toBeVisible();
  });
});

describe('the group picker', () => {
  it('adds and takes away the pupils of a group, by keyboard too', async () => {
    const screen = await render(<Groups />);
    const group = screen.getByRole('button', { name: 'Lesegruppe (2)' });
    await group.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('mia noah');
    await expect.element(group).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect.element(screen.getByRole('status')).toHaveTextContent('');
  });

  it('knows the whole class, whoever was chosen one by one', async () => {
    const screen = await render(<Groups />);
    await screen.getByRole('button', { name: 'Lesegruppe (2)' }).click();
    const whole = screen.getByRole('button', { name: 'Ganze Klasse (3)' });
    await expect.element(whole).toHaveAttribute('aria-pressed', 'false');
    await whole.click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('lina mia noah');
    await expect.element(whole).toHaveAttribute('aria-pressed', 'true');
  });
});
