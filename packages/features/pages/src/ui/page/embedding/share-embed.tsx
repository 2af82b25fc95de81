import { makeStyles, tokens } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { Tabs, TextLink } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { galleryPath } from '../../../contract/gallery.ts';
import type { getSharing, Page } from '../../../contract/index.ts';
import { frameSnippet, widgetSnippet } from '../../../rules/embed-snippets.ts';
import { embeddingTexts as texts } from '../../../texts.embedding.ts';
import { Snippet } from '../../components/snippet.tsx';
import { addressOf } from '../page-addresses.ts';
import { CheckEmbedding } from './check-embedding.tsx';
import { useFramedHeight } from './use-framed-height.ts';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  help: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

type Sharing = OutputOf<typeof getSharing>;
type Way = keyof typeof texts.ways;

const ways = (['widget', 'frame', 'link'] as const).map((name) => ({ name, label: texts.ways[name].label }));

/** How to show the page on a school's website, which websites may, and what is still missing there. */
export function ShareEmbed({ page, sharing }: { readonly page: Page; readonly sharing: Sharing }) {
  const styles = useStyles();
  const [way, setWay] = useState<Way>('widget');
  const isPublic = page.visibility === 'public';
  const height = useFramedHeight(page.url, isPublic);
  const lines = linesFor(way, page, height);
  return (
    <section className={styles.part} aria-label={texts.title}>
      <h3 className={styles.title}>{texts.title}</h3>
      {!isPublic && <p className={styles.help}>{texts.notPublic}</p>}
      <Tabs tabs={ways} chosen={way} onChoose={setWay} label={texts.title} />
      <p className={styles.help}>{texts.ways[way].help}</p>
      <Snippet lines={lines} />
      {way !== 'link' && <p className={styles.help}>{fill(texts.height, { height })}</p>}
      <Allowed sharing={sharing} />
      <CheckEmbedding pageId={page.id} />
      <p className={styles.help}>
        <TextLink to={`${galleryPath}?page=${page.url}`}>{texts.open}</TextLink>
      </p>
    </section>
  );
}

function linesFor(way: Way, page: Page, height: number): string {
  const embedded = { origin: location.origin, url: page.url, title: page.title, height };
  if (way === 'link') return addressOf(page);
  return way === 'widget' ? widgetSnippet(embedded) : frameSnippet(embedded);
}

function Allowed({ sharing: { embedOrigins, canSetEmbedOrigins, schoolId } }: { readonly sharing: Sharing }) {
  const styles = useStyles();
  const sites = embedOrigins.join(', ');
  return (
    <p className={styles.help}>
      {embedOrigins.length === 0 ? texts.allowed.none : fill(texts.allowed.one, { sites })}{' '}
      {canSetEmbedOrigins && schoolId !== null ? (
        <TextLink to={`/verwaltung?schule=${schoolId}&bereich=schule`}>{texts.set}</TextLink>
      ) : (
        texts.whoSets
      )}
    </p>
  );
}
