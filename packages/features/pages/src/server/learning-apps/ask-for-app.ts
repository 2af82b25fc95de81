import { FetchRefused, type SafeFetch } from '@pausenplatz/kernel-server';
import { learningAppsHost, learningAppUrl } from '../../contract/learning-app.ts';
import { factsInCard, factsInPage, type LearningAppFacts } from '../../rules/learning-app-facts.ts';

const hosts = [learningAppsHost, `www.${learningAppsHost}`];
const pageBytes = 1_000_000;

/** What LearningApps.org says of an exercise, by its card and then by its page; null where it does not answer or does not know it. */
export async function askForApp(safeFetch: SafeFetch, app: string): Promise<LearningAppFacts | null> {
  const url = learningAppUrl(app);
  const card = await fetched(
    safeFetch,
    `https://${learningAppsHost}/oembed.php?${new URLSearchParams({ format: 'json', url })}`,
    pageBytes,
  );
  const said = card && factsInCard(card.toString('utf8'));
  if (said && said.title !== '' && said.picture !== null) return said;
  const page = await fetched(safeFetch, url, pageBytes);
  if (!said && !page) return null;
  const shown = page && factsInPage(page.toString('utf8'));
  const title = said?.title || shown?.title || '';
  const picture = said?.picture ?? shown?.picture ?? null;
  return title === '' && picture === null ? null : { title, picture };
}

/** What stands at an address of the service; null when it does not answer well. Nobody else is asked, wherever it sends us. */
export async function fetched(safeFetch: SafeFetch, url: string, maxBytes: number): Promise<Buffer | null> {
  try {
    const { status, body } = await safeFetch(url, { hosts, maxBytes, timeoutMs: 5_000 });
    return status === 200 ? body : null;
  } catch (error) {
    if (error instanceof FetchRefused) return null;
    throw error;
  }
}
