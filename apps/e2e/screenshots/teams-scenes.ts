import { expect, type Page } from '@playwright/test';
import { appOrigin, teamsOrigin } from '../stack/addresses.ts';
import type { Scene } from './scenes.ts';

const inTeams =
  (user: string, tab: string, theme: string, context = 'content', more: Readonly<Record<string, string>> = {}) =>
  async (page: Page) => {
    const query = new URLSearchParams({ user, tab: appOrigin + tab, theme, context, ...more });
    await page.goto(`${teamsOrigin}/?${query}`);
    await expect(page.frameLocator('iframe[name=tab]').getByRole('heading').first()).toBeVisible({ timeout: 15_000 });
  };

const inWindow = (path: string) => async (page: Page) => {
  await page.goto(`${appOrigin}${path}?handle=lab`);
  await expect(page.getByRole('heading').first()).toBeVisible();
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
  ...['default', 'dark', 'contrast'].map((theme) => ({
    name: `teams-roads-${theme}`,
    as: 'nobody' as const,
    ownTheme: true,
    open: inTeams('niemand', '/teams/personal-tab', theme, 'content', { sso: 'no' }),
  })),
  { name: 'teams-window-choose', as: 'nobody', open: inWindow('/teams/login') },
  { name: 'teams-window-own', as: 'nobody', open: inWindow('/teams/login-pausenplatz') },
  { name: 'teams-side-panel', as: 'nobody', ownTheme: true, open: inTeams('lea.brunner', '/teams/tab-homework', 'dark', 'sidePanel') },
  {
    name: 'teams-stage',
    as: 'nobody',
    ownTheme: true,
    open: inTeams('lea.brunner', '/teams/tab-page/klasse-3a', 'default', 'meetingStage'),
  },
  { name: 'teams-homework-contrast', as: 'nobody', ownTheme: true, open: inTeams('noah.meier', '/teams/tab-homework', 'contrast') },
  { name: 'teams-personal-contrast', as: 'nobody', ownTheme: true, open: inTeams('noah.meier', '/teams/personal-tab', 'contrast') },
  { name: 'teams-first-login', as: 'nobody', ownTheme: true, open: inTeams('fremd', '/teams/personal-tab', 'default') },
];
