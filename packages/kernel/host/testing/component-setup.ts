import { forgetToasts } from '@pausenplatz/kernel-ui/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { seriousFindings } from './examine.ts';

/** The files of a worker share one page, so that what they load is loaded once: each finds it as if it were the first. */
beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
  document.body.replaceChildren();
  forgetToasts();
  await page.viewport(1_280, 800);
});

beforeEach(async () => {
  await cleanup();
  // The Tab key goes on from where something had the focus last, also when that is gone.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
});

/** What a test leaves on the screen is examined after it. */
afterEach(async () => expect(await seriousFindings()).toEqual([]));

/** Whoever answered for the server, or stood for a piece of the browser, does so for one file. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
