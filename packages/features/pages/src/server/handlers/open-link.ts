import { asSystem, type RateRule, refuse as refuseAny } from '@pausenplatz/kernel-server';
import { openLink } from '../../contract/index.ts';
import { audienceOf } from '../../rules/page-permission.ts';
import { isRightPassword, partsOfLink, passwordOf, proofOf } from '../link-proof.ts';
import { handle } from '../pages.ts';
import { readPage } from '../queries/read-page.ts';
import { refuse } from '../scope.ts';
import { limitVisitors } from '../visitor-limit.ts';

/** A class may type at once behind one address; a word cannot be guessed in so few tries. */
const perLink: RateRule = { name: 'page-link-password', points: 60, perSeconds: 600 };

export const openLinkHandler = handle(openLink, async (context, { url, link, password }) => {
  await limitVisitors(context);
  const { secret } = partsOfLink(link);
  const page = await asSystem(() => readPage(context.db, { url }));
  if (!page || page.linkSecret !== secret || audienceOf(page) !== 'link' || !page.isShown) return refuse('PAGE_NOT_FOUND');
  if (page.linkPassword === null) return { link: secret };
  const wanted = passwordOf(context, page.id, page.linkPassword);
  const key = `${page.id} ${context.request.ip}`;
  const seconds = await context.rateLimiter.take(perLink, key);
  if (seconds > 0) return refuseAny('TOO_MANY_REQUESTS', { details: { seconds } });
  if (wanted === null || !isRightPassword(password, wanted)) return refuse('LINK_PASSWORD_WRONG');
  await context.rateLimiter.giveBack(perLink, key);
  return { link: `${secret}.${proofOf(context, { secret, password: wanted })}` };
});
