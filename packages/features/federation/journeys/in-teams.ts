import { appOrigin, teamsOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import type { FrameLocator, Page } from '@playwright/test';

/** Opens a tab in the host that speaks like Teams; `query` is what that host knows. */
export const openTab = (page: Page, tab: string, query: Readonly<Record<string, string>> = {}) =>
  page.goto(`${teamsOrigin}/?${new URLSearchParams({ user: 'lea.brunner', ...query, tab: appOrigin + tab })}`);

/** The tab. */
export const tabOf = (page: Page): FrameLocator => page.frameLocator('iframe[name=tab]');
