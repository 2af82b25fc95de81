import { show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PersonPicker, type PersonPickerProps } from './person-picker.tsx';

const idOf = (number: number) => `${'A'.repeat(21)}${'ABCDEFGHIJ'[number] ?? ''}`;
const person = (number: number, firstName: string, lastName: string) => ({ id: idOf(number), firstName, lastName, avatar: null });
const pupils = [
  { ...person(1, 'Noémie', 'Blaser'), number: 1 },
  { ...person(2, 'Noah', 'Meier'), number: 2 },
  { ...person(3, 'Zoë', 'Bünzli'), number: 3 },
];
const people = {
  pupils,
  teachers: [person(4, 'Lea', 'Brunner')],
  groups: [{ id: idOf(5), name: 'Leseclub', pupilIds: [idOf(1), idOf(3)] }],
};

afterEach(() => vi.restoreAllMocks());

/** Shows the picker for a given class above a server with these people; `told` is every choice it made. */
async function open(props: Partial<PersonPickerProps> = {}, answer: unknown = people) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(answer));
  const told: string[][] = [];
  function Frame() {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const take = (ids: readonly string[]) => {
      told.push(ids.map((id) => [...pupils, ...people.teachers].find((one) => one.id === id)?.firstName ?? ''));
      setChosen(ids);
    };
    return (
      <form>
        <PersonPicker label="Wer gehört dazu?" classId={idOf(9)} chosen={chosen} onChosen={take} {...props} />
      </form>
    );
  }
  await show(<Frame />);
  return told;
}

const box = (name: string | RegExp) => page.getByRole('checkbox', { name });
const search = () => page.getByRole('searchbox', { name: 'Person suchen' });

test('several people are chosen one by one, as a group and as the whole class, and taken back', async () => {
  const told = await open();
  await userEvent.click(box(/Noah Meier/));
  await userEvent.click(page.getByRole('button', { name: 'Leseclub (2)' }));
  await expect.element(page.getByText('3 gewählt')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Ganze Klasse (3)' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(page.getByRole('button', { name: 'Leseclub (2)' }));
  await userEvent.click(box(/Noah Meier/));
  expect(told).toEqual([['Noah'], ['Noah', 'Noémie', 'Zoë'], ['Noah'], []]);
});

test('where one person is wanted, a choice replaces the one before', async () => {
  const told = await open({ single: true });
  await expect.element(box(/Noah Meier/)).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: 'Leseclub (2)' }).query()).toBeNull();
  await userEvent.click(box(/Noah Meier/));
  await userEvent.click(box(/Lea Brunner/));
  await expect.element(box(/Noah Meier/)).not.toBeChecked();
  await userEvent.click(box(/Lea Brunner/));
  expect(told).toEqual([['Noah'], ['Lea'], []]);
});

test('the search finds names without their accents, keeps who is chosen, and says when nobody is called so', async () => {
  const told = await open();
  await userEvent.click(box(/Noah Meier/));
  await userEvent.fill(search(), 'bunz zoe');
  await expect.element(box(/Zoë Bünzli/)).toBeVisible();
  await expect.poll(() => box(/Noah Meier/).query()).toBeNull();
  await userEvent.click(box(/Zoë Bünzli/));
  expect(told.at(-1)).toEqual(['Noah', 'Zoë']);
  await userEvent.fill(search(), 'xaver');
  await expect.element(page.getByText('Niemand heisst so.')).toBeVisible();
  await expect.element(page.getByText('2 gewählt')).toBeVisible();
});

test('all of it works with the keyboard: arrows walk in a circle, space and enter choose and send no form', async () => {
  const sent = vi.fn();
  document.addEventListener('submit', sent, { once: true });
  const told = await open({ among: 'pupils' });
  await expect.element(box(/Noémie Blaser/)).toBeVisible();
  await userEvent.click(search());
  await userEvent.keyboard('no{Enter}');
  await expect.element(box(/Noémie Blaser/)).toHaveFocus();
  await userEvent.fill(search(), '');
  await userEvent.keyboard('{ArrowDown}{ArrowDown} {ArrowUp}{ArrowUp}{Enter}');
  await expect.element(box(/Zoë Bünzli/)).toHaveFocus();
  expect(told).toEqual([['Noah'], ['Noah', 'Zoë']]);
  expect(sent).not.toHaveBeenCalled();
});

test('only those are offered who are asked for', async () => {
  await open({ among: 'teachers' });
  await expect.element(box(/Lea Brunner/)).toBeVisible();
  await expect.poll(() => box(/Noah Meier/).query()).toBeNull();
});

test('a class without people says so', async () => {
  await open({}, { pupils: [], teachers: [], groups: [] });
  await expect.element(page.getByText('In dieser Klasse ist noch niemand.')).toBeVisible();
});
