import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import type { OutputOf, SettingsOf } from '@pausenplatz/kernel-contract';
import { CapabilitiesProvider, type HostCapabilities } from '@pausenplatz/kernel-host';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { listPlans, planBlock } from '../../contract/index.ts';
import { planFramedViews } from '../framed.tsx';
import { idOf } from '../test-support/a-plan.data.ts';
import { Editor } from './plan-block-editor.tsx';

type Settings = SettingsOf<typeof planBlock>;
type Listed = OutputOf<typeof listPlans>['plans'][number];

const surroundings = { pageId: idOf('page'), files: {}, children: [], siblings: [], isSeenFirst: false };

const listed = (title: string): Listed => ({
  id: idOf(title),
  url: idOf(`url-${title}`),
  title,
  template: 'none',
  keywords: [],
  updatedAt: '2027-03-01T08:00:00.000Z',
  tasks: 3,
  canEdit: true,
  assignments: [],
  progress: null,
});

/** The form with what it changed, as the page's editor keeps it. */
async function form(begin: Settings, plans: readonly Listed[]) {
  fakeServer(() => ({ body: { plans, today: '2027-03-01' } }));
  const changes: Settings[] = [];
  function Held() {
    const [settings, setSettings] = useState(begin);
    const keep = (next: Settings) => {
      changes.push(next);
      setSettings(next);
    };
    return <Editor settings={settings} onChange={keep} fieldErrors={{}} addFile={() => undefined} page={surroundings} />;
  }
  const session = { status: 'signedIn', user: aSignedInUser({ userRoles: ['Teacher'] }) } as const;
  await show(<Held />, { at: '/seite/x', path: '/seite/:id', session });
  return changes;
}

const which = page.getByRole('combobox', { name: 'Welcher Plan?' });

test('one of the own plans is chosen, and what of it children see', async () => {
  const changes = await form({ planUrl: null, show: 'all' }, [listed('Mauern'), listed('Lesen')]);
  await expect.element(which).toHaveValue('');
  await which.selectOptions('Lesen');
  await expect.element(which).toHaveValue(idOf('url-Lesen'));
  await page.getByRole('radio', { name: 'nur, was noch offen ist' }).click();
  await expect.element(page.getByRole('radio', { name: 'nur, was noch offen ist' })).toBeChecked();
  await which.selectOptions('noch keiner');
  expect(changes).toEqual([
    { planUrl: idOf('url-Lesen'), show: 'all' },
    { planUrl: idOf('url-Lesen'), show: 'open' },
    { planUrl: null, show: 'open' },
  ]);
});

test('a plan that one sees no more stays chosen until another one is', async () => {
  const changes = await form({ planUrl: idOf('gone'), show: 'all' }, [listed('Mauern')]);
  await expect.element(page.getByRole('option', { name: 'ein Plan, den du nicht (mehr) siehst' })).toBeInTheDocument();
  await expect.element(which).toHaveValue(idOf('gone'));
  expect(changes).toEqual([]);
});

test('who has no plan at all is told where they begin', async () => {
  await form({ planUrl: null, show: 'all' }, []);
  await expect.element(page.getByText('Du hast noch keinen Arbeitsplan.', { exact: false })).toBeVisible();
});

test('on a framed page nothing is asked and nothing told: the plan leads through the sign-in, in a window of its own', async () => {
  const sent = fakeServer(() => ({ status: 500, body: {} }));
  const host: HostCapabilities = {
    signInBy: 'password',
    canNavigateAway: false,
    hasSidebar: false,
    isLive: false,
    openLink: () => undefined,
    hrefFor: (path) => `https://schule.example${path}`,
  };
  const View = planFramedViews.Arbeitsplan;
  const views = (
    <CapabilitiesProvider value={host}>
      <View settings={{ planUrl: null, show: 'all' }} page={surroundings} />
      <View settings={{ planUrl: idOf('url'), show: 'all' }} page={surroundings} />
    </CapabilitiesProvider>
  );
  await show(views, { at: '/seite/x', path: '/seite/:id', session: { status: 'signedOut' } });
  const link = page.getByRole('link', { name: 'Anmelden und öffnen' });
  await expect.element(link).toHaveAttribute('href', `https://schule.example/tools/arbeitsplan/${idOf('url')}`);
  await expect.element(link).toHaveAttribute('target', '_blank');
  expect(sent).toEqual([]);
});
