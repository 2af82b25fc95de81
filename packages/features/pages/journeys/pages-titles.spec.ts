import { expect, test } from '@pausenplatz/app-e2e/support/browser';
import { appOrigin } from '@pausenplatz/app-e2e/stack/addresses';
import { signIn } from '@pausenplatz/app-e2e/support/people';

test('the address of a title leads to it, for a visitor without scripts as well', async ({ visitor }) => {
  const lea = await visitor({ viewport: { width: 1000, height: 500 } });
  await signIn(lea, 'lea.brunner');
  await lea.goto(`${appOrigin}/seite/links-und-dokumente`);
  const title = lea.getByRole('heading', { name: 'Zum Nachlesen' });
  await expect(title).toBeVisible();
  const sign = lea.getByRole('link', { name: 'Adresse von «Zum Nachlesen»' });
  await sign.focus();
  await expect(sign).toHaveCSS('opacity', '1');
  await sign.press('Enter');
  await expect(lea).toHaveURL(/#titel-zum-nachlesen$/);
  await expect(title).toBeInViewport();
  await lea.evaluate(() => scrollTo({ top: 0 }));
  await expect(title).not.toBeInViewport();
  await lea.reload();
  await expect(title).toBeInViewport();

  const without = await visitor({ javaScriptEnabled: false, viewport: { width: 1000, height: 500 } });
  await without.goto(lea.url());
  await expect(without.getByRole('heading', { name: 'Zum Nachlesen' })).toBeInViewport();
});
