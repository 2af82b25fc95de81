import type { StoredFile } from '@pausenplatz/documents/contract';
import { keepPicture } from '@pausenplatz/documents/server';
import { type CallContext, personOf, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { findLearningApp } from '../../contract/index.ts';
import { learningAppsHost } from '../../contract/learning-app.ts';
import { handle } from '../pages.ts';
import { rulesOf } from '../queries/rules-of.ts';
import { provePage, refuse } from '../scope.ts';
import type { PagesTables } from '../tables.ts';
import { askForApp, fetched } from './ask-for-app.ts';

const perPerson: RateRule = { name: 'learning-apps', points: 60, perSeconds: 600 };
const pictureBytes = 3_000_000;

export const findLearningAppHandler = handle(findLearningApp, async (context, { pageId, app }) => {
  const { schoolIds } = await provePage(context, pageId, { permission: 2 });
  if ((await rulesOf(context.db, schoolIds, personOf(context).schoolIds)).learningapps === 'forbidden') return refuse('SERVICE_FORBIDDEN');
  const seconds = await context.rateLimiter.take(perPerson, personOf(context).userId);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  const facts = await askForApp(context.safeFetch, app);
  if (!facts) return { isReached: false, title: '', picture: null };
  const picture = facts.picture === null ? null : await pictureOf(context, app, facts.picture);
  return { isReached: true, title: facts.title, picture };
});

async function pictureOf(context: CallContext<PagesTables>, app: string, url: string): Promise<StoredFile | null> {
  const content = await fetched(context.safeFetch, url, pictureBytes);
  return content && keepPicture(context, { name: `${learningAppsHost} ${app}`, content });
}
