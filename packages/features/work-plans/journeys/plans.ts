import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { expect } from '@pausenplatz/app-e2e/support/browser';
import type { Page } from '@playwright/test';

const listAddress = `${appOrigin}/tools/arbeitsplan`;

/** Writes a plan with these tasks in its first section, and stays in edit mode. */
export async function writePlan(teacher: Page, name: string, tasks: readonly string[]): Promise<void> {
  await teacher.goto(listAddress);
  await teacher.getByRole('button', { name: 'Neuer Plan' }).click();
  const title = teacher.getByRole('textbox', { name: 'Titel des Plans' });
  await title.fill(name);
  // Saved, the field is a new one: the key is pressed wherever the focus is.
  await teacher.keyboard.press('Enter');
  await expect(title).toHaveValue(name);
  const line = teacher.getByRole('textbox', { name: /Neue Aufgabe in/ });
  for (const task of tasks) {
    const made = teacher.waitForResponse((response) => response.url().endsWith('/api/arbeitsplan/task/new'));
    await line.fill(task);
    await line.press('Enter');
    // What is still being saved can neither be dragged nor held.
    const { task: stored } = await (await made).json();
    await expect(teacher.locator(`[data-task="${stored.id}"]`)).toBeVisible();
  }
  await expect(teacher.getByRole('button', { name: `Aufgabe ${tasks.length} bearbeiten: ${tasks.at(-1)}` })).toBeVisible();
}

/** Gives the plan that is being written to class 3a. */
export async function giveToClass(teacher: Page): Promise<void> {
  await teacher.getByRole('button', { name: 'Klassen geben' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: '3a' });
  await dialog.getByRole('button', { name: 'Geben' }).click();
  await expect(teacher.getByText('Die Klasse hat den Plan')).toBeVisible();
}

/** Opens the first task of a plan that the pupil has. */
export async function openNextTask(pupil: Page, name: string): Promise<void> {
  await pupil.goto(listAddress);
  await pupil.getByRole('link', { name }).click();
  await pupil.getByRole('link', { name: 'Los', exact: true }).click();
}
