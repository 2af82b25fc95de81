import { afterEach, expect } from 'vitest';
import { seriousFindings } from './examine.ts';

/** What a test leaves on the screen is examined after it. */
afterEach(async () => expect(await seriousFindings()).toEqual([]));
