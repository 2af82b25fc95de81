import { fakeServer } from '@pausenplatz/kernel-browser/testing';
import { aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { embeddingTexts } from '../../../texts.embedding.ts';
import { AllowedWebsites } from '../../settings/allowed-websites.tsx';
import { aPage, idOf } from '../../test-support/demo-page.data.ts';
import { ShareEmbed } from './share-embed.tsx';

afterEach(() => vi.restoreAllMocks());

const session = { status: 'signedIn', user: aSignedInUser() } as const;
const sharing = {
  visibility: 'public',
  offered: ['public'],
  circles: [],
  members: null,
  classSize: null,
  childrenNamed: [],
  release: null,
  link: null,
  linkPassword: null,
  shortCode: null,
  schoolId: idOf('school'),
  embedOrigins: ['https://www.schule.ch'],
  canSetEmbedOrigins: false,
} as const;
const shared = { ...sharing, offered: [...sharing.offered], circles: [], childrenNamed: [], embedOrigins: [...sharing.embedOrigins] };
const lines = () => screen.getByLabelText('Zeilen zum Einbetten').element().textContent;

test('three ways into a website, each with its lines', async () => {
  fakeServer(() => ({ body: {} }));
  await show(<ShareEmbed page={aPage({ visibility: 'public' })} sharing={shared} />, { session });
  await expect.poll(lines).toMatch(/<pausenplatz-seite page="klasse-3a" title=.* style="display:block;min-height:620px">/);
  await screen.getByRole('tab', { name: 'Nur Rahmen' }).click();
  await expect.poll(lines).toMatch(/^<iframe src=".*\/einbetten\/seite\/klasse-3a\?widget=none"/);
  await screen.getByRole('tab', { name: 'WordPress-Link' }).click();
  await expect.poll(lines).toBe(`${location.origin}/seite/klasse-3a`);
  await expect.element(screen.getByText(/Erlaubt auf https:\/\/www\.schule\.ch\..*Schulverwaltung/)).toBeVisible();
});

test('a page that is not public says so before anybody copies in vain, and admins are led to the list', async () => {
  fakeServer(() => ({ body: {} }));
  await show(<ShareEmbed page={aPage({ visibility: 'class' })} sharing={{ ...shared, embedOrigins: [], canSetEmbedOrigins: true }} />, {
    session,
  });
  await expect.element(screen.getByText(embeddingTexts.notPublic)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Erlaubte Websites festlegen' })).toBeVisible();
});

test('«Einbettung prüfen» says all that is missing, and keeps the address', async () => {
  const sent = fakeServer(() => ({
    body: { site: 'https://www.schule.ch', findings: ['PAGE_PUBLIC', 'SITE_NOT_ALLOWED', 'SCRIPT_MISSING', 'POLICY_FINE'] },
  }));
  await show(<ShareEmbed page={aPage({ visibility: 'public' })} sharing={shared} />, { session });
  await screen.getByLabelText('Adresse eurer Website').fill('www.schule.ch/klassen');
  await screen.getByRole('button', { name: 'Einbettung prüfen' }).click();
  await expect.element(screen.getByText(/genau so: https:\/\/www\.schule\.ch/)).toBeVisible();
  await expect.element(screen.getByText(embeddingTexts.findings.SCRIPT_MISSING)).toBeVisible();
  await expect.element(screen.getByLabelText('Adresse eurer Website')).toHaveValue('www.schule.ch/klassen');
  expect(sent.map(({ body }) => body)).toEqual([{ id: aPage().id, address: 'www.schule.ch/klassen' }]);
});

test('the list of a school takes addresses as the browser shows them, and names what it inherits', async () => {
  const sent = fakeServer((path) => ({
    body: path.includes('origins/get/')
      ? { own: ['https://www.schule.ch'], inherited: [{ schoolName: 'Schulkreis', origin: 'https://kreis.ch' }] }
      : { origins: ['https://www.schule.ch', 'https://neu.ch'] },
  }));
  await show(<AllowedWebsites schoolId={idOf('school')} />, { session });
  await expect.element(screen.getByText('https://kreis.ch, von Schulkreis')).toBeVisible();
  const field = screen.getByLabelText('Erlaubte Websites');
  await field.fill('https://www.schule.ch\nschule');
  await expect.element(screen.getByText(/Das stimmt noch nicht: schule/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await field.fill('https://www.schule.ch\nhttps://neu.ch/klassen/3a');
  await screen.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('origins/set'))?.body)
    .toEqual({ schoolId: idOf('school'), origins: ['https://www.schule.ch', 'https://neu.ch'] });
});
