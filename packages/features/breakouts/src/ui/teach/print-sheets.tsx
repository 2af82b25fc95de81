import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { usePrintSheet } from '@pausenplatz/kernel-ui';
import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { BreakoutSettings, EditedLock } from '../../contract/index.ts';
import { breakoutBlockTexts } from '../../texts.block.ts';
import { sheetTexts as texts } from '../../texts.lead.ts';
import { useLocks } from '../data.ts';
import { AnswerSpace } from './answer-space.tsx';
import { solutionOf } from './solution-of.ts';

const onPaper = `@page { size: A4 portrait; margin: 18mm }
@media screen { [data-breakout-sheets] { display: none } }
@media print { body > *:not([data-breakout-sheets]) { display: none !important } }`;

const useStyles = makeStyles({
  sheet: {
    breakAfter: 'page',
    color: '#000000',
    display: 'grid',
    gap: '6mm',
    gridTemplateColumns: 'minmax(0, 1fr)',
    fontSize: '13pt',
    lineHeight: 1.5,
  },
  number: { margin: 0, fontSize: '11pt' },
  title: { margin: 0, fontSize: '24pt', lineHeight: 1.2 },
  words: { margin: 0, whiteSpace: 'pre-line' },
  picture: { maxWidth: '150mm' },
  solutions: { margin: 0, paddingLeft: '8mm', '& li': { marginBottom: '3mm' } },
});

interface PrintSheetsProps {
  readonly blockId: string;
  readonly settings: BreakoutSettings;
  readonly onDone: () => void;
}

/** A sheet of paper for each lock, and one with the solutions; printed as soon as they are there. */
export function PrintSheets({ blockId, settings, onDone }: PrintSheetsProps) {
  const styles = useStyles();
  const { data } = useLocks(blockId);
  usePrintSheet(onPaper);
  const done = useEffectEvent(onDone);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere) return;
    void whenDrawn().then(() => {
      globalThis.print();
      done();
    });
  }, [isThere]);
  const title = settings.title || breakoutBlockTexts.unnamed;
  return createPortal(
    <div data-breakout-sheets="">
      {data?.locks.map((lock, index) => (
        <Sheet key={lock.id} lock={lock} number={index + 1} title={title} />
      ))}
      {data && (
        <section className={styles.sheet}>
          <h1 className={styles.title}>{texts.solutions}</h1>
          <ol className={styles.solutions}>
            {data.locks.map((lock) => (
              <li key={lock.id}>
                <strong>{lock.title}</strong>: {solutionOf(lock.secret)}
                {lock.hints.map(({ text }, index) => (
                  <div key={text}>
                    {fill(texts.hint, { number: index + 1 })}: {text}
                  </div>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>,
    document.body,
  );
}

function Sheet({ lock, number, title }: { readonly lock: EditedLock; readonly number: number; readonly title: string }) {
  const styles = useStyles();
  return (
    <section className={styles.sheet}>
      <p className={styles.number}>
        {title} · {fill(texts.lock, { number })}
      </p>
      <h1 className={styles.title}>{lock.title}</h1>
      {lock.story !== '' && <p className={styles.words}>{lock.story}</p>}
      {lock.task !== '' && <p className={styles.words}>{lock.task}</p>}
      {lock.picture && <ShownPicture file={lock.picture} alt={lock.alt} sizes="150mm" isSeenFirst className={styles.picture} />}
      <AnswerSpace secret={lock.secret} />
    </section>
  );
}

/** Pictures that are not there yet would be white on paper. */
async function whenDrawn(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-breakout-sheets] picture img')];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
}
