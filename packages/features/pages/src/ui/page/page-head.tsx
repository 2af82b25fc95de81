import type { Page } from '../../contract/index.ts';
import { describePage } from '../../rules/describe-page.ts';
import { firstPicture } from '../../rules/first-picture.ts';

/** What search engines and messengers are told of a page. */
export function PageHead({ page }: { readonly page: Page }) {
  // Whoever was given a link shows it to whom they want; search engines are not among them.
  if (page.visibility !== 'public') return <meta name="robots" content="noindex" />;
  const description = describePage(page.blocks);
  const picture = pictureOf(page);
  return (
    <>
      {description !== '' && <meta name="description" content={description} />}
      {description !== '' && <meta property="og:description" content={description} />}
      <meta property="og:title" content={page.title} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="de_CH" />
      <meta property="og:url" content={`/seite/${page.url}`} />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`/oembed?url=${encodeURIComponent(`/seite/${page.url}`)}`}
        title={page.title}
      />
      <meta property="og:image" content={picture ?? productPicture} />
    </>
  );
}

/** Where a page has no picture of its own. */
const productPicture = '/teilen.png';

function pictureOf(page: Page): string | undefined {
  const ids = Object.values(firstPicture(page)?.settings ?? {});
  return ids.flatMap((id) => (typeof id === 'string' ? (page.files[id]?.url ?? []) : []))[0];
}
