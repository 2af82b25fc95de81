import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import type { Stack } from '../stack/start-stack.ts';
import { launchOptions } from '../support/launch.ts';

/** How the browser of a cheap phone behaves, as far as that can be had here; `extra` are further flags. */
export async function phoneLaunch({ edgePort, keyFingerprint }: Stack, extra: readonly string[] = []): Promise<LaunchOptions> {
  const { args = [], ...options } = await launchOptions(edgePort);
  return {
    ...options,
    args: [
      // A trusted certificate, so that the browser's cache works as it does outside.
      ...args.filter((one) => one !== '--ignore-certificate-errors'),
      `--ignore-certificate-errors-spki-list=${keyFingerprint}`,
      // There is no room for a process per website; so the line of a page is that of its frames too.
      '--disable-site-isolation-trials',
      ...extra,
    ],
  };
}

export const phoneBrowser = async (stack: Stack): Promise<Browser> => chromium.launch(await phoneLaunch(stack));
