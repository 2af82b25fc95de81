import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { forgetToasts } from '@pausenplatz/kernel-ui/testing';
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

beforeEach(() => cleanup());

/** What a test leaves on the screen is examined after it. */
afterEach(async () => expect(await seriousFindings()).toEqual([]));
