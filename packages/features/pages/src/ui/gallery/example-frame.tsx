import { makeStyles, tokens } from '@fluentui/react-components';
import { Card } from '@pausenplatz/kernel-ui';
import { useEffect, useState } from 'react';
import { examplePath, type ExampleWebsite } from '../../contract/gallery.ts';
import { embeddingTexts } from '../../texts.embedding.ts';
import type { Played } from './use-played.ts';

const pauseMs = 400;

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  frame: {
    display: 'block',
    width: '100%',
    height: '520px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

/** A made-up school website with the element as it was just chosen. */
export function ExampleFrame({ website, played: { element, attributes } }: { readonly website: ExampleWebsite; readonly played: Played }) {
  const styles = useStyles();
  const title = embeddingTexts.gallery.websites[website];
  const query = new URLSearchParams({ website, element, ...attributes }).toString();
  const [shown, setShown] = useState(query);
  useEffect(() => {
    // Not at every key.
    const timer = setTimeout(() => setShown(query), pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
  return (
    <section aria-label={title}>
      <Card className={styles.card}>
        <h3 className={styles.title}>{title}</h3>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of our own; the frame inside has a sandbox. */}
        <iframe className={styles.frame} src={`${examplePath}?${shown}`} title={title} loading="lazy" />
      </Card>
    </section>
  );
}
