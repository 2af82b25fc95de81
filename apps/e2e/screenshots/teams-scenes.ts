import { expect, type Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '../stack/addresses.ts';
import type { Scene } from './scenes.ts';

const inTeams =
  (user: string, tab: string, theme: string, context = 'content') =>
  async (page: Page) => {
    const query = new URLSearchParams({ user, tab: appOrigin + tab, theme, context });
    await page.goto(`${teamsOrigin}/?${query}`);
    await expect(page.frameLocator('iframe[name=tab]').getByRole('heading').first()).toBeVisible({ timeout: 15_000 });
  };

/** Tabs in a host that speaks like Teams. */
export const teamsScenes: readonly Scene[] = [
  { name: 'teams-light', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/tab-page/klasse-3a', 'default') },
  { name: 'teams-dark', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/tab-page/klasse-3a', 'dark') },
  { name: 'teams-contrast', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/tab-page/klasse-3a', 'contrast') },
  { name: 'teams-personal', as: 'nobody', ownTheme: true, open: inTeams('noah.meier', '/teams/personal-tab', 'default') },
  {
    name: 'teams-configuration',
    as: 'nobody',
    ownTheme: true,
    open: inTeams('lea.brunner', '/teams/tab-configuration', 'default', 'settings'),
  },
  {
    name: 'teams-configuration-contrast',
    as: 'nobody',
    ownTheme: true,
    open: inTeams('lea.brunner', '/teams/tab-configuration', 'contrast', 'settings'),
  },
  { name: 'teams-connected', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/first-login', 'dark') },
  { name: 'teams-ask-school', as: 'nobody', ownTheme: true, open: inTeams('fremde.schule', '/teams/personal-tab', 'dark') },
  { name: 'teams-unknown', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/tab-unbekannt', 'default') },
  { name: 'teams-first-login', as: 'nobody', ownTheme: true, open: inTeams('fremd', '/teams/personal-tab', 'default') },
];
